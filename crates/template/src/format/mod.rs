//! Values as people read them, in the language of their document: `1.234,50 €`, `14 novembre 2026`.
//!
//! What a language does with numbers, currencies and dates is Unicode's data, compiled in; our own are only the words
//! for yes and no (`language`) and numbers in words (`words`). Dates are always in the Gregorian calendar, which is
//! the one that the values are written in.

mod date;
mod language;
mod names;
mod number;
#[cfg(test)]
mod tests;
mod words;

use std::fmt;

use icu_locale_core::Locale;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use model::Timestamp;
use rust_decimal::Decimal;

use crate::value::{Currency, Money, Value};

pub use names::{FormatNames, formats_of};

/// How values are written in one language. What it needs of Unicode's data is looked up once, when first needed: keep
/// it for as long as there is something to print.
pub struct Formats {
    locale: Locale,
    numbers: number::Numbers,
    dates: date::Dates,
}

impl Formats {
    /// The formats of a language, given by its BCP 47 tag (`de`, `pt-BR`), with moments shown in a time zone. A tag that
    /// is none, or of a language that nothing is known about, gives English.
    #[must_use]
    pub fn new(language: &str, time_zone: TimeZone) -> Self {
        let locale = language::locale(language);
        Self { numbers: number::Numbers::new(&locale), dates: date::Dates::new(&locale, time_zone), locale }
    }

    /// The language's own code, without its region: `pt` of `pt-BR`.
    #[must_use]
    pub fn language(&self) -> &str {
        self.locale.id.language.as_str()
    }

    /// A value as it is printed. A format that does not suit the value is as good as none: an expression may give
    /// other types than its author thought. A missing value and an image print nothing.
    #[must_use]
    pub fn show(&self, value: &Value, format: Option<&str>) -> String {
        let format = format.unwrap_or_default();
        match value {
            Value::Missing | Value::Image(_) => String::new(),
            Value::Text(text) => match format {
                "upper" => text.to_uppercase(),
                "lower" => text.to_lowercase(),
                _ => text.to_string(),
            },
            Value::Number(number) => self.number(*number, format),
            Value::Money(Money { amount, currency }) => self.amount(*amount, Some(*currency), format),
            Value::Date(date) => self.date(*date, format),
            Value::DateTime(moment) => self.datetime(*moment, format),
            Value::Boolean(truth) => self.boolean(*truth, format).to_owned(),
            Value::List(items) => self.join(items.iter(), format),
            Value::Record(entries) => self.join(entries.values(), format),
        }
    }

    /// A number: `0`, `0.0`, `0.00`… with that many decimals, as `percent`, in `words`, or with the decimals that it has.
    #[must_use]
    pub fn number(&self, number: Decimal, format: &str) -> String {
        match format {
            "percent" => self.numbers.percent(number),
            "words" => words::number(self.language(), number).unwrap_or_else(|| self.numbers.plain(number)),
            _ => match names::decimals(format) {
                Some(decimals) => self.numbers.fixed(number, decimals),
                None => self.numbers.plain(number),
            },
        }
    }

    /// An amount: with the currency's `symbol` unless told otherwise, its `code`, as `amount` alone, or in `words`.
    #[must_use]
    pub fn amount(&self, amount: Decimal, currency: Option<Currency>, format: &str) -> String {
        match (format, currency) {
            ("words", currency) => words::money(self.language(), amount, currency)
                .unwrap_or_else(|| self.numbers.money(amount, currency, number::MoneyStyle::Symbol)),
            ("code", Some(_)) => self.numbers.money(amount, currency, number::MoneyStyle::Code),
            ("amount", _) | (_, None) => self.numbers.money(amount, currency, number::MoneyStyle::Amount),
            _ => self.numbers.money(amount, currency, number::MoneyStyle::Symbol),
        }
    }

    /// A day: `short`, `medium`, `long` unless told otherwise, `full` with its weekday, or `iso`.
    #[must_use]
    pub fn date(&self, date: Date, format: &str) -> String {
        self.dates.date(date, format)
    }

    /// A moment in the time zone of these formats, as a day with its time and the zone's offset.
    #[must_use]
    pub fn datetime(&self, moment: Timestamp, format: &str) -> String {
        self.dates.datetime(moment, format)
    }

    /// The day of a moment in the time zone of these formats.
    #[must_use]
    pub fn day_of(&self, moment: Timestamp) -> Date {
        self.dates.day_of(moment)
    }

    /// Yes or no in the language, or a ticked or empty box for `check`.
    #[must_use]
    pub fn boolean(&self, truth: bool, format: &str) -> &'static str {
        match (format, truth) {
            ("check", true) => "☒",
            ("check", false) => "☐",
            _ => language::yes_no(self.language(), truth),
        }
    }

    fn join<'a>(&self, items: impl Iterator<Item = &'a Value>, format: &str) -> String {
        let shown = items.filter(|item| !item.is_missing()).map(|item| self.show(item, Some(format)));
        shown.collect::<Vec<_>>().join(language::separator(self.language()))
    }
}

impl fmt::Debug for Formats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Formats").field(&self.locale.to_string()).finish()
    }
}
