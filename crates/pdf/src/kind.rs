//! What a file is, by its content.

use serde::{Deserialize, Serialize};

/// The types of files that are accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A PDF.
    Pdf,
    /// A PNG picture.
    Png,
    /// A JPEG picture.
    Jpeg,
    /// A WebP picture.
    Webp,
}

/// A PDF's header may be preceded by this much of something else, as readers have always allowed.
const HEADER_WITHIN: usize = 1024;

impl Kind {
    /// What `bytes` are, by their first bytes; names and what a browser says count for nothing.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<Self> {
        if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
            Some(Self::Png)
        } else if bytes.starts_with(b"\xff\xd8\xff") {
            Some(Self::Jpeg)
        } else if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
            Some(Self::Webp)
        } else {
            header(bytes).map(|_| Self::Pdf)
        }
    }

    /// Its media type, as in a `Content-Type` header.
    #[must_use]
    pub fn media_type(self) -> &'static str {
        match self {
            Self::Pdf => "application/pdf",
            Self::Png => "image/png",
            Self::Jpeg => "image/jpeg",
            Self::Webp => "image/webp",
        }
    }
}

/// Where a PDF's header starts. A file's offsets count from there.
pub(crate) fn header(bytes: &[u8]) -> Option<usize> {
    let first = bytes.get(..HEADER_WITHIN + 5).unwrap_or(bytes);
    first.windows(5).position(|window| window == b"%PDF-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_what_its_first_bytes_say() {
        assert_eq!(Kind::of(b"%PDF-1.7\n"), Some(Kind::Pdf));
        assert_eq!(Kind::of(b"\x89PNG\r\n\x1a\n"), Some(Kind::Png));
        assert_eq!(Kind::of(b"\xff\xd8\xff\xe0"), Some(Kind::Jpeg));
        assert_eq!(Kind::of(b"RIFF\0\0\0\0WEBPVP8 "), Some(Kind::Webp));
        for other in [&b""[..], b"%PD", b"RIFF\0\0\0\0WAVE", b"<svg>", b"GIF89a", b"PK\x03\x04"] {
            assert_eq!(Kind::of(other), None);
        }
    }

    #[test]
    fn a_pdf_header_may_come_late_but_not_too_late() {
        let late = |by: usize| [vec![b' '; by], b"%PDF-1.4".to_vec()].concat();
        assert_eq!(header(&late(1024)), Some(1024));
        assert_eq!(header(&late(1025)), None);
    }
}
