//! Calls by the day, counted in memory between two writes: what the chart of a workspace's usage shows. Unlike the limits
//! they are not exact after a crash, which loses what was counted since the last write, some seconds.

use model::Timestamp;

/// Days that are not written down yet, with their calls. There is one of them, and two around midnight.
#[derive(Debug, Default)]
pub(crate) struct Days(Vec<(Timestamp, i64)>);

impl Days {
    /// Counts a call.
    pub fn count(&mut self, now: Timestamp) {
        self.add(now.day(), 1);
    }

    /// Adds calls to a day.
    pub fn add(&mut self, day: Timestamp, calls: i64) {
        match self.0.last_mut() {
            Some((last, count)) if *last == day => *count += calls,
            _ => self.0.push((day, calls)),
        }
    }

    /// Hands over what is not written down.
    pub fn take(&mut self) -> Vec<(Timestamp, i64)> {
        std::mem::take(&mut self.0)
    }

    /// What is not written down.
    pub fn waiting(&self) -> &[(Timestamp, i64)] {
        &self.0
    }
}
