//! What an uploaded file may hold at most.

/// How large an uploaded file may be, in every way that costs memory or time to look at it.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// Bytes of the file.
    pub bytes: usize,
    /// Pages of a PDF.
    pub pages: usize,
    /// Pixels of a picture, and of a rendered page.
    pub pixels: u64,
    /// Objects of a PDF, those inside of object streams counted.
    pub objects: usize,
    /// Values that the objects of a PDF are made of, numbers and names and all. Each takes some 120 bytes of memory.
    pub values: usize,
    /// Form fields of a PDF.
    pub fields: usize,
    /// Bytes to which a single compressed stream, and all cross-reference streams, may unpack while a PDF is read.
    pub stream: usize,
    /// Bytes to which all compressed streams together may unpack while a PDF is read or a page of it is rendered.
    pub unpacked: usize,
    /// Length of a page's longer side in points; 14,400 are 200 inches, the most that PDF allows.
    pub side: f64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            bytes: 50 << 20,
            pages: 500,
            pixels: 40_000_000,
            objects: 200_000,
            values: 3_000_000,
            fields: 5_000,
            stream: 16 << 20,
            unpacked: 256 << 20,
            side: 14_400.0,
        }
    }
}
