//! The server's clock, as a node knows it: all nodes that share a database go by this one, so that none takes another for
//! dead, or its lease for over, since their own clocks differ.
//!
//! Nobody asks the server for the time by itself. It comes along with what is asked anyway, at the opening and then once a
//! second by the connection that keeps watch, and goes on by the machine's steady clock in between.

use std::sync::atomic::{AtomicI64, Ordering};

use model::{Clock, Timestamp};
use tokio::time::Instant;

/// What tells the server's time, in milliseconds. Not `now()`, which stands still during a transaction.
pub(super) const TIME: &str = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

/// Milliseconds that rounding on both sides may make.
const ROUNDING: i64 = 1;

/// The server's clock.
pub(super) struct ServerClock {
    since: Instant,
    /// What the server's clock said at `since`.
    began_at: AtomicI64,
}

impl ServerClock {
    /// Takes the time that the server told, between these two moments.
    pub fn new(asked: Instant, told: i64, answered: Instant) -> Self {
        let half = i64::try_from(answered.duration_since(asked).as_millis() / 2).unwrap_or(0);
        Self { since: answered, began_at: AtomicI64::new(told.saturating_add(half)) }
    }

    /// Takes a further time that the server told, between these two moments. What may be the way's doing changes nothing: the
    /// clock is moved only as far as that answer is proof that it was wrong.
    pub fn heard(&self, asked: Instant, told: i64, answered: Instant) {
        let earliest = told.saturating_sub(self.passed(answered)).saturating_sub(ROUNDING);
        let latest = told.saturating_sub(self.passed(asked)).saturating_add(ROUNDING);
        // One task hears, so nothing comes in between.
        let known = self.began_at.load(Ordering::Relaxed);
        self.began_at.store(known.max(earliest).min(latest), Ordering::Relaxed);
    }

    fn at(&self, moment: Instant) -> Timestamp {
        Timestamp::from_millis(self.began_at.load(Ordering::Relaxed).saturating_add(self.passed(moment)))
    }

    fn passed(&self, at: Instant) -> i64 {
        i64::try_from(at.saturating_duration_since(self.since).as_millis()).unwrap_or(i64::MAX)
    }
}

impl Clock for ServerClock {
    fn now(&self) -> Timestamp {
        self.at(Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn after(start: Instant, millis: u64) -> Instant {
        start + Duration::from_millis(millis)
    }

    #[test]
    fn it_goes_on_by_itself() {
        let start = Instant::now();
        let clock = ServerClock::new(start, 1_000_000, start);
        assert_eq!(clock.at(after(start, 90_000)).millis(), 1_090_000);
    }

    #[test]
    fn a_slow_answer_changes_nothing_that_a_quick_one_told() {
        let start = Instant::now();
        let clock = ServerClock::new(start, 1_000_000, start);
        // It was said at once, or just before it came.
        clock.heard(start, 1_000_000, after(start, 800));
        clock.heard(start, 1_000_800, after(start, 800));
        assert_eq!(clock.at(start).millis(), 1_000_000);
    }

    #[test]
    fn a_server_whose_clock_was_set_is_followed() {
        let start = Instant::now();
        let clock = ServerClock::new(start, 1_000_000, start);
        for set in [13_000, -300_000] {
            clock.heard(start, 1_000_000 + set, start);
            assert!((clock.at(start).millis() - 1_000_000 - set).abs() <= ROUNDING, "{set}");
        }
    }

    #[test]
    fn a_first_answer_that_came_slowly_is_put_right_by_the_next() {
        let start = Instant::now();
        // Said at once, and two seconds under way.
        let clock = ServerClock::new(start, 1_000_000, after(start, 2_000));
        let later = after(start, 10_000);
        clock.heard(later, 1_010_000, later);
        assert!((clock.at(later).millis() - 1_010_000).abs() <= ROUNDING);
    }
}
