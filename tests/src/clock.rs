//! A clock that stands still until the test turns it.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use model::clock::SystemClock;
use model::{Clock, Timestamp};

/// A clock in the test's hand. All clones are one.
#[derive(Clone)]
pub struct TestClock(Arc<AtomicI64>);

impl Default for TestClock {
    /// Starts a second after the beginning of the present minute, so that a test that makes a few calls stays in it.
    fn default() -> Self {
        Self(Arc::new(AtomicI64::new(SystemClock.now().minute().millis() + 1000)))
    }
}

impl TestClock {
    /// Turns the clock to a moment.
    pub fn set(&self, moment: Timestamp) {
        self.0.store(moment.millis(), Ordering::SeqCst);
    }

    /// Turns the clock on.
    pub fn advance_millis(&self, millis: i64) {
        self.0.fetch_add(millis, Ordering::SeqCst);
    }
}

impl Clock for TestClock {
    fn now(&self) -> Timestamp {
        Timestamp::from_millis(self.0.load(Ordering::SeqCst))
    }
}
