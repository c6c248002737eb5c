//! What an answer has to keep to, and what is wrong with one that does not.

use std::cmp::Ordering;
use std::fmt;

use jiff::civil::Date;
use model::error::Problems;
use rust_decimal::Decimal;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::FieldType;
use crate::symbols::read_date;
use crate::value::{Value, read_number};

/// What an answer has to keep to.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(default, rename_all = "camelCase")]
pub struct Validation {
    /// The least number or amount, or the first date.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min: Option<Bound>,
    /// The greatest number or amount, or the last date.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max: Option<Bound>,
    /// The least number of characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_length: Option<u32>,
    /// The greatest number of characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_length: Option<u32>,
    /// A regular expression that the whole answer has to match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<String>,
    /// What people read where the answer does not keep to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// A bound: a number, or a text for dates and for numbers with more digits than JSON keeps.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(untagged)]
pub enum Bound {
    /// A number.
    Number(f64),
    /// A date as `2026-11-14`, or a decimal number.
    Text(String),
}

impl Validation {
    /// Notes under `place` what can't be held against any answer.
    pub(super) fn check(&self, place: &str, problems: &mut Problems) {
        if let (Some(least), Some(most)) = (self.min_length, self.max_length)
            && least > most
        {
            problems.add(format!("{place}.minLength"), "must not be more than maxLength");
        }
        if let Some(pattern) = &self.pattern
            && let Err(error) = compile(pattern)
        {
            problems.add(format!("{place}.pattern"), format!("must be a regular expression: {error}"));
        }
    }

    /// Notes under `place` bounds that no answer to a field of this type could keep to.
    pub(super) fn check_bounds(&self, kind: FieldType, place: &str, problems: &mut Problems) {
        match kind {
            FieldType::Number | FieldType::Money => {
                self.compare_bounds(Bound::number, "must be a number of at most 28 digits", place, problems);
            }
            FieldType::Date => {
                self.compare_bounds(Bound::date, "must be a date such as 2026-11-14", place, problems);
            }
            // Bounds say nothing about the others; editors leave them behind when a field's type is changed.
            _ => {}
        }
    }

    fn compare_bounds<T: PartialOrd>(
        &self,
        read: fn(&Bound) -> Option<T>,
        expected: &str,
        place: &str,
        problems: &mut Problems,
    ) {
        for (name, bound) in [("min", &self.min), ("max", &self.max)] {
            if bound.as_ref().is_some_and(|bound| read(bound).is_none()) {
                problems.add(format!("{place}.{name}"), expected);
            }
        }
        let bounds = (self.min.as_ref().and_then(read), self.max.as_ref().and_then(read));
        if let (Some(least), Some(most)) = bounds
            && least > most
        {
            problems.add(format!("{place}.min"), "must not be more than max");
        }
    }

    /// What is wrong with an answer, in the form's own words where it has some.
    pub(crate) fn complaint(&self, value: &Value) -> Option<String> {
        let found = self.length_complaint(value).or_else(|| self.bound_complaint(value)).or_else(|| {
            let pattern = compile(self.pattern.as_deref()?).ok()?;
            let text = value.as_text()?;
            (!pattern.is_match(text)).then(|| "does not have the form that is asked for".to_owned())
        })?;
        Some(self.message.clone().unwrap_or(found))
    }

    fn length_complaint(&self, value: &Value) -> Option<String> {
        let length = value.as_text()?.chars().count();
        let beyond = |bound: Option<u32>, wrong: fn(usize, usize) -> bool| {
            bound.filter(|bound| wrong(length, usize::try_from(*bound).unwrap_or(usize::MAX)))
        };
        if let Some(least) = beyond(self.min_length, |length, bound| length < bound) {
            return Some(format!("must be at least {least} characters long"));
        }
        let most = beyond(self.max_length, |length, bound| length > bound)?;
        Some(format!("must be at most {most} characters long"))
    }

    fn bound_complaint(&self, value: &Value) -> Option<String> {
        let compare = |bound: &Bound| match value {
            Value::Number(number) => Some(number.cmp(&bound.number()?)),
            Value::Money(money) => Some(money.amount.cmp(&bound.number()?)),
            Value::Date(date) => Some(date.cmp(&bound.date()?)),
            _ => None,
        };
        if let Some(least) = &self.min
            && compare(least) == Some(Ordering::Less)
        {
            return Some(format!("must be {least} or more"));
        }
        let most = self.max.as_ref()?;
        (compare(most) == Some(Ordering::Greater)).then(|| format!("must be {most} or less"))
    }
}

/// Compiles the pattern of a field, which has to match a whole answer. The bound keeps a small pattern from becoming
/// a large machine.
///
/// # Errors
/// Says in one line why it is no regular expression.
fn compile(pattern: &str) -> Result<regex::Regex, String> {
    let built = regex::RegexBuilder::new(&format!("^(?:{pattern})$")).size_limit(1 << 20).nest_limit(50).build();
    built.map_err(|error| error.to_string().lines().last().unwrap_or("it can't be read").trim().to_owned())
}

impl Bound {
    fn number(&self) -> Option<Decimal> {
        read_number(&self.to_string())
    }

    fn date(&self) -> Option<Date> {
        read_date(&self.to_string())
    }
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => f.write_str(text),
        }
    }
}
