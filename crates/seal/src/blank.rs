//! A signature dictionary whose signature is yet to come, and filling it in.
//!
//! The signature covers every byte of the file but its own. So the dictionary is written with room for it, the file is
//! finished, and only then are the covered ranges and the signature put into their places.

use std::ops::Range;

use crate::SealError;
use crate::algorithm::sha256;

/// Offsets of up to ten digits fit.
const RANGE: &str = "[0 0000000000 0000000000 0000000000]";

const DIGITS: &[u8; 16] = b"0123456789ABCDEF";

/// Where in a signature dictionary something is yet to be filled in.
pub(crate) struct Blank {
    /// The whole dictionary.
    pub body: Vec<u8>,
    range: usize,
    contents: Range<usize>,
}

/// A finished file that waits for its signature.
pub(crate) struct Waiting {
    bytes: Vec<u8>,
    gap: Range<usize>,
}

impl Blank {
    /// A signature dictionary with these entries, and room for a signature of so many bytes.
    pub fn new(entries: &str, room: usize) -> Self {
        let mut body = format!("<<{entries}/ByteRange ").into_bytes();
        let range = body.len();
        body.extend_from_slice(RANGE.as_bytes());
        body.extend_from_slice(b"/Contents ");
        let start = body.len();
        body.push(b'<');
        body.resize(body.len() + 2 * room, b'0');
        body.push(b'>');
        let contents = start..body.len();
        body.extend_from_slice(b">>");
        Self { body, range, contents }
    }

    /// Says in the file, where the dictionary's body starts at `start`, what the signature will cover.
    pub fn cover(&self, mut bytes: Vec<u8>, start: usize) -> Waiting {
        let gap = start + self.contents.start..start + self.contents.end;
        let range = format!("[0 {} {} {}]", gap.start, gap.end, bytes.len() - gap.end);
        let place = start + self.range..start + self.range + RANGE.len();
        bytes[place].copy_from_slice(format!("{range:<width$}", width = RANGE.len()).as_bytes());
        Waiting { bytes, gap }
    }
}

impl Waiting {
    /// The bytes that are covered: those before the signature and those behind it.
    pub fn covered(&self) -> [&[u8]; 2] {
        [&self.bytes[..self.gap.start], &self.bytes[self.gap.end..]]
    }

    /// The SHA-256 digest of what is covered.
    pub fn digest(&self) -> [u8; 32] {
        sha256(&self.covered())
    }

    /// How many bytes the signature may have.
    pub fn room(&self) -> usize {
        (self.gap.len() - 2) / 2
    }

    /// The file with its signature.
    ///
    /// # Errors
    ///
    /// When the signature is larger than the room for it.
    pub fn fill(mut self, signature: &[u8]) -> Result<Vec<u8>, SealError> {
        if signature.len() > self.room() {
            let (length, room) = (signature.len(), self.room());
            return Err(SealError::Signing(format!("its signature of {length} bytes does not fit into {room}")));
        }
        let place = self.gap.start + 1;
        for (index, byte) in signature.iter().enumerate() {
            self.bytes[place + 2 * index] = DIGITS[usize::from(byte >> 4)];
            self.bytes[place + 2 * index + 1] = DIGITS[usize::from(byte & 15)];
        }
        Ok(self.bytes)
    }
}

/// A byte string as it stands in a PDF. In hexadecimal, so that no content of it can end it.
pub(crate) fn string(bytes: &[u8]) -> String {
    format!("<{}>", model::hex::hex(bytes))
}

/// Text as it stands in a PDF.
pub(crate) fn text(text: &str) -> String {
    string(&encoded(text))
}

/// Text in one of the two ways in which PDFs hold it.
pub(crate) fn encoded(text: &str) -> Vec<u8> {
    if text.bytes().all(|byte| (b' '..=b'~').contains(&byte)) {
        return text.as_bytes().to_vec();
    }
    [0xfe, 0xff].into_iter().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect()
}
