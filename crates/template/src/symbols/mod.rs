//! The variables of a template.
//!
//! [`SymbolTable::read`] is the one way in: it notes everything that is wrong, with its place, so that a stored table
//! holds only what can be used. To add a type, give it a name in [`SymbolType`], its values in `coerce`, its formats in
//! `format`.

mod coerce;
mod decimals;
mod loose;
mod name;
mod read;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use indexmap::IndexMap;
use model::values::Values;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;

use crate::format::Formats;
use crate::value::{Currency, Value};

pub(crate) use coerce::read_date;
pub(crate) use loose::converted;
pub use name::check_name;

/// The variables of a template by name.
#[derive(Debug, Clone, Default, PartialEq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct SymbolTable(IndexMap<String, Symbol>);

/// One variable.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Symbol {
    /// What its values are.
    #[serde(rename = "type")]
    pub kind: SymbolType,
    /// What people call it; its name where left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// Marks it for whoever fills in the values. What keeps a role from submitting is `required` of a field.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub required: bool,
    /// The value of documents that give none.
    #[serde(skip_serializing_if = "Value::is_missing", serialize_with = "as_json")]
    #[schemars(with = "Option<serde_json::Value>")]
    pub default: Value,
    /// What a choice is between.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<SymbolOption>,
    /// How it is printed, where the place that prints it does not say otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub format: Option<String>,
    /// What the records of a list hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub columns: Option<SymbolTable>,
    /// What it is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The currency of amounts that name none, as three capital letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub currency: Option<Currency>,
}

/// The types that a variable can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SymbolType {
    /// Any text.
    Text,
    /// An exact number.
    Number,
    /// An amount of a currency.
    Money,
    /// A calendar day.
    Date,
    /// A moment.
    Datetime,
    /// Yes or no.
    Boolean,
    /// An email address.
    Email,
    /// One of several options.
    Choice,
    /// Records.
    List,
    /// An uploaded picture.
    Image,
}

/// One thing to choose.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum SymbolOption {
    /// A value that is printed as it is.
    Plain(String),
    /// A value and what is printed for it.
    Labelled {
        /// What is stored and compared.
        value: String,
        /// What people read.
        label: String,
    },
}

impl SymbolOption {
    /// What is stored and compared.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Plain(value) | Self::Labelled { value, .. } => value,
        }
    }

    /// What people read.
    #[must_use]
    pub fn label(&self) -> &str {
        match self {
            Self::Plain(label) | Self::Labelled { label, .. } => label,
        }
    }
}

impl SymbolType {
    /// Every type with its name.
    const NAMED: [(&'static str, Self); 10] = [
        ("text", Self::Text),
        ("number", Self::Number),
        ("money", Self::Money),
        ("date", Self::Date),
        ("datetime", Self::Datetime),
        ("boolean", Self::Boolean),
        ("email", Self::Email),
        ("choice", Self::Choice),
        ("list", Self::List),
        ("image", Self::Image),
    ];

    /// The type of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMED.iter().find(|(known, _)| *known == name).map(|(_, kind)| *kind)
    }

    /// Its name, as templates write it.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::NAMED.iter().find(|(_, kind)| *kind == self).map_or("text", |(name, _)| name)
    }
}

impl SymbolTable {
    /// The variable of that name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Symbol> {
        self.0.get(name)
    }

    /// Whether there is a variable of that name.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// The variables in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Symbol)> {
        self.0.iter().map(|(name, symbol)| (name.as_str(), symbol))
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What people call a variable: its label, or its name.
    #[must_use]
    pub fn label<'a>(&'a self, name: &'a str) -> &'a str {
        self.get(name).and_then(|symbol| symbol.label.as_deref()).unwrap_or(name)
    }

    /// These variables and some more.
    #[must_use]
    pub(crate) fn with(mut self, more: impl IntoIterator<Item = (String, Symbol)>) -> Self {
        self.0.extend(more);
        self
    }

    /// Checks a value that is given anew against the variable of that name. A name without a variable takes anything.
    ///
    /// # Errors
    /// What would be right, as a fragment that follows the variable's name.
    pub fn check(&self, name: &str, value: &serde_json::Value) -> Result<(), String> {
        self.get(name).map_or(Ok(()), |symbol| symbol.check_decimals(&symbol.value(value)?))
    }

    /// As [`check`](Self::check), from the JSON text, so that no digit is lost on the way.
    ///
    /// # Errors
    /// What would be right, as a fragment that follows the variable's name.
    pub fn check_raw(&self, name: &str, raw: &RawValue) -> Result<(), String> {
        self.get(name).map_or(Ok(()), |symbol| symbol.check_decimals(&symbol.read_value(raw)?))
    }

    /// The values of a document by name: those of variables as their types ask, with their defaults, the others by
    /// the nature of their JSON. A value that is not of its variable's type is missing; saving refused it before. One that is
    /// `null` was left blank by whoever answered, and has no default either.
    #[must_use]
    pub fn values(&self, values: &Values) -> IndexMap<String, Value> {
        let object = values.to_object();
        let raw: IndexMap<String, &RawValue> = object.read().unwrap_or_default();
        let mut typed = IndexMap::with_capacity(self.len() + raw.len());
        for (name, symbol) in &self.0 {
            let given = raw.get(name).and_then(|raw| symbol.read_value(raw).ok()).unwrap_or_default();
            let is_blank = raw.get(name).is_some_and(|raw| raw.get() == "null");
            typed.insert(
                name.clone(),
                if given.is_missing() && !is_blank { symbol.default.clone() } else { given },
            );
        }
        for (name, raw) in raw {
            typed.entry(name).or_insert_with(|| Value::natural(raw));
        }
        typed
    }

    /// The required variables that have no value, in their order; a text of blanks is none.
    #[must_use]
    pub fn missing<'a>(&'a self, values: &IndexMap<String, Value>) -> Vec<&'a str> {
        let blank = |name: &str| values.get(name).is_none_or(Value::is_blank);
        self.iter().filter(|(name, symbol)| symbol.required && blank(name)).map(|(name, _)| name).collect()
    }
}

impl Symbol {
    /// Gives itself its default, where it has one and the values name none.
    pub(crate) fn settle_default(&self, name: &str, values: &mut Values) {
        if values.get(name).is_none()
            && !self.default.is_missing()
            && let Ok(default) = serde_json::value::to_raw_value(&self.default.to_json())
        {
            values.insert(name, default);
        }
    }

    /// A variable of a type about which nothing else is known.
    #[must_use]
    pub const fn of(kind: SymbolType) -> Self {
        Self {
            kind,
            label: None,
            required: false,
            default: Value::Missing,
            options: Vec::new(),
            format: None,
            columns: None,
            description: None,
            currency: None,
        }
    }

    /// A value of this variable as it is printed: a choice by its label, anything else by the given format, or the
    /// variable's own, or its type's.
    #[must_use]
    pub fn show<'a>(&'a self, value: &'a Value, format: Option<&str>, formats: &Formats) -> Cow<'a, str> {
        let format = format.or(self.format.as_deref());
        if let (SymbolType::Choice, Value::Text(chosen)) = (self.kind, value) {
            let option = self.options.iter().find(|option| option.value() == &**chosen);
            let label = option.map_or(&**chosen, SymbolOption::label);
            return match format {
                Some(_) => formats.show(&Value::text(label), format).into(),
                None => Cow::Borrowed(label),
            };
        }
        if let (SymbolType::Money, Value::Number(amount)) = (self.kind, value) {
            return formats.amount(*amount, None, format.unwrap_or_default()).into();
        }
        formats.show(value, format).into()
    }
}

fn as_json<S: Serializer>(value: &Value, serializer: S) -> Result<S::Ok, S::Error> {
    value.to_json().serialize(serializer)
}
