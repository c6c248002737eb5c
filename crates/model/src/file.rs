//! Uploaded files: PDFs and pictures that templates and values refer to.

use serde::{Deserialize, Serialize};

use crate::Timestamp;
use crate::id::FileId;

/// An uploaded file. Its bytes never change.
#[derive(Debug, Clone, PartialEq)]
pub struct UploadedFile {
    /// Its id.
    pub id: FileId,
    /// What it was called where it came from.
    pub name: String,
    /// What it is, told by its content.
    pub kind: FileKind,
    /// Its length in bytes.
    pub size: i64,
    /// The SHA-256 of its bytes, in hexadecimal digits.
    pub sha256: String,
    /// What was found in it.
    pub facts: FileFacts,
    /// When it was uploaded.
    pub created_at: Timestamp,
}

/// What a file can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    /// A PDF.
    Pdf,
    /// A picture as PNG.
    Png,
    /// A picture as JPEG.
    Jpeg,
    /// A picture as WebP.
    Webp,
}

impl FileKind {
    const ALL: [Self; 4] = [Self::Pdf, Self::Png, Self::Jpeg, Self::Webp];

    /// Its media type.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Pdf => "application/pdf",
            Self::Png => "image/png",
            Self::Jpeg => "image/jpeg",
            Self::Webp => "image/webp",
        }
    }

    /// The kind of that media type.
    #[must_use]
    pub fn of_media_type(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.media_type() == name)
    }

    /// The ending that a file of this kind is given, without the dot.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Png => "png",
            Self::Jpeg => "jpg",
            Self::Webp => "webp",
        }
    }

    /// Whether it is a picture.
    #[must_use]
    pub const fn is_picture(self) -> bool {
        !matches!(self, Self::Pdf)
    }
}

/// What was found in a file when it was uploaded. Kept as JSON.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct FileFacts {
    /// The pages of a PDF, as they are displayed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pages: Vec<PageSize>,
    /// The form fields that a PDF brought along.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<FoundField>,
    /// The size of a picture in pixels.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pixels: Option<(u32, u32)>,
    /// Whether what is printed is another file than what was uploaded: without data about the camera, turned upright.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub printed_from_copy: bool,
}

/// The size of a page in points, turned as it is displayed.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PageSize {
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

/// A form field that a PDF brought along, so that an editor can offer to take it over.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct FoundField {
    /// Its name in the PDF.
    pub name: String,
    /// What its author says it is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// What it takes, by the name that a field of a form would have.
    pub kind: String,
    /// Whether it has to be filled.
    pub required: bool,
    /// The page, counted from 1.
    pub page: u32,
    /// From the left edge, as a part of the page's width.
    pub x: f64,
    /// From the top edge, as a part of the page's height.
    pub y: f64,
    /// As a part of the page's width.
    pub width: f64,
    /// As a part of the page's height.
    pub height: f64,
}
