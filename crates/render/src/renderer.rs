//! The way of a document from its values to its PDF.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;

use typst_layout::PagedDocument;

use crate::input::Input;
use crate::pdf::{self, Standard};
use crate::print::Print;
use crate::text::Care;
use crate::world::{PrintWorld, Shared};

/// How many documents ago a remembered piece of layout must last have been of use to be kept.
///
/// Typst remembers everything it ever laid out until it is told to forget.
const MEMORY: usize = 0;

/// Prints documents. One is enough for a process: it can be shared between threads and never changes.
///
/// Creating it costs nothing; the fonts are read when the first document is printed.
pub struct Renderer {
    shared: LazyLock<Shared>,
}

/// A printed document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rendered {
    /// The file.
    pub pdf: Vec<u8>,
    /// Which standards the file keeps.
    pub standard: Standard,
}

/// Why a document could not be printed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RenderError {
    /// There is more text than the renderer takes on. It is the document's author who can mend this.
    #[error("the document has {characters} characters, and at most {limit} can be printed")]
    TooLong {
        /// How many there are, where a short line counts for as much as it takes up on the page.
        characters: usize,
        /// How many there may be.
        limit: usize,
    },
    /// Typst refused the document, which no input should make it do: a fault of ours. The text is for the log.
    #[error("the document could not be printed: {0}")]
    Failed(String),
}

impl Renderer {
    /// Creates a renderer.
    #[must_use]
    pub const fn new() -> Self {
        Self { shared: LazyLock::new(Shared::load) }
    }

    /// Prints a document. The same input gives the same bytes, on any machine.
    ///
    /// This blocks for milliseconds to seconds and can't be cancelled: call it off the threads that serve requests.
    ///
    /// # Errors
    /// [`RenderError::TooLong`] if there is too much text; [`RenderError::Failed`] if Typst fails, which is a
    /// fault of this crate.
    pub fn render(&self, print: &Print) -> Result<Rendered, RenderError> {
        let mut result = Err(RenderError::Failed("nothing was tried".to_owned()));
        for care in Care::ALL {
            result = self.print(print, care);
            comemo::evict(MEMORY);
            if !matches!(result, Err(RenderError::Failed(_))) {
                break;
            }
        }
        result
    }

    fn print(&self, print: &Print, care: Care) -> Result<Rendered, RenderError> {
        let input = Input::new(print, &self.shared.fonts, care)?;
        let json = serde_json::to_vec(&input).map_err(|error| RenderError::Failed(error.to_string()))?;
        let world = PrintWorld::new(&self.shared, json);
        // Nothing of ours changes while Typst works, so there is nothing that a panic could leave half done.
        catch_unwind(AssertUnwindSafe(|| {
            let document = typst::compile::<PagedDocument>(&world).output.map_err(|errors| pdf::failed(&errors))?;
            let (pdf, standard) = pdf::write(&document, &print.ident, print.created_at_ms)?;
            Ok(Rendered { pdf, standard })
        }))
        .unwrap_or_else(|panic| Err(RenderError::Failed(panic_message(&*panic))))
    }
}

fn panic_message(panic: &(dyn Any + Send)) -> String {
    let message = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    format!("Typst panicked: {}", message.unwrap_or("no message"))
}

impl Default for Renderer {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Renderer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Renderer").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::print::PrintRow;

    /// When this test fails because the first attempt works, Typst is mended, and [`Care`] can go.
    #[test]
    fn a_document_that_typst_fails_over_is_printed_in_simpler_form() {
        let accents = "\u{2067}م\u{64e} \u{2069}م\u{64e}م\u{64b} ".repeat(30);
        for value in [accents, "\u{2067}a ".repeat(1_000)] {
            let print = Print {
                title: "Lease".to_owned(),
                rows: vec![PrintRow { label: "Name".to_owned(), value }],
                language: "en".to_owned(),
                created_at_ms: 0,
                ident: String::new(),
            };
            let renderer = Renderer::new();
            let first = renderer.print(&print, Care::AsWritten).expect_err("Typst panics");
            assert!(first.to_string().contains("Typst panicked: "), "{first}");
            assert_eq!(renderer.render(&print).map(|rendered| rendered.standard), Ok(Standard::A2aUa1));
        }
    }
}
