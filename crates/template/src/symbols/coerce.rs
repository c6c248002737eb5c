//! Values as a variable's type asks for them.

use std::borrow::Cow;

use indexmap::IndexMap;
use jiff::civil::Date;
use model::Timestamp;
use model::email::EmailAddress;
use serde_json::value::RawValue;

use super::{Symbol, SymbolOption, SymbolTable, SymbolType};
use crate::value::json::Level;
use crate::value::{Currency, Value, read_number};

impl Symbol {
    /// Reads a value from JSON. `null` is a missing value, and so is an empty text where the type is not text.
    ///
    /// # Errors
    /// What would be right, as a fragment that follows the place.
    pub fn value(&self, json: &serde_json::Value) -> Result<Value, String> {
        // JSON that is in memory always has a text.
        let raw = serde_json::value::to_raw_value(json).map_err(|error| error.to_string())?;
        self.read_value(&raw)
    }

    /// As [`value`](Self::value), from the JSON text, so that no digit is lost on the way.
    ///
    /// # Errors
    /// What would be right, as a fragment that follows the place.
    pub fn read_value(&self, raw: &RawValue) -> Result<Value, String> {
        let level = Level::read(raw).map_err(|_| "must be valid text".to_owned())?;
        match &level {
            Level::Null => return Ok(Value::Missing),
            Level::Text(text) if text.is_empty() && self.kind != SymbolType::Text => return Ok(Value::Missing),
            _ => {}
        }
        if let (SymbolType::List, Level::Array(items)) = (self.kind, &level) {
            return self.read_items(items);
        }
        self.read_single(level).ok_or_else(|| self.expectation(raw).into_owned())
    }

    fn read_single(&self, level: Level<'_>) -> Option<Value> {
        match (self.kind, level) {
            (SymbolType::Text, Level::Text(text)) => Some(Value::text(text)),
            (SymbolType::Text, Level::Number(text)) => Some(Value::text(text)),
            (SymbolType::Text, Level::Boolean(truth)) => Some(Value::text(if truth { "true" } else { "false" })),
            (SymbolType::Boolean, Level::Boolean(truth)) => Some(Value::Boolean(truth)),
            (SymbolType::Number, level) => read_decimal(&level).map(Value::Number),
            (SymbolType::Money, Level::Object(entries)) => read_money(&entries),
            (SymbolType::Money, level) => {
                let amount = read_decimal(&level)?;
                Some(self.currency.map_or(Value::Number(amount), |currency| Value::money(amount, currency)))
            }
            (kind, Level::Text(text)) => self.read_text(kind, &text),
            _ => None,
        }
    }

    fn read_text(&self, kind: SymbolType, text: &str) -> Option<Value> {
        match kind {
            SymbolType::Date => read_date(text).map(Value::Date),
            SymbolType::Datetime => text.parse::<Timestamp>().ok().map(Value::DateTime),
            SymbolType::Boolean => text.parse().ok().map(Value::Boolean),
            SymbolType::Email => EmailAddress::parse(text).is_ok().then(|| Value::text(text)),
            SymbolType::Choice => {
                let known = self.options.is_empty() || self.options.iter().any(|option| option.value() == text);
                known.then(|| Value::text(text))
            }
            SymbolType::Image => Some(Value::Image(text.into())),
            SymbolType::Text | SymbolType::Number | SymbolType::Money | SymbolType::List => None,
        }
    }

    fn read_items(&self, items: &[&RawValue]) -> Result<Value, String> {
        let Some(columns) = &self.columns else {
            return Ok(Value::list(items.iter().map(|raw| Value::natural(raw)).collect()));
        };
        let records = items.iter().enumerate().map(|(index, raw)| {
            columns.read_record(raw).map_err(|(column, message)| match column {
                Some(column) => format!("must fit its columns: item {} has a {column} that {message}", index + 1),
                None => format!("must be a list of records: item {} {message}", index + 1),
            })
        });
        records.collect::<Result<_, _>>().map(Value::list)
    }

    /// What the type takes, as a fragment that follows the place.
    fn expectation(&self, raw: &RawValue) -> Cow<'static, str> {
        let first = raw.get().as_bytes().first();
        let numeric = first.is_some_and(|byte| byte.is_ascii_digit() || *byte == b'-');
        match self.kind {
            SymbolType::Number | SymbolType::Money if numeric => "must be a number of at most 28 digits".into(),
            SymbolType::Text => "must be text".into(),
            SymbolType::Number => "must be a number".into(),
            SymbolType::Money => "must be a number or an object with amount and currency (three letters)".into(),
            SymbolType::Date => "must be a date such as 2026-11-14".into(),
            SymbolType::Datetime => "must be a date and time such as 2026-11-14T09:30:00.000Z".into(),
            SymbolType::Boolean => "must be true or false".into(),
            SymbolType::Email => "must be an email address".into(),
            SymbolType::Choice if self.options.is_empty() => "must be text".into(),
            SymbolType::Choice => {
                let values: Vec<_> = self.options.iter().map(SymbolOption::value).collect();
                format!("must be one of {}", values.join(", ")).into()
            }
            SymbolType::List => "must be a list".into(),
            SymbolType::Image => "must be the id of an uploaded file".into(),
        }
    }
}

impl SymbolTable {
    /// Reads a record: what the table names by its types, the rest by its nature. The error names the entry.
    fn read_record(&self, raw: &RawValue) -> Result<Value, (Option<String>, String)> {
        let Ok(Level::Object(entries)) = Level::read(raw) else {
            return Err((None, "must be an object".to_owned()));
        };
        let mut record: IndexMap<String, Value> = IndexMap::with_capacity(entries.len());
        for (name, symbol) in &self.0 {
            let given = entries.get(name).map_or(Ok(Value::Missing), |raw| symbol.read_value(raw));
            let given = given.map_err(|message| (Some(name.clone()), message))?;
            record.insert(name.clone(), if given.is_missing() { symbol.default.clone() } else { given });
        }
        for (name, raw) in entries {
            record.entry(name).or_insert_with(|| Value::natural(raw));
        }
        Ok(Value::record(record))
    }
}

/// A day in ISO 8601's form, and no more than a day.
pub(crate) fn read_date(text: &str) -> Option<Date> {
    // jiff would also take a date that a time follows, and week dates.
    let shaped = text.len() == 10 && text.bytes().filter(|byte| *byte == b'-').count() == 2;
    text.parse().ok().filter(|_| shaped)
}

fn read_decimal(level: &Level<'_>) -> Option<rust_decimal::Decimal> {
    match level {
        Level::Number(text) => read_number(text),
        // In a text an exponent is more likely a mistake than a number.
        Level::Text(text) if !text.contains(['e', 'E']) => read_number(text),
        _ => None,
    }
}

fn read_money(entries: &IndexMap<String, &RawValue>) -> Option<Value> {
    let amount = Level::read(entries.get("amount")?).ok()?;
    let Ok(Level::Text(currency)) = Level::read(entries.get("currency")?) else { return None };
    Some(Value::money(read_decimal(&amount)?, Currency::parse(&currency)?))
}
