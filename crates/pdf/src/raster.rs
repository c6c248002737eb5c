//! Pages of a PDF as pictures, for previews.

use hayro::hayro_interpret::InterpreterSettings;
use hayro::hayro_syntax::Pdf;
use hayro::vello_cpu::color::palette::css::WHITE;
use hayro::{RenderCache, RenderSettings};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder as _};
use lopdf::Document;

use crate::geometry::Shape;
use crate::guard::guarded;
use crate::pages::pages;
use crate::reading::read;
use crate::{Limits, Refused, single_page};

/// How large a picture of a page is to become. It becomes smaller where it would have too many pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Size {
    /// Pixels for each point of the displayed page.
    Scale(f64),
    /// Pixels from left to right.
    Width(u32),
}

/// The longest side of a picture, in pixels.
const SIDE: f64 = 16_384.0;

/// A PDF of which pages are shown. It is read once, whichever and however many pages are asked for.
pub struct Viewer {
    document: Document,
    limits: Limits,
}

impl Viewer {
    /// Opens a PDF.
    ///
    /// # Errors
    ///
    /// When the PDF can't be used.
    pub fn of(bytes: &[u8], limits: &Limits) -> Result<Self, Refused> {
        guarded("reading the PDF", || {
            let document = read(bytes, limits)?;
            pages(&document, limits)?;
            Ok(Self { document, limits: limits.clone() })
        })
    }

    /// A page, counted from 0, as a PNG picture on white, its form fields and annotations included.
    ///
    /// # Errors
    ///
    /// When there is no such page, or it can't be drawn within the limits.
    pub fn png(&self, page: usize, size: Size) -> Result<Vec<u8>, Refused> {
        guarded("drawing the page", || {
            let (file, shape) = self.page(page)?;
            png(file, shape, size, &self.limits)
        })
    }

    /// A page, counted from 0, as an SVG picture on nothing, its form fields and annotations included.
    ///
    /// # Errors
    ///
    /// When there is no such page, it can't be drawn within the limits, or the picture becomes larger than a file may be.
    pub fn svg(&self, page: usize) -> Result<String, Refused> {
        guarded("drawing the page", || svg(self.page(page)?.0, &self.limits))
    }

    /// A page as a file of its own, and its shape.
    fn page(&self, number: usize) -> Result<(Vec<u8>, Shape), Refused> {
        let pages = pages(&self.document, &self.limits)?;
        let page = pages.get(number).ok_or(Refused::NoSuchPage { page: number + 1, pages: pages.len() })?;
        Ok((single_page::extract(&self.document, page, &self.limits)?, page.shape))
    }
}

/// A page of a PDF as a PNG picture; see [`Viewer::png`].
///
/// # Errors
///
/// When the PDF can't be used, or has no such page.
pub fn page_png(bytes: &[u8], page: usize, size: Size, limits: &Limits) -> Result<Vec<u8>, Refused> {
    Viewer::of(bytes, limits)?.png(page, size)
}

/// A page of a PDF as an SVG picture; see [`Viewer::svg`].
///
/// # Errors
///
/// When the PDF can't be used, has no such page, or the picture becomes larger than a file may be.
pub fn page_svg(bytes: &[u8], page: usize, limits: &Limits) -> Result<String, Refused> {
    Viewer::of(bytes, limits)?.svg(page)
}

fn open(file: Vec<u8>) -> Result<Pdf, Refused> {
    let pdf = Pdf::new(file).map_err(|_| Refused::damaged("the page can't be drawn"))?;
    if pdf.pages().is_empty() { Err(Refused::damaged("the page can't be drawn")) } else { Ok(pdf) }
}

fn png(file: Vec<u8>, shape: Shape, size: Size, limits: &Limits) -> Result<Vec<u8>, Refused> {
    let (width, height) = pixels(shape.displayed(), size, limits);
    let pdf = open(file)?;
    let page = &pdf.pages()[0];
    let (units_wide, units_high) = page.render_dimensions();
    let settings = RenderSettings {
        x_scale: f32::from(width) / units_wide,
        y_scale: f32::from(height) / units_high,
        width: Some(width),
        height: Some(height),
        bg_color: WHITE,
    };
    let pixmap = hayro::render(page, &RenderCache::new(), &InterpreterSettings::default(), &settings);
    // On white everything is opaque.
    let rgb: Vec<u8> =
        pixmap.data_as_u8_slice().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    let mut png = Vec::new();
    PngEncoder::new_with_quality(&mut png, CompressionType::Fast, FilterType::Adaptive)
        .write_image(&rgb, width.into(), height.into(), ExtendedColorType::Rgb8)
        .map_err(|_| Refused::damaged("the page can't be drawn"))?;
    Ok(png)
}

fn svg(file: Vec<u8>, limits: &Limits) -> Result<String, Refused> {
    let pdf = open(file)?;
    let settings = hayro_svg::SvgRenderSettings::default();
    let cache = hayro_svg::RenderCache::new();
    let svg = hayro_svg::convert(&pdf.pages()[0], &cache, &InterpreterSettings::default(), &settings);
    if svg.len() > limits.bytes { Err(Refused::Unpacks { limit: limits.bytes }) } else { Ok(svg) }
}

/// Width and height in pixels, within the limits.
fn pixels((width, height): (f64, f64), size: Size, limits: &Limits) -> (u16, u16) {
    let scale = match size {
        Size::Scale(scale) => scale,
        Size::Width(pixels) => f64::from(pixels) / width,
    };
    #[expect(clippy::cast_precision_loss, reason = "a limit needs no more than 52 bits")]
    let most = (limits.pixels as f64 / (width * height)).sqrt();
    // A scale that is no number becomes the smallest.
    let scale = scale.max(0.0).min(most).min(SIDE / width).min(SIDE / height);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 1 and the longest side")]
    let whole = |points: f64| (points * scale).floor().clamp(1.0, SIDE) as u16;
    (whole(width), whole(height))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_stay_within_the_limits() {
        let limits = Limits { pixels: 1_000_000, ..Limits::default() };
        assert_eq!(pixels((600.0, 800.0), Size::Scale(1.5), &Limits::default()), (900, 1200));
        assert_eq!(pixels((600.0, 800.0), Size::Width(300), &limits), (300, 400));
        let (width, height) = pixels((600.0, 800.0), Size::Width(u32::MAX), &limits);
        assert!(u64::from(width) * u64::from(height) <= limits.pixels);
        for odd in [f64::NAN, f64::INFINITY, -1.0, 0.0] {
            let (width, height) = pixels((1.0, 14_400.0), Size::Scale(odd), &limits);
            assert!(width >= 1 && height >= 1 && u64::from(width) * u64::from(height) <= limits.pixels);
        }
    }
}
