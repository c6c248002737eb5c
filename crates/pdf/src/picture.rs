//! Pictures that somebody uploaded: how large they are, and a copy that is safe to put into documents.
//!
//! The copy was decoded once, as a whole, so nothing in it can surprise later. What cameras and programs write beside
//! the picture (places, names, thumbnails, comments) is left out, and a picture that was taken with the camera on its side
//! is turned upright. One that has more pixels than a page shows is made smaller. Compressed pixels are kept as they are where
//! nothing of that has to be done.

use std::io::Cursor;

use image::codecs::jpeg::{JpegDecoder, JpegEncoder};
use image::codecs::png::{CompressionType, FilterType, PngDecoder, PngEncoder};
use image::codecs::webp::WebPDecoder;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageEncoder as _, ImageError, ImageResult};
use serde::{Deserialize, Serialize};

use crate::guard::guarded;
use crate::inspect::PictureFacts;
use crate::{Kind, Limits, Refused, strip};

/// A picture that is safe to put into documents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Picture {
    /// Its format: PNG or JPEG.
    pub kind: Kind,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Pixels from left to right.
    pub width: u32,
    /// Pixels from top to bottom.
    pub height: u32,
}

/// How good a JPEG is that had to be made anew, of 100.
const QUALITY: u8 = 90;
/// How many pixels a picture has at most in documents: a whole page at 300 to the inch. Telephones make many more, which nobody
/// sees in print and everybody has to carry along.
const PRINTED: u64 = 8_700_000;

/// Makes a picture safe to put into documents.
///
/// # Errors
///
/// When it is no picture, too large, or damaged.
pub fn normalise(bytes: &[u8], limits: &Limits) -> Result<Picture, Refused> {
    if bytes.is_empty() {
        return Err(Refused::Empty);
    }
    if bytes.len() > limits.bytes {
        return Err(Refused::TooLarge { bytes: bytes.len(), limit: limits.bytes });
    }
    let kind = Kind::of(bytes).filter(|kind| *kind != Kind::Pdf).ok_or(Refused::UnknownType)?;
    guarded("reading the picture", || {
        measure(bytes, kind, limits)?;
        let picture = match kind {
            Kind::Jpeg => JpegDecoder::new(Cursor::new(bytes)).and_then(|decoder| jpeg(decoder, bytes, limits)),
            Kind::Png => PngDecoder::with_limits(Cursor::new(bytes), room(limits))
                .and_then(|decoder| png(decoder, bytes, limits)),
            Kind::Webp | Kind::Pdf => {
                WebPDecoder::new(Cursor::new(bytes)).and_then(|decoder| webp(decoder, bytes, limits))
            }
        };
        picture.map_err(|error| told(&error))
    })
}

/// Makes a picture smaller that has more than so many pixels: for a print that could not hold all of its pictures as they are.
///
/// # Errors
///
/// When it is no JPEG or PNG, too large, or damaged.
pub fn shrink(bytes: &[u8], pixels: u64, limits: &Limits) -> Result<Picture, Refused> {
    let kind = Kind::of(bytes).ok_or(Refused::UnknownType)?;
    guarded("reading the picture", || {
        measure(bytes, kind, limits)?;
        let made = match kind {
            Kind::Jpeg => JpegDecoder::new(Cursor::new(bytes))
                .and_then(|decoder| decode(decoder, limits))
                .and_then(|(picture, _, profile)| as_jpeg(&smaller(&picture, pixels).unwrap_or(picture), profile)),
            Kind::Png => PngDecoder::with_limits(Cursor::new(bytes), room(limits))
                .and_then(|decoder| decode(decoder, limits))
                .and_then(|(picture, _, profile)| as_png(&smaller(&picture, pixels).unwrap_or(picture), profile)),
            Kind::Webp | Kind::Pdf => return Err(Refused::UnknownType),
        };
        made.map_err(|error| told(&error))
    })
}

/// The largest width and height with these proportions and at most so many pixels.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "pixels are far below 2^52, and a part of a width or height fits where the whole did"
)]
fn within(width: u32, height: u32, pixels: u64) -> (u32, u32) {
    let part = (pixels as f64 / (f64::from(width) * f64::from(height))).sqrt().min(1.0);
    let side = |side: u32| ((f64::from(side) * part) as u32).max(1);
    (side(width), side(height))
}

/// Width and height, from the header alone.
pub(crate) fn measure(bytes: &[u8], kind: Kind, limits: &Limits) -> Result<PictureFacts, Refused> {
    let size = match kind {
        Kind::Jpeg => JpegDecoder::new(Cursor::new(bytes)).map(|decoder| decoder.dimensions()),
        Kind::Png => PngDecoder::with_limits(Cursor::new(bytes), room(limits)).map(|decoder| decoder.dimensions()),
        Kind::Webp => WebPDecoder::new(Cursor::new(bytes)).map(|decoder| decoder.dimensions()),
        Kind::Pdf => return Err(Refused::UnknownType),
    };
    let (width, height) = size.map_err(|error| told(&error))?;
    if width == 0 || height == 0 {
        return Err(Refused::damaged("it has no pixels"));
    }
    if u64::from(width) * u64::from(height) > limits.pixels {
        return Err(Refused::TooManyPixels { width, height, limit: limits.pixels });
    }
    Ok(PictureFacts { kind, width, height })
}

/// Width and height of a JPEG or JPEG 2000 picture that is part of a PDF.
pub(crate) fn embedded_size(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\xff\xd8") {
        return JpegDecoder::new(Cursor::new(bytes)).ok().map(|decoder| decoder.dimensions());
    }
    // The start of the code stream and the marker that gives its size, after which come two pairs of bytes and the size.
    let at = crate::raw::find(bytes, b"\xff\x4f\xff\x51")?;
    let field = |from: usize| bytes.get(at + from..at + from + 4)?.try_into().ok().map(u32::from_be_bytes);
    Some((field(8)?, field(12)?))
}

/// What decoding may allocate: the pixels at their largest, four channels of 16 bits, and as much again to work with.
fn room(limits: &Limits) -> image::Limits {
    let mut room = image::Limits::default();
    room.max_alloc = Some(limits.pixels.saturating_mul(16));
    room
}

/// The whole picture, upright.
fn decode(
    mut decoder: impl ImageDecoder,
    limits: &Limits,
) -> ImageResult<(DynamicImage, Orientation, Option<Vec<u8>>)> {
    decoder.set_limits(room(limits))?;
    // Broken metadata is no reason to refuse the picture, which goes without it.
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let profile = decoder.icc_profile().ok().flatten();
    let mut picture = DynamicImage::from_decoder(decoder)?;
    picture.apply_orientation(orientation);
    Ok((picture, orientation, profile))
}

/// A picture with no more pixels than are printed, where it has more.
fn smaller(picture: &DynamicImage, pixels: u64) -> Option<DynamicImage> {
    let (width, height) = (picture.width(), picture.height());
    (u64::from(width) * u64::from(height) > pixels).then(|| {
        let (width, height) = within(width, height, pixels);
        picture.thumbnail_exact(width, height)
    })
}

fn jpeg(decoder: JpegDecoder<Cursor<&[u8]>>, bytes: &[u8], limits: &Limits) -> ImageResult<Picture> {
    let (picture, orientation, profile) = decode(decoder, limits)?;
    // Four channels are printing inks, of which viewers and printers think differently.
    let profile = profile.filter(|_| strip::channels(bytes) != Some(4));
    if let Some(smaller) = smaller(&picture, PRINTED) {
        return as_jpeg(&smaller, profile);
    }
    let kept = match strip::jpeg(bytes) {
        Some((kept, channels)) if orientation == Orientation::NoTransforms && matches!(channels, 1 | 3) => kept,
        _ => return as_jpeg(&picture, profile),
    };
    Ok(Picture { kind: Kind::Jpeg, bytes: kept, width: picture.width(), height: picture.height() })
}

fn png(decoder: PngDecoder<Cursor<&[u8]>>, bytes: &[u8], limits: &Limits) -> ImageResult<Picture> {
    let (picture, orientation, profile) = decode(decoder, limits)?;
    if let Some(smaller) = smaller(&picture, PRINTED) {
        return as_png(&smaller, profile);
    }
    match strip::png(bytes) {
        Some(kept) if orientation == Orientation::NoTransforms => {
            Ok(Picture { kind: Kind::Png, bytes: kept, width: picture.width(), height: picture.height() })
        }
        _ => as_png(&picture, profile),
    }
}

/// A WebP is made a JPEG where it loses detail as a JPEG does and everything is opaque, else a PNG.
fn webp(decoder: WebPDecoder<Cursor<&[u8]>>, bytes: &[u8], limits: &Limits) -> ImageResult<Picture> {
    let lossy = crate::raw::find(bytes, b"VP8 ").is_some() && !decoder.color_type().has_alpha();
    let (picture, _, profile) = decode(decoder, limits)?;
    let picture = smaller(&picture, PRINTED).unwrap_or(picture);
    if lossy { as_jpeg(&picture, profile) } else { as_png(&picture, profile) }
}

fn as_jpeg(picture: &DynamicImage, profile: Option<Vec<u8>>) -> ImageResult<Picture> {
    let mut bytes = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut bytes, QUALITY);
    if let Some(profile) = profile {
        // A profile that can't be kept leaves colours a little off, no more.
        let _ = encoder.set_icc_profile(profile);
    }
    match picture {
        DynamicImage::ImageLuma8(grey) => encoder.encode_image(grey)?,
        colour => encoder.encode_image(&colour.to_rgb8())?,
    }
    Ok(Picture { kind: Kind::Jpeg, bytes, width: picture.width(), height: picture.height() })
}

fn as_png(picture: &DynamicImage, profile: Option<Vec<u8>>) -> ImageResult<Picture> {
    let mut bytes = Vec::new();
    let mut encoder = PngEncoder::new_with_quality(&mut bytes, CompressionType::Default, FilterType::Adaptive);
    if let Some(profile) = profile {
        let _ = encoder.set_icc_profile(profile);
    }
    picture.write_with_encoder(encoder)?;
    Ok(Picture { kind: Kind::Png, bytes, width: picture.width(), height: picture.height() })
}

fn told(error: &ImageError) -> Refused {
    Refused::damaged(match error {
        ImageError::Limits(_) => "it asks for more memory than its pixels need",
        ImageError::Unsupported(_) => "it uses a part of its format that is not supported",
        _ => "its pixels can't be read",
    })
}
