//! Values from JSON text and back. Numbers are taken from the text itself: `serde_json` would turn `0.1` and
//! `12345678901234567890.10` into binary fractions.

use indexmap::IndexMap;
use serde_json::value::RawValue;

use super::{Value, plain, read_number};

/// One level of JSON text. What lies deeper stays text until it is asked for.
#[derive(Debug)]
pub enum Level<'a> {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean(bool),
    /// A number, as it is written.
    Number(&'a str),
    /// A string, its escapes read.
    Text(String),
    /// The items of an array.
    Array(Vec<&'a RawValue>),
    /// The entries of an object, in order.
    Object(IndexMap<String, &'a RawValue>),
}

impl<'a> Level<'a> {
    /// Reads the outermost level.
    ///
    /// # Errors
    /// When a string holds half a character, which JSON allows and text can't hold.
    pub fn read(raw: &'a RawValue) -> Result<Self, serde_json::Error> {
        let text = raw.get();
        Ok(match text.as_bytes().first() {
            Some(b'{') => Self::Object(serde_json::from_str(text)?),
            Some(b'[') => Self::Array(serde_json::from_str(text)?),
            Some(b'"') => Self::Text(serde_json::from_str(text)?),
            Some(b't') => Self::Boolean(true),
            Some(b'f') => Self::Boolean(false),
            Some(b'n') | None => Self::Null,
            Some(_) => Self::Number(text),
        })
    }
}

impl Value {
    /// A value by the nature of its JSON, for what no variable describes. A number beyond what we can hold exactly
    /// becomes the text of its digits.
    #[must_use]
    pub fn natural(raw: &RawValue) -> Self {
        let Ok(level) = Level::read(raw) else { return Self::Missing };
        match level {
            Level::Null => Self::Missing,
            Level::Boolean(truth) => Self::Boolean(truth),
            Level::Number(text) => read_number(text).map_or_else(|| Self::text(text), Self::Number),
            Level::Text(text) => Self::text(text),
            Level::Array(items) => Self::list(items.into_iter().map(Self::natural).collect()),
            Level::Object(entries) => {
                Self::record(entries.into_iter().map(|(name, raw)| (name, Self::natural(raw))).collect())
            }
        }
    }

    /// The value as JSON that a variable of its type takes back unchanged.
    #[must_use]
    pub fn to_json(&self) -> serde_json::Value {
        use serde_json::Value as Json;
        match self {
            Self::Missing => Json::Null,
            Self::Text(text) | Self::Image(text) => Json::String(text.to_string()),
            Self::Number(number) => number_to_json(*number),
            Self::Money(money) => {
                serde_json::json!({"amount": money.amount.to_string(), "currency": money.currency.code()})
            }
            Self::Date(date) => Json::String(date.to_string()),
            Self::DateTime(moment) => Json::String(moment.to_string()),
            Self::Boolean(truth) => Json::Bool(*truth),
            Self::List(items) => Json::Array(items.iter().map(Self::to_json).collect()),
            Self::Record(entries) => {
                Json::Object(entries.iter().map(|(name, value)| (name.clone(), value.to_json())).collect())
            }
        }
    }
}

/// A JSON number where that keeps every digit, else the digits as a string, which a number variable takes as well.
fn number_to_json(number: rust_decimal::Decimal) -> serde_json::Value {
    let text = plain(number);
    let kept = |json: &serde_json::Value| json.is_number() && read_number(&json.to_string()) == Some(number);
    serde_json::from_str(&text).ok().filter(kept).unwrap_or(serde_json::Value::String(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn natural(text: &str) -> Value {
        Value::natural(serde_json::from_str(text).expect("JSON"))
    }

    #[test]
    fn values_come_in_by_their_nature() {
        assert_eq!(natural("null"), Value::Missing);
        assert_eq!(natural(r#""a\nb""#), Value::text("a\nb"));
        assert_eq!(natural("0.10"), Value::Number(rust_decimal::Decimal::new(10, 2)));
        assert_eq!(natural("1e400"), Value::text("1e400"));
        assert_eq!(natural(r#"[1, {"a": true}]"#).as_list().unwrap()[1].get("a"), &Value::Boolean(true));
    }

    #[test]
    fn numbers_go_back_without_losing_digits() {
        for (text, json) in [
            ("1", "1"),
            ("0.10", "0.1"),
            ("-1234.5", "-1234.5"),
            ("12345678901234567890.10", r#""12345678901234567890.1""#),
            ("9007199254740993", "9007199254740993"),
        ] {
            assert_eq!(natural(text).to_json().to_string(), json);
        }
    }
}
