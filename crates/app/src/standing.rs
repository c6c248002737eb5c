//! How this node stands, for whoever watches it: what can be told at a glance and is counted nowhere else.

use std::sync::atomic::{AtomicU64, Ordering};

use model::Timestamp;
pub use outbound::traces::SpanCounts;
pub use store::engine::Load;

use crate::App;

/// How a node stands.
#[derive(Debug, Clone, Default)]
pub struct Standing {
    /// Whether it can do its work.
    pub is_ready: bool,
    /// Whether the database answers.
    pub database_answers: bool,
    /// How busy the connections to the database are.
    pub database: Load,
    /// Bytes that are free where it writes, by what is written there.
    pub disks: Vec<(&'static str, u64)>,
    /// How often caches had what was wanted.
    pub caches: [(&'static str, Uses); 4],
    /// Documents that it sealed, by level.
    pub seals: Vec<(String, u64)>,
    /// When the sealing certificate ends.
    pub certificate_ends: Option<Timestamp>,
    /// What became of the spans of traces.
    pub spans: SpanCounts,
}

/// How often a cache had what was wanted, and how often not.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Uses {
    /// It was there.
    pub hits: u64,
    /// It had to be fetched or made.
    pub misses: u64,
}

/// Counts the lookups in a cache.
#[derive(Debug, Default)]
pub(crate) struct Lookups {
    hits: AtomicU64,
    misses: AtomicU64,
}

impl Lookups {
    /// Counts a lookup, and gives what was found.
    pub fn note<T>(&self, found: Option<T>) -> Option<T> {
        let counter = if found.is_some() { &self.hits } else { &self.misses };
        counter.fetch_add(1, Ordering::Relaxed);
        found
    }

    /// Counts a lookup that found something.
    pub fn hit(&self) {
        self.hits.fetch_add(1, Ordering::Relaxed);
    }

    fn uses(&self) -> Uses {
        Uses { hits: self.hits.load(Ordering::Relaxed), misses: self.misses.load(Ordering::Relaxed) }
    }
}

/// The lookups in each cache.
#[derive(Debug, Default)]
pub(crate) struct CacheLookups {
    /// API keys, remembered for a second.
    pub keys: Lookups,
    /// Templates that were read.
    pub templates: Lookups,
    /// PDFs of documents, in memory.
    pub pdfs: Lookups,
    /// Prints of the same state, in the files.
    pub prints: Lookups,
}

/// Tells how the node stands. Whether the database answers is known to who asked it something.
pub async fn standing(app: &App, database_answers: bool) -> Standing {
    let lookups = app.lookups();
    Standing {
        is_ready: app.check().await.is_ok(),
        database_answers,
        database: app.database().load(),
        disks: app.disks(),
        caches: [
            ("keys", lookups.keys.uses()),
            ("templates", lookups.templates.uses()),
            ("pdfs", lookups.pdfs.uses()),
            ("prints", lookups.prints.uses()),
        ],
        seals: app.sealer().made(),
        certificate_ends: app.sealer().certificate_ends(app.now(), app.random()),
        spans: app.traces().counts(),
    }
}
