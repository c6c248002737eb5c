//! When the time-stamp authority last answered, in memory between two writes.

use std::sync::atomic::{AtomicI64, Ordering};

use model::Timestamp;

/// The last answer and the one that was written down last, in milliseconds; 0 for none.
#[derive(Debug, Default)]
pub(super) struct Answer {
    last: AtomicI64,
    written: AtomicI64,
}

impl Answer {
    /// Notes an answer.
    pub fn note(&self, at: Timestamp) {
        self.last.fetch_max(at.millis(), Ordering::AcqRel);
    }

    /// The last answer.
    pub fn last(&self) -> Option<Timestamp> {
        Some(self.last.load(Ordering::Acquire)).filter(|millis| *millis != 0).map(Timestamp::from_millis)
    }

    /// The last answer, where it is not written down yet; from then on it counts as written.
    pub fn news(&self) -> Option<Timestamp> {
        let last = self.last()?;
        (self.written.swap(last.millis(), Ordering::AcqRel) != last.millis()).then_some(last)
    }
}
