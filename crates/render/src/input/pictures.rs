//! The pictures of a document: each is handed to Typst once, under a number.
//!
//! People add photographs to a document one by one, and each is taken in that could be printed alone. Where all of them together
//! are more than can be held at once, the largest are made smaller: what was signed can always be printed.

use std::collections::{BTreeMap, HashMap};
use std::io::Cursor;

use bytes::Bytes;
use typst::visualize::{ExchangeFormat, RasterImage};

use crate::error::RenderError;
use crate::warning::Warning;

/// How many pixels all pictures of a document may have together as they are. Each takes four bytes while Typst works.
const MAX_PIXELS: u64 = 60_000_000;
/// How many they have at most where some had to be made smaller. That takes room of its own.
const SHRUNK_PIXELS: u64 = MAX_PIXELS / 2;
/// A picture has at least this many all the same; with more of them a document can't be printed.
const FEWEST_PIXELS: u64 = 40_000;

/// The pictures that were asked for so far.
pub(super) struct Pictures<'a> {
    files: &'a BTreeMap<String, Bytes>,
    known: HashMap<&'a str, Option<Known>>,
    /// How many pixels one of them may have.
    each: u64,
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
        let sizes = files.values().filter_map(facts).map(|(_, width, height)| pixels(width, height));
        Self { files, known: HashMap::new(), each: share(sizes.collect()), list: Vec::new(), warnings: Vec::new() }
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
        // Before anything is unpacked: a small file can hold a very large picture.
        let Some((format, width, height)) = facts(bytes) else { return Ok(None) };
        let count = pixels(width, height);
        if count > MAX_PIXELS || self.each < FEWEST_PIXELS {
            let (what, limit) =
                ("pixels in its pictures".into(), usize::try_from(MAX_PIXELS).unwrap_or(usize::MAX));
            return Err(RenderError::TooMany { what, count: usize::try_from(count).unwrap_or(usize::MAX), limit });
        }
        let smaller = if count > self.each {
            let limits = pdf::Limits { pixels: MAX_PIXELS, ..pdf::Limits::default() };
            let Ok(smaller) = pdf::shrink(bytes, self.each, &limits) else { return Ok(None) };
            Some(Bytes::from(smaller.bytes))
        } else {
            None
        };
        let bytes = smaller.as_ref().unwrap_or(bytes);
        let data = typst::foundations::Bytes::new(bytes.clone());
        // Typst does the same when it sets the picture, and remembers it from here.
        if RasterImage::plain(data.clone(), format).is_err() {
            return Ok(None);
        }
        self.list.push(data);
        Ok(Some(Known { index: self.list.len() - 1, height: f64::from(height) / f64::from(width) }))
    }
}

fn pixels(width: u32, height: u32) -> u64 {
    u64::from(width) * u64::from(height)
}

/// How many pixels each picture may have so that all of them can be held: any number where they can as they are.
fn share(mut sizes: Vec<u64>) -> u64 {
    if sizes.iter().sum::<u64>() <= MAX_PIXELS {
        return u64::MAX;
    }
    sizes.sort_unstable();
    let mut left = SHRUNK_PIXELS;
    for (place, size) in sizes.iter().enumerate() {
        // What the smaller ones do not need is the larger ones'.
        let each = left / (sizes.len() - place) as u64;
        if *size > each {
            return each;
        }
        left -= size;
    }
    u64::MAX
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_small_pictures_leave_is_the_large_ones() {
        assert_eq!(share(vec![]), u64::MAX);
        assert_eq!(share(vec![20_000_000; 3]), u64::MAX);
        assert_eq!(share(vec![12_000_000; 6]), 5_000_000);
        assert_eq!(share(vec![40_000_000, 1_000_000, 1_000_000, 40_000_000]), 14_000_000);
        for count in [2, 7, 100, 1_000] {
            let each = share(vec![40_000_000; count]);
            assert!(each * count as u64 <= SHRUNK_PIXELS, "{count}");
        }
    }
}
