//! Pages as pictures, and where the fields lie on them.

use std::fmt;
use std::ops::Range;

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder as _};
use serde::{Deserialize, Serialize};
use typst::foundations::{Label, Selector, Value};
use typst::introspection::{Introspector as _, MetadataElem};
use typst::layout::Frame;
use typst::utils::{PicoStr, Scalar};
use typst_layout::PagedDocument;
use typst_render::RenderOptions;
use typst_svg::SvgOptions;

use crate::error::RenderError;
use crate::layer::PageSize;
use crate::renderer::LaidOut;
use crate::warning::Warning;

/// How large a picture may become in either direction, in pixels.
const MAX_PIXELS: f64 = 6_000.0;

/// What a preview shows.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PreviewOptions {
    /// The kind of pictures.
    pub format: ImageFormat,
    /// Which pages are shown, counted from 0; those that are not there are left out.
    pub pages: Range<usize>,
    /// How many pixels a point becomes; 1 is 72 dots per inch. For SVG it means nothing.
    pub scale: f64,
    /// Whether blanks stand out in the colours of their roles, with their labels. Nothing moves by it.
    pub highlight: bool,
}

impl Default for PreviewOptions {
    /// The first page, large enough for a screen.
    fn default() -> Self {
        Self { format: ImageFormat::Png, pages: 0..1, scale: 1.5, highlight: true }
    }
}

impl PreviewOptions {
    /// No pictures, only sizes and positions.
    #[must_use]
    pub fn measures() -> Self {
        Self { pages: 0..0, ..Self::default() }
    }
}

/// The kinds of pictures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ImageFormat {
    /// Dots.
    #[default]
    Png,
    /// Shapes. Text in it can't be selected.
    Svg,
}

/// Pages as pictures.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Preview {
    /// The sizes of all pages in points.
    pub sizes: Vec<PageSize>,
    /// Those that were asked for.
    pub pages: Vec<PageImage>,
    /// Where fields lie, on all pages.
    pub fields: Vec<FieldPosition>,
    /// What is not as it should be.
    pub warnings: Vec<Warning>,
}

/// A page as a picture.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct PageImage {
    /// The page, counted from 0.
    pub page: usize,
    /// Its width in points.
    pub width: f64,
    /// Its height in points.
    pub height: f64,
    /// The picture's file.
    pub data: Vec<u8>,
}

impl fmt::Debug for PageImage {
    /// Leaves the bytes out: they are of no use in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { page, width, height, data } = self;
        f.debug_struct("PageImage")
            .field("page", page)
            .field("width", width)
            .field("height", height)
            .field("bytes", &data.len())
            .finish()
    }
}

/// Where a field lies on a page, as parts of the page's width and height, from its top left corner.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct FieldPosition {
    /// The field's id.
    pub id: String,
    /// The page, counted from 0.
    pub page: usize,
    /// From the left edge.
    pub x: f64,
    /// From the top edge.
    pub y: f64,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

/// Draws pages.
pub(crate) fn show(laid_out: LaidOut, options: &PreviewOptions) -> Result<Preview, RenderError> {
    let LaidOut { document, input, warnings, .. } = laid_out;
    let all = document.pages().iter().enumerate();
    let wanted = all.filter(|(index, _)| options.pages.contains(index));
    let pages = wanted.map(|(index, page)| {
        let size = page.frame.size();
        let (width, height) = (size.x.to_pt(), size.y.to_pt());
        let data = match options.format {
            ImageFormat::Svg => typst_svg::svg(page, &SvgOptions::default()).into_bytes(),
            ImageFormat::Png => png(page, scale(options.scale, width.max(height)))?,
        };
        Ok(PageImage { page: index, width, height, data })
    });
    Ok(Preview {
        sizes: document
            .pages()
            .iter()
            .map(|page| page.frame.size())
            .map(|size| (size.x.to_pt(), size.y.to_pt()))
            .collect(),
        pages: pages.collect::<Result<_, RenderError>>()?,
        fields: fields(&document, &input.fields),
        warnings,
    })
}

fn scale(wanted: f64, side: f64) -> f64 {
    let wanted = if wanted.is_finite() { wanted.max(0.05) } else { 1.0 };
    wanted.min(MAX_PIXELS / side)
}

fn png(page: &typst_layout::Page, scale: f64) -> Result<Vec<u8>, RenderError> {
    let options = RenderOptions { pixel_per_pt: Scalar::new(scale), ..RenderOptions::default() };
    let pixels = typst_render::render(page, &options);
    // Pages are white and opaque, so there is nothing to see through.
    let colors: Vec<u8> = pixels.data().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    let mut data = Vec::new();
    PngEncoder::new_with_quality(&mut data, CompressionType::Fast, FilterType::Adaptive)
        .write_image(&colors, pixels.width(), pixels.height(), ExtendedColorType::Rgb8)
        .map_err(|error| RenderError::Failed(error.to_string()))?;
    Ok(data)
}

/// Finds the marks that the program leaves at the corners of fields.
fn fields(document: &PagedDocument, ids: &[String]) -> Vec<FieldPosition> {
    let introspector = document.introspector();
    let Some(label) = Label::new(PicoStr::constant("field")) else { return Vec::new() };
    let mut corners: Vec<[Option<(usize, f64, f64)>; 2]> = vec![[None; 2]; ids.len()];
    for element in introspector.query(&Selector::Label(label)) {
        let Some(mark) = element.to_packed::<MetadataElem>() else { continue };
        let Value::Array(mark) = &mark.value else { continue };
        let (Ok(Value::Int(number)), Ok(Value::Int(end))) = (mark.at(0, None), mark.at(1, None)) else { continue };
        let position = element.location().and_then(|location| introspector.position(location));
        let (Some(position), Ok(number)) = (position, usize::try_from(number)) else { continue };
        if let Some(field) = corners.get_mut(number) {
            let place = (position.page.get() - 1, position.point.x.to_pt(), position.point.y.to_pt());
            field[usize::from(end == 1)] = Some(place);
        }
    }
    let position = |(id, [start, end]): (&String, [Option<(usize, f64, f64)>; 2])| {
        let ((page, left, top), (end_page, right, bottom)) = (start?, end?);
        let size = document.pages().get(page).map(|page| &page.frame).map(Frame::size)?;
        let (page_width, page_height) = (size.x.to_pt(), size.y.to_pt());
        // A long answer may run over lines and pages; its place is then where it starts.
        let (right, bottom) = if end_page == page { (right, bottom) } else { (page_width, page_height) };
        Some(FieldPosition {
            id: id.clone(),
            page,
            x: left / page_width,
            y: top / page_height,
            width: (right - left).max(0.0) / page_width,
            height: (bottom - top).max(0.0) / page_height,
        })
    };
    ids.iter().zip(corners).filter_map(position).collect()
}
