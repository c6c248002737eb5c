//! Days and moments in a language.

use std::sync::OnceLock;

use icu_calendar::Gregorian;
use icu_datetime::fieldsets::{YMD, YMDE, YMDET, YMDT};
use icu_datetime::input::{Date as IcuDate, DateTime as IcuDateTime, Time};
use icu_datetime::options::{Length, YearStyle};
use icu_datetime::{DateTimeFormatterPreferences, FixedCalendarDateTimeFormatter as Formatter};
use icu_locale_core::Locale;
use jiff::civil::{Date, DateTime};
use jiff::tz::{Offset, TimeZone};
use model::Timestamp;

type Kept<F> = OnceLock<Option<Formatter<Gregorian, F>>>;

/// The formatters of one language, each made when first needed.
pub(super) struct Dates {
    preferences: DateTimeFormatterPreferences,
    time_zone: TimeZone,
    days: [Kept<YMD>; 3],
    full_day: Kept<YMDE>,
    moments: [Kept<YMDT>; 3],
    full_moment: Kept<YMDET>,
}

impl Dates {
    pub(super) fn new(locale: &Locale, time_zone: TimeZone) -> Self {
        Self {
            preferences: locale.into(),
            time_zone,
            days: <_>::default(),
            full_day: <_>::default(),
            moments: <_>::default(),
            full_moment: <_>::default(),
        }
    }

    pub(super) fn date(&self, date: Date, format: &str) -> String {
        let Some(day) = gregorian(date).filter(|_| format != "iso") else { return date.to_string() };
        let shown = if format == "full" {
            let make = || Formatter::try_new(self.preferences, YMDE::long()).ok();
            self.full_day.get_or_init(make).as_ref().map(|formatter| formatter.format(&day).to_string())
        } else {
            let (kept, length) = pick(&self.days, format);
            let fields = YMD::for_length(length).with_year_style(YearStyle::Full);
            let make = || Formatter::try_new(self.preferences, fields).ok();
            kept.get_or_init(make).as_ref().map(|formatter| formatter.format(&day).to_string())
        };
        shown.unwrap_or_else(|| date.to_string())
    }

    pub(super) fn datetime(&self, moment: Timestamp, format: &str) -> String {
        self.local(moment, format).unwrap_or_else(|| moment.to_string())
    }

    pub(super) fn day_of(&self, moment: Timestamp) -> Date {
        let Ok(instant) = jiff::Timestamp::from_millisecond(moment.millis()) else {
            // The last hours of the year 9999 have no date in some time zones; the text of the moment is UTC there too.
            return moment.civil().date();
        };
        self.time_zone.to_datetime(instant).date()
    }

    fn local(&self, moment: Timestamp, format: &str) -> Option<String> {
        let instant = jiff::Timestamp::from_millisecond(moment.millis()).ok()?;
        let offset = self.time_zone.to_offset(instant);
        let local = offset.to_datetime(instant);
        if format == "iso" {
            return (offset.seconds() != 0).then(|| instant.display_with_offset(offset).to_string());
        }
        let input = IcuDateTime { date: gregorian(local.date())?, time: time(local)? };
        let shown = if format == "full" {
            let make = || Formatter::try_new(self.preferences, YMDE::long().with_time_hm()).ok();
            self.full_moment.get_or_init(make).as_ref()?.format(&input).to_string()
        } else {
            let (kept, length) = pick(&self.moments, format);
            let fields = YMD::for_length(length).with_year_style(YearStyle::Full).with_time_hm();
            let make = || Formatter::try_new(self.preferences, fields).ok();
            kept.get_or_init(make).as_ref()?.format(&input).to_string()
        };
        // A time without its zone would mean another moment to each reader.
        Some(format!("{shown} {}", zone(offset)))
    }
}

fn pick<'a, F>(kept: &'a [Kept<F>; 3], format: &str) -> (&'a Kept<F>, Length)
where
    F: icu_datetime::scaffold::DateTimeNamesMarker,
{
    match format {
        "short" => (&kept[0], Length::Short),
        "medium" => (&kept[1], Length::Medium),
        _ => (&kept[2], Length::Long),
    }
}

fn gregorian(date: Date) -> Option<IcuDate<Gregorian>> {
    let (month, day) = (date.month().unsigned_abs(), date.day().unsigned_abs());
    IcuDate::try_new_gregorian(date.year().into(), month, day).ok()
}

fn time(local: DateTime) -> Option<Time> {
    let (hour, minute, second) = (local.hour(), local.minute(), local.second());
    Time::try_new(hour.unsigned_abs(), minute.unsigned_abs(), second.unsigned_abs(), 0).ok()
}

/// How far local time is from UTC: `UTC`, `UTC+1`, `UTC-3:30`. The names of zones are ambiguous, and not everyone's.
fn zone(offset: Offset) -> String {
    let minutes = offset.seconds() / 60;
    let sign = if minutes < 0 { '-' } else { '+' };
    match (minutes.abs() / 60, minutes.abs() % 60) {
        (0, 0) => "UTC".to_owned(),
        (hours, 0) => format!("UTC{sign}{hours}"),
        (hours, minutes) => format!("UTC{sign}{hours}:{minutes:02}"),
    }
}
