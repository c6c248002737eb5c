//! What there is to measure.

use std::time::Duration;

use tokio::time::Instant;

/// Is told what the pool does.
pub trait Observer: Send + Sync {
    /// A piece of work came to its end: of which kind, how it ended, and how long it took with and without waiting.
    fn job_ended(&self, kind: &'static str, outcome: &'static str, waited: Duration, took: Duration);

    /// A worker came to its end, and why: `idle`, `worn`, `stopped`, `abandoned`, or what became of its last job.
    fn worker_ended(&self, reason: &'static str);
}

/// The measure of one piece of work; told when it is dropped, which happens to work that nobody waits for as well.
pub(super) struct Measured<'a> {
    observer: Option<&'a dyn Observer>,
    kind: &'static str,
    began: Instant,
    waited: Option<Duration>,
    /// How it ended.
    pub outcome: &'static str,
}

impl<'a> Measured<'a> {
    pub fn new(observer: Option<&'a dyn Observer>, kind: &'static str) -> Self {
        Self { observer, kind, began: Instant::now(), waited: None, outcome: "abandoned" }
    }

    /// The wait for a worker is over.
    pub fn has_waited(&mut self) {
        self.waited = Some(self.began.elapsed());
    }
}

impl Drop for Measured<'_> {
    fn drop(&mut self) {
        if let Some(observer) = self.observer {
            let all = self.began.elapsed();
            let waited = self.waited.unwrap_or(all);
            observer.job_ended(self.kind, self.outcome, waited, all.saturating_sub(waited));
        }
    }
}

/// The pool at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Snapshot {
    /// Workers that run, busy or idle.
    pub alive: usize,
    /// Work that has a worker, or is about to get one.
    pub busy: usize,
    /// Work that waits for a worker.
    pub waiting: usize,
}
