//! Documents of either kind: set from text, or an uploaded PDF with fields over its pages.

use pdf::{Inspected, Limits, Refused, Size, inspect, overlay_pages, page_png, page_svg, stilled};
use template::print::{Body, Placed};

use crate::error::RenderError;
use crate::fonts::FontSources;
use crate::layer::PageSize;
use crate::pdf::Standard;
use crate::preview::{FieldPosition, ImageFormat, PageImage, Preview, PreviewOptions};
use crate::renderer::{Rendered, Renderer};
use crate::request::Request;
use crate::warning::Warning;

/// Prints documents of either kind. One is enough for a process.
#[derive(Debug)]
pub struct Press {
    renderer: Renderer,
    limits: Limits,
}

/// An uploaded PDF with its fields on it.
struct Overlaid {
    file: Vec<u8>,
    sizes: Vec<PageSize>,
    warnings: Vec<Warning>,
}

impl Press {
    /// A press with the fonts of these sources beside those of the program.
    #[must_use]
    pub fn new(fonts: FontSources) -> Self {
        Self { renderer: Renderer::new(fonts), limits: Limits::default() }
    }

    /// Prints a document.
    ///
    /// # Errors
    /// As [`Renderer::render`], and when the uploaded PDF can't be printed on.
    pub fn print(&self, request: &Request) -> Result<Rendered, RenderError> {
        match &request.print.body {
            Body::Flow { .. } => self.renderer.render(request),
            Body::Pages { file, .. } => {
                let Overlaid { file, sizes, warnings } = self.overlaid(request, file, false)?;
                // Whatever standards the uploaded file claims it keeps; we do not vouch for them.
                Ok(Rendered { pdf: file, standard: Standard::Plain, pages: sizes.len(), warnings })
            }
        }
    }

    /// Shows pages as pictures, and tells where the fields lie on them.
    ///
    /// # Errors
    /// As [`Press::print`].
    pub fn preview(&self, request: &Request, options: &PreviewOptions) -> Result<Preview, RenderError> {
        match &request.print.body {
            Body::Flow { .. } => self.renderer.preview(request, options),
            Body::Pages { file, fields } => {
                let overlaid = self.overlaid(request, file, options.highlight)?;
                self.show(overlaid, fields, options)
            }
        }
    }

    fn overlaid(&self, request: &Request, file: &str, highlight: bool) -> Result<Overlaid, RenderError> {
        let gone = || RenderError::Uploaded("is gone; upload it again".to_owned());
        let original = request.files.get(file).ok_or_else(gone)?;
        let Inspected::Pdf(facts) = inspect(original, &self.limits).map_err(|refused| told(&refused))? else {
            return Err(RenderError::Uploaded("is a picture; upload a PDF".to_owned()));
        };
        let stilled = stilled(original, &self.limits).map_err(|refused| told(&refused))?;
        let original = stilled.as_deref().unwrap_or(original);
        let mut sizes: Vec<PageSize> = facts.pages.iter().map(|page| (page.width, page.height)).collect();
        let layer = self.renderer.layer(request, &sizes, highlight)?;
        let file = if layer.pages.is_empty() {
            original.to_vec()
        } else {
            let first = layer.pages.len();
            let behind: Vec<usize> = (first..first + layer.behind.len()).collect();
            overlay_pages(original, &layer.pdf, &layer.pages, &behind, &self.limits)
                .map_err(|error| RenderError::Uploaded(error.to_string()))?
        };
        sizes.extend(layer.behind);
        Ok(Overlaid { file, sizes, warnings: layer.warnings })
    }

    fn show(
        &self,
        overlaid: Overlaid,
        fields: &[Placed],
        options: &PreviewOptions,
    ) -> Result<Preview, RenderError> {
        let Overlaid { file, sizes, warnings } = overlaid;
        let wanted = sizes.iter().enumerate().filter(|(index, _)| options.pages.contains(index));
        let pages = wanted.map(|(page, &(width, height))| {
            let drawn = match options.format {
                ImageFormat::Png => page_png(&file, page, Size::Scale(options.scale), &self.limits),
                ImageFormat::Svg => page_svg(&file, page, &self.limits).map(String::into_bytes),
            };
            Ok(PageImage { page, width, height, data: drawn.map_err(|refused| told(&refused))? })
        });
        let pages = pages.collect::<Result<_, RenderError>>()?;
        let place = |placed: &Placed| {
            let place = placed.placement;
            FieldPosition {
                id: placed.field.id.clone(),
                page: (place.page as usize).saturating_sub(1),
                x: place.x,
                y: place.y,
                width: place.width,
                height: place.height,
            }
        };
        Ok(Preview { sizes, pages, fields: fields.iter().map(place).collect(), warnings })
    }
}

fn told(refused: &Refused) -> RenderError {
    RenderError::Uploaded(refused.to_string())
}
