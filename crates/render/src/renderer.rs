//! The way of a document from its tree to its PDF.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;

use model::panics::words;
use typst::foundations::Bytes;
use typst_layout::PagedDocument;

use crate::error::RenderError;
use crate::fonts::{Chosen, FontSources, Shelf};
use crate::input::{self, Input, Manner};
use crate::layer::{self, Layer, PageSize};
use crate::memory::Memory;
use crate::pdf::{self, About, Standard};
use crate::preview::{self, Preview, PreviewOptions};
use crate::request::Request;
use crate::text::Care;
use crate::warning::{self, Warning};
use crate::world::{Entry, PrintWorld, Shared};

/// Prints documents. One is enough for a process: it can be shared between threads and never changes.
///
/// Creating it costs nothing; the fonts are read when the first document is printed.
pub struct Renderer {
    fonts: FontSources,
    memory: Memory,
    made: OnceLock<(Shared, Shelf)>,
}

/// A printed document.
#[derive(Clone, PartialEq, Eq)]
pub struct Rendered {
    /// The file.
    pub pdf: Vec<u8>,
    /// Which standards the file keeps.
    pub standard: Standard,
    /// How many pages it has.
    pub pages: usize,
    /// What is not as it should be.
    pub warnings: Vec<Warning>,
}

/// A document that Typst has laid out.
pub(crate) struct LaidOut {
    pub document: PagedDocument,
    pub input: Input,
    /// What is not as it should be.
    pub warnings: Vec<Warning>,
    /// Whether some character has no glyph.
    pub lacks_glyphs: bool,
}

impl Renderer {
    /// Creates a renderer. Beyond the fonts inside the program it uses those that are found at the sources.
    #[must_use]
    pub const fn new(fonts: FontSources) -> Self {
        Self { fonts, memory: Memory::new(), made: OnceLock::new() }
    }

    /// Where this renderer looks for fonts.
    #[must_use]
    pub const fn fonts(&self) -> &FontSources {
        &self.fonts
    }

    /// Prints a document. The same input gives the same bytes, on any machine with the same fonts.
    ///
    /// This blocks for milliseconds to seconds and can't be cancelled: call it off the threads that serve requests.
    ///
    /// # Errors
    /// One that [`RenderError::is_the_documents`] if there is too much of something; [`RenderError::OtherKind`] if the
    /// pages are those of an uploaded PDF; [`RenderError::Failed`] if Typst fails, which is a fault of this crate.
    pub fn render(&self, request: &Request) -> Result<Rendered, RenderError> {
        self.with_care(request, |care| {
            let LaidOut { mut document, input, mut warnings, lacks_glyphs } =
                self.lay_out(request, Entry::Flow, care, |manner| {
                    Input::flow(request, Manner { highlight: false, ..manner })
                })?;
            let (pdf, standard, lower) = pdf::write(&mut document, &about(request, &input), lacks_glyphs)?;
            warnings.extend(lower);
            Ok(Rendered { pdf, standard, pages: document.pages().len(), warnings })
        })
    }

    /// Shows pages as pictures, and tells where the fields lie on them.
    ///
    /// # Errors
    /// As [`Renderer::render`].
    pub fn preview(&self, request: &Request, options: &PreviewOptions) -> Result<Preview, RenderError> {
        self.with_care(request, |care| {
            let laid_out = self.lay_out(request, Entry::Flow, care, |manner| {
                Input::flow(request, Manner { highlight: options.highlight, ..manner })
            })?;
            preview::show(laid_out, options)
        })
    }

    /// Prints what lies over the pages of an uploaded PDF: a transparent PDF without tags, with one page for each page
    /// of the other that has fields, or for each where the document bears a mark, and behind them what had no room there. `pages` are the sizes of all its pages as they are displayed.
    ///
    /// # Errors
    /// As [`Renderer::render`], but it is a document whose pages are set from text that is of the other kind.
    pub fn layer(&self, request: &Request, pages: &[PageSize], highlight: bool) -> Result<Layer, RenderError> {
        self.with_care(request, |care| {
            let laid_out = self.lay_out(request, Entry::Layer, care, |manner| {
                Input::layer(request, Manner { highlight, ..manner }, pages)
            })?;
            let pdf = pdf::write_layer(&laid_out.document, &about(request, &laid_out.input))?;
            let pages = layer::pages(request, pages);
            // Typst makes a page of nothing, too.
            let behind = laid_out.document.pages().iter().skip(pages.len().max(1));
            let behind =
                behind.map(|page| page.frame.size()).map(|size| (size.x.to_pt(), size.y.to_pt())).collect();
            Ok(Layer { pdf, pages, behind, warnings: laid_out.warnings })
        })
    }

    /// Tries again with less of the text where Typst fails over it.
    fn with_care<T>(
        &self,
        request: &Request,
        print: impl Fn(Care) -> Result<T, RenderError>,
    ) -> Result<T, RenderError> {
        let mut result = Err(RenderError::Failed("nothing was tried".to_owned()));
        for care in Care::ALL {
            // Nothing of ours changes while Typst works, so there is nothing that a panic could leave half done.
            result = catch_unwind(AssertUnwindSafe(|| print(care)))
                .unwrap_or_else(|panic| Err(RenderError::Failed(format!("Typst panicked: {}", words(&*panic)))));
            if !matches!(result, Err(RenderError::Failed(_))) {
                break;
            }
        }
        self.memory.printed(input::check(&request.print).map_or(0, |size| size.weight()));
        result
    }

    fn lay_out(
        &self,
        request: &Request,
        entry: Entry,
        care: Care,
        prepare: impl Fn(Manner) -> Result<Input, RenderError>,
    ) -> Result<LaidOut, RenderError> {
        let size = input::check(&request.print)?;
        let (shared, at_hand) = self.made.get_or_init(|| (Shared::load(), Shelf::load()));
        let Chosen { fonts, rare, odd } = at_hand.fonts_for(&size.alphabet, &self.fonts);
        let mut input = prepare(Manner { fonts, rare: &rare, odd: &odd, care, highlight: false })?;
        let world = PrintWorld {
            shared,
            fonts,
            entry,
            input: Bytes::new(std::mem::take(&mut input.json)),
            pictures: std::mem::take(&mut input.pictures),
        };
        let document = typst::compile::<PagedDocument>(&world).output.map_err(|errors| pdf::failed(&errors))?;
        let missing = warning::missing_glyphs(&document);
        let lacks_glyphs = !missing.is_empty();
        let warnings = std::mem::take(&mut input.warnings).into_iter().chain(missing).collect();
        Ok(LaidOut { document, input, warnings, lacks_glyphs })
    }
}

fn about<'a>(request: &'a Request, input: &'a Input) -> About<'a> {
    About { title: &input.title, ident: &request.print.ident, created_at_ms: request.print.created_at_ms }
}

impl Default for Renderer {
    /// One that has no fonts but those inside the program.
    fn default() -> Self {
        Self::new(FontSources::none())
    }
}

impl fmt::Debug for Renderer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Renderer").field("fonts", &self.fonts).finish_non_exhaustive()
    }
}

impl fmt::Debug for Rendered {
    /// Leaves the bytes out: they are of no use in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { pdf, standard, pages, warnings } = self;
        f.debug_struct("Rendered")
            .field("bytes", &pdf.len())
            .field("standard", standard)
            .field("pages", pages)
            .field("warnings", warnings)
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample;

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
        let renderer = Renderer::default();
        let mut failures = 0;
        for seed in 1..=30 {
            let mut request = sample::values(&[(&noise(seed), &noise(seed + 1_000))]);
            request.print.language = if seed % 2 == 0 { "en" } else { "ar" }.to_owned();
            let as_written = catch_unwind(AssertUnwindSafe(|| {
                renderer.lay_out(&request, Entry::Flow, Care::AsWritten, |manner| Input::flow(&request, manner))
            }));
            failures += usize::from(as_written.is_err());
            assert!(renderer.render(&request).is_ok());
        }
        assert!(failures > 0, "Typst has been mended, and `Care` can go");
    }
}
