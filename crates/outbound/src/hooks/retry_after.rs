//! When a receiver asks to be called again.

use std::time::{Duration, UNIX_EPOCH};

/// Nobody is made to wait longer, whatever the receiver asks for.
const LONGEST: Duration = Duration::from_hours(24);

/// Reads `Retry-After`, a number of seconds or a date, as the time to wait from `now` (Unix seconds); at most a day.
/// What is neither is as good as nothing.
pub(super) fn read(value: &str, now: i64) -> Option<Duration> {
    let value = value.trim();
    if !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit()) {
        // A number too long to be read is a long time.
        return Some(value.parse().map_or(LONGEST, Duration::from_secs).min(LONGEST));
    }
    let until = httpdate::parse_http_date(value).ok()?.duration_since(UNIX_EPOCH).ok()?;
    let now = Duration::from_secs(u64::try_from(now).unwrap_or(0));
    Some(until.saturating_sub(now).min(LONGEST))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// 14 November 2023, 22:13:20.
    const NOW: i64 = 1_700_000_000;

    #[test]
    fn both_forms_are_read_and_bounded() {
        let seconds = |value: &str| read(value, NOW).map(|wait| wait.as_secs());
        assert_eq!(seconds("0"), Some(0));
        assert_eq!(seconds(" 120 "), Some(120));
        assert_eq!(seconds("86401"), Some(86_400));
        assert_eq!(seconds("99999999999999999999999999"), Some(86_400));
        assert_eq!(seconds("Tue, 14 Nov 2023 22:14:20 GMT"), Some(60));
        assert_eq!(seconds("Tuesday, 14-Nov-23 22:14:20 GMT"), Some(60));
        assert_eq!(seconds("Tue Nov 14 22:14:20 2023"), Some(60));
        assert_eq!(seconds("Tue, 14 Nov 2023 21:00:00 GMT"), Some(0));
        assert_eq!(seconds("Fri, 14 Nov 2025 22:14:20 GMT"), Some(86_400));
        for neither in ["", "soon", "-5", "1.5", "+5", "14 Nov 2023"] {
            assert_eq!(seconds(neither), None, "{neither}");
        }
    }

    proptest! {
        #[test]
        fn whatever_comes_is_bounded(value in ".{0,40}", now: i64) {
            if let Some(wait) = read(&value, now) {
                prop_assert!(wait <= LONGEST);
            }
        }
    }
}
