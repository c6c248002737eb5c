//! The pictures of a document: each is handed to Typst once, under a number.

use std::collections::{BTreeMap, HashMap};
use std::io::Cursor;

use bytes::Bytes;
use typst::visualize::{ExchangeFormat, RasterImage};

use crate::error::RenderError;
use crate::warning::Warning;

/// How many pixels all pictures of a document may have together. Each takes four bytes while Typst works.
const MAX_PIXELS: usize = 60_000_000;

/// The pictures that were asked for so far.
pub(super) struct Pictures<'a> {
    files: &'a BTreeMap<String, Bytes>,
    known: HashMap<&'a str, Option<Known>>,
    pixels: usize,
    /// What Typst gets, by number.
    pub list: Vec<typst::foundations::Bytes>,
    pub warnings: Vec<Warning>,
}

/// A picture that can be shown.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Known {
    /// By which number the program asks for it.
    pub index: usize,
    /// How high it is in proportion to its width.
    pub height: f64,
}

impl<'a> Pictures<'a> {
    pub fn new(files: &'a BTreeMap<String, Bytes>) -> Self {
        Self { files, known: HashMap::new(), pixels: 0, list: Vec::new(), warnings: Vec::new() }
    }

    /// Returns a picture, or nothing where it is missing or can't be read.
    pub fn get(&mut self, file: &'a str) -> Result<Option<Known>, RenderError> {
        if let Some(known) = self.known.get(file) {
            return Ok(*known);
        }
        let known = match self.files.get(file) {
            Some(bytes) => self.read(bytes)?,
            None => None,
        };
        if known.is_none() {
            self.warnings.push(Warning::UnreadablePicture { file: file.to_owned() });
        }
        self.known.insert(file, known);
        Ok(known)
    }

    fn read(&mut self, bytes: &Bytes) -> Result<Option<Known>, RenderError> {
        let Some((format, width, height)) = facts(bytes) else { return Ok(None) };
        // Before anything is unpacked: a small file can hold a very large picture.
        self.pixels = self.pixels.saturating_add((width as usize).saturating_mul(height as usize));
        if self.pixels > MAX_PIXELS {
            return Err(RenderError::TooMany {
                what: "pixels in its pictures".into(),
                count: self.pixels,
                limit: MAX_PIXELS,
            });
        }
        let data = typst::foundations::Bytes::new(bytes.clone());
        // Typst does the same when it sets the picture, and remembers it from here.
        if RasterImage::plain(data.clone(), format).is_err() {
            return Ok(None);
        }
        self.list.push(data);
        Ok(Some(Known { index: self.list.len() - 1, height: f64::from(height) / f64::from(width) }))
    }
}

/// Looks at the beginning of a file: its format, width and height.
fn facts(bytes: &Bytes) -> Option<(ExchangeFormat, u32, u32)> {
    let reader = image::ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok()?;
    let format = match reader.format()? {
        image::ImageFormat::Png => ExchangeFormat::Png,
        image::ImageFormat::Jpeg => ExchangeFormat::Jpg,
        _ => return None,
    };
    let (width, height) = reader.into_dimensions().ok()?;
    (width > 0 && height > 0).then_some((format, width, height))
}
