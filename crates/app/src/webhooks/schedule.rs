//! When a delivery that did not arrive is tried again, and when a webhook that takes nothing is disabled.

use model::{Random, Timestamp};

use crate::jitter::jittered;

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;

/// The pauses after each attempt but the last.
const PAUSES: [i64; 9] =
    [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
/// How long a webhook may take nothing before it is disabled.
const PATIENCE: i64 = 120 * HOUR;

/// The pause after so many attempts, a fifth more or less, and no shorter than the receiver asks for; none where that was
/// the last one.
pub(super) fn pause(attempts: i64, wanted_millis: Option<i64>, random: &dyn Random) -> Option<i64> {
    let pause = *PAUSES.get(usize::try_from(attempts - 1).ok()?)?;
    Some(jittered(pause, random).max(wanted_millis.unwrap_or(0)))
}

/// Whether a failure now, in a run of failures that began then, is one too many.
pub(super) fn is_hopeless(failing_since: Timestamp, now: Timestamp) -> bool {
    now.millis() - failing_since.millis() >= PATIENCE
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Same(u8);

    impl Random for Same {
        fn fill(&self, bytes: &mut [u8]) {
            bytes.fill(self.0);
        }
    }

    #[test]
    fn ten_attempts_are_made_within_a_fifth_of_the_schedule() {
        for (attempts, middle) in (1..).zip(PAUSES) {
            assert_eq!(pause(attempts, None, &Same(0)), Some(middle * 8 / 10));
            assert_eq!(pause(attempts, None, &Same(255)), Some(middle * 12 / 10));
        }
        assert_eq!(pause(10, Some(HOUR), &Same(0)), None);
        assert_eq!(pause(0, None, &Same(0)), None);
    }

    #[test]
    fn who_asks_for_a_longer_pause_gets_it() {
        assert_eq!(pause(1, Some(HOUR), &Same(0)), Some(HOUR));
        assert_eq!(pause(9, Some(HOUR), &Same(0)), Some(24 * HOUR * 8 / 10));
    }

    #[test]
    fn patience_ends_after_five_days() {
        let start = Timestamp::from_millis(0);
        assert!(!is_hopeless(start, start.plus_millis(PATIENCE - 1)) && is_hopeless(start, start.plus_days(5)));
    }
}
