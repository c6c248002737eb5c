//! Why a file was not taken, in words for whoever uploaded it.

use serde::{Deserialize, Serialize};

/// Why a file was not taken. Its `Display` follows the file's name: "contract.pdf is protected by a password; …".
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "reason", rename_all = "snake_case")]
#[non_exhaustive]
pub enum Refused {
    /// The content is none of the types that are accepted.
    #[error("is not of a type that is accepted; upload a PDF, PNG, JPEG or WebP file")]
    UnknownType,
    /// There are no bytes.
    #[error("is empty; upload the file again")]
    Empty,
    /// The file has too many bytes.
    #[error("is too large: {bytes} bytes, and at most {limit} are accepted; make it smaller and upload it again")]
    TooLarge {
        /// Its bytes.
        bytes: usize,
        /// The most that would be accepted.
        limit: usize,
    },
    /// The PDF has too many pages.
    #[error("has more than {limit} pages; split it and upload the parts")]
    TooManyPages {
        /// The most that would be accepted.
        limit: usize,
    },
    /// The picture has too many pixels.
    #[error(
        "has {width} × {height} pixels, which is more than {limit} in all; make it smaller and upload it again"
    )]
    TooManyPixels {
        /// Pixels from left to right.
        width: u32,
        /// Pixels from top to bottom.
        height: u32,
        /// The most that would be accepted, width times height.
        limit: u64,
    },
    /// The PDF is made of too many objects.
    #[error("is made of more than {limit} objects; print it to a new PDF and upload that")]
    TooManyObjects {
        /// The most that would be accepted.
        limit: usize,
    },
    /// The objects of the PDF are made of too many values.
    #[error("is made of more than {limit} numbers and names; print it to a new PDF and upload that")]
    TooManyValues {
        /// The most that would be accepted.
        limit: usize,
    },
    /// The PDF has too many form fields.
    #[error("has more than {limit} form fields; print it to a new PDF and upload that")]
    TooManyFields {
        /// The most that would be accepted.
        limit: usize,
    },
    /// Compressed parts of the PDF unpack to too much.
    #[error("unpacks to more than {limit} bytes; print it to a new PDF and upload that")]
    Unpacks {
        /// The most that would be accepted.
        limit: usize,
    },
    /// The PDF is encrypted.
    #[error("is protected by a password; remove the protection and upload it again")]
    Encrypted,
    /// The PDF is a form in Adobe's XFA language, whose pages say no more than that another program is needed.
    #[error("is an XFA form, which only Adobe's programs can show; print it to a new PDF there and upload that")]
    Xfa,
    /// The PDF has no pages.
    #[error("has no pages")]
    NoPages,
    /// The PDF's page tree comes back to itself, or lists a page twice.
    #[error("is damaged: its list of pages comes back to itself; print it to a new PDF and upload that")]
    PageTreeLoops,
    /// A page is larger than anything that could be shown, or has no area.
    #[error(
        "has a page {page} of {width} × {height} points, which can't be shown; pages have sides of 1 to {limit} points"
    )]
    PageSize {
        /// The page's number, counted from 1.
        page: usize,
        /// Points from left to right.
        width: f64,
        /// Points from top to bottom.
        height: f64,
        /// The longest side that would be accepted.
        limit: f64,
    },
    /// There is no page with the number that was asked for.
    #[error("has no page {page}; it has {pages}")]
    NoSuchPage {
        /// The number that was asked for, counted from 1.
        page: usize,
        /// How many there are.
        pages: usize,
    },
    /// The file breaks the rules of its format.
    #[error("is damaged: {what}; open it in another program, save it anew and upload that")]
    Damaged {
        /// What is wrong with it.
        what: String,
    },
}

impl Refused {
    /// A damaged file, of which `what` is wrong.
    pub(crate) fn damaged(what: impl Into<String>) -> Self {
        Self::Damaged { what: what.into() }
    }
}
