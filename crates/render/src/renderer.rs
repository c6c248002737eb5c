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
#[derive(Clone, PartialEq, Eq)]
pub struct Rendered {
    /// The file.
    pub pdf: Vec<u8>,
    /// Which standards the file keeps.
    pub standard: Standard,
}

/// Why a document could not be printed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, serde::Serialize, serde::Deserialize)]
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
            let document =
                typst::compile::<PagedDocument>(&world).output.map_err(|errors| pdf::failed(&errors))?;
            let (pdf, standard) = pdf::write(&document, &print.ident, print.created_at_ms)?;
            Ok(Rendered { pdf, standard })
        }))
        .unwrap_or_else(|panic| Err(RenderError::Failed(panic_message(&*panic))))
    }
}

fn panic_message(panic: &(dyn Any + Send)) -> String {
    let message =
        panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
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

impl fmt::Debug for Rendered {
    /// Leaves the bytes out: they are of no use in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { pdf, standard } = self;
        f.debug_struct("Rendered").field("bytes", &pdf.len()).field("standard", standard).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::print::PrintRow;

    /// Parts of right-to-left text in an order that nobody would write, but that anybody could send.
    fn noise(seed: u64) -> String {
        let parts = [
            "م\u{64e}", "\u{64b}", "\u{651}\u{650}", "\u{6e1}", "\u{2066}", "\u{2067}", "\u{2069}", "\u{780}",
            " ", " ",
        ];
        let mut state = seed;
        std::iter::repeat_with(|| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            parts[usize::try_from(state >> 32).expect("32 bits") % parts.len()]
        })
        .take(160)
        .collect()
    }

    #[test]
    fn what_typst_fails_over_is_printed_in_simpler_form() {
        let renderer = Renderer::new();
        let mut failures = 0;
        for seed in 1..=30 {
            let print = Print {
                title: "Lease".to_owned(),
                rows: vec![PrintRow { label: noise(seed), value: noise(seed + 1_000) }],
                language: if seed % 2 == 0 { "en" } else { "ar" }.to_owned(),
                created_at_ms: 0,
                ident: String::new(),
            };
            if let Err(error) = renderer.print(&print, Care::AsWritten) {
                assert!(error.to_string().contains("Typst panicked: "), "{error}");
                failures += 1;
            }
            assert!(renderer.render(&print).is_ok());
        }
        assert!(failures > 0, "Typst has been mended, and `Care` can go");
    }
}
