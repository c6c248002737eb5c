//! Typed values: what a variable, a field or an expression holds once its JSON has been read.
//!
//! Texts, lists and records are shared, so that an expression may name a long list as often as it likes without
//! copying it. [`json`] reads values from JSON text digit by digit; `symbols` reads them as a variable asks.

pub mod json;
mod money;
mod number;

use std::fmt;
use std::sync::Arc;

use indexmap::IndexMap;
use jiff::civil::Date;
use model::Timestamp;
use rust_decimal::Decimal;

pub use money::{Currency, Money};
pub use number::{MOST_DECIMALS, divide, plain, power, read_number, round};

/// One value.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Value {
    /// There is none, or not yet.
    #[default]
    Missing,
    /// Text, an email address or the value of a choice.
    Text(Arc<str>),
    /// A number, exact to 28 digits.
    Number(Decimal),
    /// An amount of a currency.
    Money(Money),
    /// A calendar day.
    Date(Date),
    /// A moment.
    DateTime(Timestamp),
    /// Yes or no.
    Boolean(bool),
    /// Several values, mostly records.
    List(Arc<Vec<Value>>),
    /// Values by name.
    Record(Arc<IndexMap<String, Value>>),
    /// The id of an uploaded picture.
    Image(Arc<str>),
}

impl Value {
    /// A text.
    #[must_use]
    pub fn text(text: impl Into<Arc<str>>) -> Self {
        Self::Text(text.into())
    }

    /// A list.
    #[must_use]
    pub fn list(items: Vec<Self>) -> Self {
        Self::List(Arc::new(items))
    }

    /// A record.
    #[must_use]
    pub fn record(entries: IndexMap<String, Self>) -> Self {
        Self::Record(Arc::new(entries))
    }

    /// An amount of a currency.
    #[must_use]
    pub const fn money(amount: Decimal, currency: Currency) -> Self {
        Self::Money(Money { amount, currency })
    }

    /// Whether there is no value.
    #[must_use]
    pub const fn is_missing(&self) -> bool {
        matches!(self, Self::Missing)
    }

    /// Whether nothing would be printed: missing, or a text, a list or a record that holds nothing.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        match self {
            Self::Missing => true,
            Self::Text(text) => text.chars().all(model::name::is_unseen),
            Self::List(items) => items.is_empty(),
            Self::Record(entries) => entries.is_empty(),
            _ => false,
        }
    }

    /// The truth of a boolean; nothing for anything else.
    #[must_use]
    pub const fn as_bool(&self) -> Option<bool> {
        if let Self::Boolean(truth) = self { Some(*truth) } else { None }
    }

    /// The characters of a text; nothing for anything else.
    #[must_use]
    pub fn as_text(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }

    /// The items of a list; nothing for anything else.
    #[must_use]
    pub fn as_list(&self) -> Option<&[Self]> {
        if let Self::List(items) = self { Some(items) } else { None }
    }

    /// The value that a record has under a name; missing where it has none, and where this is no record.
    #[must_use]
    pub fn get(&self, name: &str) -> &Self {
        match self {
            Self::Record(entries) => entries.get(name).unwrap_or(&Self::Missing),
            _ => &Self::Missing,
        }
    }

    /// What kind of value it is, with its article, for messages: `a number`.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Missing => "a missing value",
            Self::Text(_) => "a text",
            Self::Number(_) => "a number",
            Self::Money(_) => "an amount of money",
            Self::Date(_) => "a date",
            Self::DateTime(_) => "a date and time",
            Self::Boolean(_) => "true or false",
            Self::List(_) => "a list",
            Self::Record(_) => "a record",
            Self::Image(_) => "an image",
        }
    }
}

impl From<bool> for Value {
    fn from(truth: bool) -> Self {
        Self::Boolean(truth)
    }
}

impl From<Decimal> for Value {
    fn from(number: Decimal) -> Self {
        Self::Number(number)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number.into())
    }
}

impl From<Date> for Value {
    fn from(date: Date) -> Self {
        Self::Date(date)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::text(text)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::text(text)
    }
}

impl fmt::Display for Value {
    /// The value without regard to a language, for logs and messages.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("missing"),
            Self::Text(text) | Self::Image(text) => f.write_str(text),
            Self::Number(number) => f.write_str(&plain(*number)),
            Self::Money(money) => money.fmt(f),
            Self::Date(date) => date.fmt(f),
            Self::DateTime(moment) => moment.fmt(f),
            Self::Boolean(truth) => truth.fmt(f),
            Self::List(_) | Self::Record(_) => self.to_json().fmt(f),
        }
    }
}
