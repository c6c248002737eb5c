//! Moments in time: milliseconds since the epoch in UTC, written as ISO 8601 with milliseconds and `Z`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A moment, to the millisecond, in UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(i64);

/// The longest year that the text form can hold: beyond it ISO 8601 needs an agreement between the parties.
const LATEST: i64 = 253_402_300_799_999;
const EPOCH: jiff::civil::DateTime = jiff::civil::DateTime::constant(1970, 1, 1, 0, 0, 0, 0);

/// The text was not a moment that we know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum InvalidTimestamp {
    /// It is not ISO 8601, or does not say which offset is meant.
    #[error("must be an ISO 8601 date and time such as 2026-11-14T09:30:00.000Z")]
    Form,
    /// It lies before the epoch, or in a year of five digits.
    #[error("must lie in the years 1970 to 9999, UTC")]
    Range,
}

impl Timestamp {
    /// From milliseconds since the epoch.
    #[must_use]
    pub const fn from_millis(millis: i64) -> Self {
        Self(millis)
    }

    /// Milliseconds since the epoch.
    #[must_use]
    pub const fn millis(self) -> i64 {
        self.0
    }

    /// Whole seconds since the epoch, rounded down.
    #[must_use]
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// The moment so many milliseconds later.
    #[must_use]
    pub const fn plus_millis(self, millis: i64) -> Self {
        Self(self.0.saturating_add(millis))
    }

    /// The moment so many days of 24 hours later.
    #[must_use]
    pub const fn plus_days(self, days: i64) -> Self {
        self.plus_millis(days.saturating_mul(86_400_000))
    }

    /// The start of the minute that this moment lies in.
    #[must_use]
    pub const fn minute(self) -> Self {
        Self(self.0.div_euclid(60_000) * 60_000)
    }

    /// The start of the day, UTC, that this moment lies in.
    #[must_use]
    pub const fn day(self) -> Self {
        Self(self.0.div_euclid(86_400_000) * 86_400_000)
    }

    /// The start of the calendar month, UTC, that this moment lies in.
    #[must_use]
    pub fn month(self) -> Self {
        let date = self.civil().date();
        Self::from_civil(date.first_of_month())
    }

    /// The start of the calendar month after the one that this moment lies in.
    #[must_use]
    pub fn next_month(self) -> Self {
        let date = self.civil().date();
        // The day after the last day of the month; only the year 9999 has no such day.
        date.last_of_month().tomorrow().map_or(Self(i64::MAX), Self::from_civil)
    }

    /// The calendar date in UTC, as `2026-11-14`.
    #[must_use]
    pub fn date(self) -> String {
        self.civil().date().to_string()
    }

    /// The moment as HTTP headers write it: `Sun, 14 Nov 2026 09:30:00 GMT`.
    #[must_use]
    pub fn http_date(self) -> String {
        self.civil().strftime("%a, %d %b %Y %H:%M:%S GMT").to_string()
    }

    /// The calendar date and the time of day in UTC.
    #[must_use]
    pub fn civil(self) -> jiff::civil::DateTime {
        jiff::Timestamp::from_millisecond(self.0).map_or_else(
            // An instant of jiff's has a date in every time zone, so the last hours of the year 9999 are none.
            |_| EPOCH.saturating_add(jiff::SignedDuration::from_millis(self.0)),
            |instant| jiff::tz::Offset::UTC.to_datetime(instant),
        )
    }

    fn from_civil(date: jiff::civil::Date) -> Self {
        Self::at_offset(date.at(0, 0, 0, 0), jiff::tz::Offset::UTC)
    }

    fn at_offset(local: jiff::civil::DateTime, offset: jiff::tz::Offset) -> Self {
        let since = local.duration_since(EPOCH) - jiff::SignedDuration::from_secs(offset.seconds().into());
        Self(since.as_secs() * 1000 + i64::from(since.subsec_millis()))
    }

    /// Reads a date and time with an offset, the last hours of the year 9999 included.
    fn with_offset(text: &str) -> Option<Self> {
        if let Ok(moment) = text.parse::<jiff::Timestamp>() {
            return Some(Self(moment.as_millisecond()));
        }
        let pieces = jiff::fmt::temporal::Pieces::parse(text).ok()?;
        Some(Self::at_offset(pieces.date().to_datetime(pieces.time()?), pieces.to_numeric_offset()?))
    }
}

impl Timestamp {
    /// Calls the function with the moment's text, which needs no memory of its own: every answer holds several.
    fn with_text<T>(self, use_text: impl FnOnce(&str) -> T) -> T {
        let moment = self.civil();
        let mut text = *b"0000-00-00T00:00:00.000Z";
        let mut put = |start: usize, digits: usize, value: i16| {
            let mut rest = value.unsigned_abs();
            for slot in text[start..start + digits].iter_mut().rev() {
                // One digit of ten always fits a byte.
                *slot = b'0' + (rest % 10) as u8;
                rest /= 10;
            }
        };
        put(0, 4, moment.year());
        put(5, 2, moment.month().into());
        put(8, 2, moment.day().into());
        put(11, 2, moment.hour().into());
        put(14, 2, moment.minute().into());
        put(17, 2, moment.second().into());
        put(20, 3, moment.millisecond());
        use_text(std::str::from_utf8(&text).unwrap_or_default())
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.with_text(|text| f.write_str(text))
    }
}

impl FromStr for Timestamp {
    type Err = InvalidTimestamp;

    /// Takes a date and time with an offset, or a date alone, which means its first moment in UTC.
    fn from_str(text: &str) -> Result<Self, InvalidTimestamp> {
        let parsed = if let Some(moment) = Self::with_offset(text) {
            moment
        } else {
            // jiff's date parser would also take a date-time without an offset, whose meaning we would have to guess.
            if text.len() != "2026-11-14".len() {
                return Err(InvalidTimestamp::Form);
            }
            Self::from_civil(text.parse().map_err(|_| InvalidTimestamp::Form)?)
        };
        if (0..=LATEST).contains(&parsed.0) { Ok(parsed) } else { Err(InvalidTimestamp::Range) }
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.with_text(|text| serializer.serialize_str(text))
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn at(text: &str) -> Timestamp {
        text.parse().expect("a moment")
    }

    #[test]
    fn months_turn_where_the_calendar_does() {
        assert_eq!(at("2028-02-29T23:59:59.999Z").next_month(), at("2028-03-01"));
        assert_eq!(at("2026-12-31T23:59:59Z").next_month(), at("2027-01-01T00:00:00Z"));
        assert_eq!(at("2026-12-31T23:59:59Z").month(), at("2026-12-01"));
    }

    #[test]
    fn offsets_are_honoured_and_needed() {
        assert_eq!(at("2026-11-14T10:00:00+02:00").to_string(), "2026-11-14T08:00:00.000Z");
        assert!("2026-11-14T10:00:00".parse::<Timestamp>().is_err());
        assert!("2026-13-01".parse::<Timestamp>().is_err());
        assert!("yesterday".parse::<Timestamp>().is_err());
    }

    #[test]
    fn the_last_day_of_the_year_9999_is_one_like_others() {
        for (text, written) in [
            ("9999-12-30T22:00:00.999Z", "9999-12-30T22:00:00.999Z"),
            ("9999-12-30T22:00:01Z", "9999-12-30T22:00:01.000Z"),
            ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59.000Z"),
            ("9999-12-31T23:59:59.9999Z", "9999-12-31T23:59:59.999Z"),
            ("9999-12-31T23:59:59+02:00", "9999-12-31T21:59:59.000Z"),
            ("9999-12-31", "9999-12-31T00:00:00.000Z"),
        ] {
            assert_eq!(at(text).to_string(), written);
            assert_eq!(at(written), at(text).to_string().parse().expect("a moment"));
        }
        assert_eq!(at("9999-12-31T23:59:59.999Z").millis(), LATEST);
        assert_eq!(at("9999-12-31").date(), "9999-12-31");
        for text in ["9999-12-31T23:59:59-01:00", "1969-12-31T23:59:59Z", "1969-12-31", "-000001-01-01T00:00:00Z"]
        {
            assert_eq!(text.parse::<Timestamp>(), Err(InvalidTimestamp::Range), "{text}");
        }
        for text in
            ["9999-12-31T23:59:59", "9999-12-31T24:00:00Z", "9999-12-32T00:00:00Z", "10000-01-01T00:00:00Z"]
        {
            assert_eq!(text.parse::<Timestamp>(), Err(InvalidTimestamp::Form), "{text}");
        }
    }

    #[test]
    fn the_text_has_every_part_in_its_place() {
        assert_eq!(Timestamp::from_millis(0).to_string(), "1970-01-01T00:00:00.000Z");
        assert_eq!(Timestamp::from_millis(1_794_651_845_067).to_string(), "2026-11-14T10:24:05.067Z");
        assert_eq!(Timestamp::from_millis(253_402_207_199_999).to_string(), "9999-12-30T21:59:59.999Z");
    }

    proptest! {
        #[test]
        fn text_round_trips(millis in 0..=LATEST) {
            let moment = Timestamp::from_millis(millis);
            prop_assert_eq!(moment.to_string().parse::<Timestamp>(), Ok(moment));
        }
    }
}
