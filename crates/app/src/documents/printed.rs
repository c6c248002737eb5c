//! PDFs that were asked for lately, by document and version. The files keep all of them; these spare the way there, and
//! working the document out to know its name.

use bytes::Bytes;
use model::id::DocumentId;
use quick_cache::Weighter;
use quick_cache::sync::Cache;

/// How many bytes are kept, and about how many PDFs that is.
const MOST_BYTES: u64 = 32 * 1024 * 1024;
const ABOUT_HOW_MANY: usize = 1_024;

/// The PDFs of documents that were asked for lately.
pub(crate) struct Printed(Cache<(DocumentId, i64), Bytes, BySize>);

#[derive(Clone)]
struct BySize;

impl Weighter<(DocumentId, i64), Bytes> for BySize {
    fn weight(&self, _: &(DocumentId, i64), pdf: &Bytes) -> u64 {
        pdf.len() as u64 + 100
    }
}

impl Default for Printed {
    fn default() -> Self {
        Self(Cache::with_weighter(ABOUT_HOW_MANY, MOST_BYTES, BySize))
    }
}

impl Printed {
    /// The PDF of that version.
    pub fn get(&self, document: DocumentId, version: i64) -> Option<Bytes> {
        self.0.get(&(document, version))
    }

    /// Keeps the PDF of a version, as long as there is room.
    pub fn keep(&self, document: DocumentId, version: i64, pdf: Bytes) {
        self.0.insert((document, version), pdf);
    }
}
