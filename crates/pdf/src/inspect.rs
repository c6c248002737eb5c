//! What is in an uploaded file.

use lopdf::Document;
use serde::{Deserialize, Serialize};

use crate::fields::{self, Field};
use crate::guard::guarded;
use crate::pages::pages;
use crate::reading::{read, value};
use crate::{Kind, Limits, Refused, picture};

/// What an uploaded file is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Inspected {
    /// A PDF.
    Pdf(PdfFacts),
    /// A picture.
    Picture(PictureFacts),
}

/// What is in a PDF.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PdfFacts {
    /// Its pages, in order.
    pub pages: Vec<PageFacts>,
    /// The form fields it brings along, in the order of its form.
    pub fields: Vec<Field>,
    /// Whether somebody has signed it, so that every change will show.
    pub signed: bool,
}

/// The size of a page.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PageFacts {
    /// Its width as displayed, in points of 1/72 inch.
    pub width: f64,
    /// Its height as displayed, in points of 1/72 inch.
    pub height: f64,
}

/// What is in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PictureFacts {
    /// The format it is in.
    pub kind: Kind,
    /// Pixels from left to right as they are stored; whether a camera was turned is left aside.
    pub width: u32,
    /// Pixels from top to bottom as they are stored.
    pub height: u32,
}

/// Looks at an uploaded file: what it is by its content, and what is in it.
///
/// # Errors
///
/// When it can't be used; the error says why, to whoever uploaded it.
pub fn inspect(bytes: &[u8], limits: &Limits) -> Result<Inspected, Refused> {
    if bytes.is_empty() {
        return Err(Refused::Empty);
    }
    if bytes.len() > limits.bytes {
        return Err(Refused::TooLarge { bytes: bytes.len(), limit: limits.bytes });
    }
    match Kind::of(bytes).ok_or(Refused::UnknownType)? {
        Kind::Pdf => guarded("reading the PDF", || pdf(bytes, limits)).map(Inspected::Pdf),
        kind => guarded("reading the picture", || picture::measure(bytes, kind, limits)).map(Inspected::Picture),
    }
}

fn pdf(bytes: &[u8], limits: &Limits) -> Result<PdfFacts, Refused> {
    let document = read(bytes, limits)?;
    refuse_xfa(&document)?;
    let pages = pages(&document, limits)?;
    let form = fields::read(&document, &pages, limits)?;
    // Numbers are read with seven digits; what is beyond is noise.
    let rounded = |points: f64| (points * 1e4).round() / 1e4;
    let sizes = pages.iter().map(|page| page.shape.displayed());
    let pages =
        sizes.map(|(width, height)| PageFacts { width: rounded(width), height: rounded(height) }).collect();
    Ok(PdfFacts { pages, fields: form.fields, signed: form.signed })
}

/// Of a form in XFA, the pages may be a mere notice that another program is needed. Where there are ordinary fields
/// beside it, they are what everybody sees, and the XFA part is left alone.
fn refuse_xfa(document: &Document) -> Result<(), Refused> {
    let Some(form) = fields::form(document) else { return Ok(()) };
    let catalog = document.catalog().map_err(|_| Refused::damaged("its catalogue is missing"))?;
    let dynamic = value(document, catalog, b"NeedsRendering").as_bool().unwrap_or(false);
    let ordinary = value(document, form, b"Fields").as_array().is_ok_and(|fields| !fields.is_empty());
    if form.has(b"XFA") && (dynamic || !ordinary) { Err(Refused::Xfa) } else { Ok(()) }
}
