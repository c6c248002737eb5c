//! PDFs that were asked for lately, by what they show. The files keep all of them; these spare the way there, and
//! working the document out to know its name.

use bytes::Bytes;
use model::Timestamp;
use model::id::DocumentId;
use model::locale::ZoneName;
use quick_cache::Weighter;
use quick_cache::sync::Cache;

use super::mark::Unfinished;

/// How many bytes are kept, and about how many PDFs that is.
const MOST_BYTES: u64 = 32 * 1024 * 1024;
const ABOUT_HOW_MANY: usize = 1_024;

/// What a PDF shows.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Shown {
    pub document: DocumentId,
    pub version: i64,
    /// The time zone that its days are written in; none where it is sealed and never changes again.
    pub zone: Option<ZoneName>,
    /// The day that it calls today; none where it no longer changes.
    pub today: Option<Timestamp>,
    /// What it says of itself on every page; nothing where it is the finished document.
    pub unfinished: Option<Unfinished>,
}

/// The PDFs of documents that were asked for lately.
pub(crate) struct Printed(Cache<Shown, Bytes, BySize>);

#[derive(Clone)]
struct BySize;

impl Weighter<Shown, Bytes> for BySize {
    fn weight(&self, _: &Shown, pdf: &Bytes) -> u64 {
        pdf.len() as u64 + 100
    }
}

impl Default for Printed {
    fn default() -> Self {
        Self(Cache::with_weighter(ABOUT_HOW_MANY, MOST_BYTES, BySize))
    }
}

impl Printed {
    /// The PDF that shows this.
    pub fn get(&self, shown: &Shown) -> Option<Bytes> {
        self.0.get(shown)
    }

    /// Keeps a PDF, as long as there is room.
    pub fn keep(&self, shown: Shown, pdf: Bytes) {
        self.0.insert(shown, pdf);
    }
}
