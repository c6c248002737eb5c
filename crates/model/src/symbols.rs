//! The variables of a template, as far as documents are checked against them.

use indexmap::IndexMap;
use serde::Deserialize;
use serde_json::Value;

use crate::Timestamp;
use crate::body::JsonObject;
use crate::email::EmailAddress;
use crate::error::Problems;

/// The variables of a template by name.
#[derive(Debug, Default)]
pub struct SymbolTable(IndexMap<String, Symbol>);

/// One variable.
#[derive(Debug)]
pub struct Symbol {
    kind: SymbolType,
    label: Option<String>,
    options: Vec<String>,
}

/// The types that a variable can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum SymbolType {
    Text,
    Number,
    Money,
    Date,
    Datetime,
    Boolean,
    Email,
    Choice,
    List,
    Image,
}

const TYPES: &str = "text, number, money, date, datetime, boolean, email, choice, list or image";

impl SymbolTable {
    /// Reads a symbol table and notes under `symbolTable` what is wrong with it.
    #[must_use]
    pub fn read(source: &JsonObject, problems: &mut Problems) -> Self {
        let entries: IndexMap<String, Value> = match source.read() {
            Ok(entries) => entries,
            Err(error) => {
                problems.add("symbolTable", error.to_string());
                return Self::default();
            }
        };
        let mut table = IndexMap::new();
        for (name, entry) in entries {
            let place = format!("symbolTable.{name}");
            if !is_identifier(&name) {
                problems.add(&place, "must be named by a letter followed by letters, digits or underscores");
            } else if let Some(symbol) = read_symbol(&entry, &place, problems) {
                table.insert(name, symbol);
            }
        }
        Self(table)
    }

    /// Whether there is a variable of that name.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// Checks a value against the variable of that name. A name without a variable takes anything.
    ///
    /// # Errors
    /// What would be right, as a fragment that follows the variable's name.
    pub fn check(&self, name: &str, value: &Value) -> Result<(), String> {
        self.0.get(name).map_or(Ok(()), |symbol| symbol.check(value))
    }

    /// What people call a variable: its label, or its name.
    #[must_use]
    pub fn label<'a>(&'a self, name: &'a str) -> &'a str {
        self.0.get(name).and_then(|symbol| symbol.label.as_deref()).unwrap_or(name)
    }
}

fn read_symbol(entry: &Value, place: &str, problems: &mut Problems) -> Option<Symbol> {
    let Some(entry) = entry.as_object() else {
        problems.add(place, "must be an object with a type");
        return None;
    };
    let kind = entry.get("type").and_then(|kind| SymbolType::deserialize(kind).ok());
    let Some(kind) = kind else {
        problems.add(format!("{place}.type"), format!("must be one of {TYPES}"));
        return None;
    };
    let label = entry.get("label").and_then(Value::as_str).map(str::to_owned);
    let mut options = Vec::new();
    if let Some(listed) = entry.get("options").filter(|listed| !listed.is_null()) {
        for (index, option) in listed.as_array().into_iter().flatten().enumerate() {
            match option.as_str().or_else(|| option.get("value").and_then(Value::as_str)) {
                Some(text) => options.push(text.to_owned()),
                None => {
                    problems
                        .add(format!("{place}.options[{index}]"), "must be a string or an object with a value");
                }
            }
        }
        if !listed.is_array() {
            problems.add(format!("{place}.options"), "must be a list");
        }
    }
    Some(Symbol { kind, label, options })
}

impl Symbol {
    fn check(&self, value: &Value) -> Result<(), String> {
        if value.is_null() {
            return Ok(());
        }
        let fits = match self.kind {
            SymbolType::Text => !value.is_array() && !value.is_object(),
            SymbolType::Number => is_number(value),
            SymbolType::Money => {
                is_number(value)
                    || (value.get("amount").is_some_and(is_number)
                        && value.get("currency").and_then(Value::as_str).is_some_and(is_currency))
            }
            SymbolType::Date => {
                value.as_str().is_some_and(|text| text.len() == 10 && text.parse::<Timestamp>().is_ok())
            }
            SymbolType::Datetime => value.as_str().is_some_and(|text| text.parse::<Timestamp>().is_ok()),
            SymbolType::Boolean => value.is_boolean() || matches!(value.as_str(), Some("true" | "false")),
            SymbolType::Email => value.as_str().is_some_and(|text| EmailAddress::parse(text).is_ok()),
            SymbolType::Choice => value
                .as_str()
                .is_some_and(|text| self.options.is_empty() || self.options.iter().any(|o| o == text)),
            SymbolType::List => value.is_array(),
            SymbolType::Image => value.is_string(),
        };
        if fits { Ok(()) } else { Err(self.expectation()) }
    }

    fn expectation(&self) -> String {
        match self.kind {
            SymbolType::Text => "must be text".to_owned(),
            SymbolType::Number => "must be a number".to_owned(),
            SymbolType::Money => {
                "must be a number or an object with amount and currency (three letters)".to_owned()
            }
            SymbolType::Date => "must be a date such as 2026-11-14".to_owned(),
            SymbolType::Datetime => "must be a date and time such as 2026-11-14T09:30:00.000Z".to_owned(),
            SymbolType::Boolean => "must be true or false".to_owned(),
            SymbolType::Email => "must be an email address".to_owned(),
            SymbolType::Choice if self.options.is_empty() => "must be text".to_owned(),
            SymbolType::Choice => format!("must be one of {}", self.options.join(", ")),
            SymbolType::List => "must be a list".to_owned(),
            SymbolType::Image => "must be the id of an uploaded file".to_owned(),
        }
    }
}

fn is_identifier(name: &str) -> bool {
    let mut letters = name.chars();
    letters.next().is_some_and(|first| first.is_alphabetic() || first == '_')
        && letters.all(|letter| letter.is_alphanumeric() || letter == '_')
}

fn is_number(value: &Value) -> bool {
    let decimal = |text: &str| {
        let digits = text.strip_prefix('-').unwrap_or(text);
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
        let all_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        all_digits(whole) && all_digits(fraction)
    };
    value.is_number() || value.as_str().is_some_and(decimal)
}

fn is_currency(text: &str) -> bool {
    text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn table(source: &Value) -> Result<SymbolTable, crate::Error> {
        let source = JsonObject::stored(source.to_string()).expect("an object");
        let mut problems = Problems::new();
        let table = SymbolTable::read(&source, &mut problems);
        problems.done().map(|()| table)
    }

    #[test]
    fn every_type_takes_its_own_and_refuses_others() {
        let cases = [
            ("text", vec![json!("a"), json!(5)], vec![json!([]), json!({})]),
            ("number", vec![json!(1.5), json!("-2.50")], vec![json!("1e5x"), json!(true), json!("1.")]),
            ("money", vec![json!(3), json!({"amount": "12.50", "currency": "EUR"})], vec![json!({"amount": "x"})]),
            ("date", vec![json!("2026-11-14")], vec![json!("14.11.2026"), json!("2026-02-30"), json!(5)]),
            ("datetime", vec![json!("2026-11-14T09:30:00Z")], vec![json!("noon")]),
            ("boolean", vec![json!(true), json!("false")], vec![json!("yes"), json!(1)]),
            ("email", vec![json!("ana@example.com")], vec![json!("ana")]),
            ("list", vec![json!([{"price": 1}])], vec![json!({}), json!("a")]),
            ("image", vec![json!("fil_1")], vec![json!(1)]),
        ];
        for (kind, good, bad) in cases {
            let table = table(&json!({"x": {"type": kind}})).expect("a table");
            for value in good {
                assert_eq!(table.check("x", &value), Ok(()), "{kind} {value}");
            }
            for value in bad {
                assert!(table.check("x", &value).is_err(), "{kind} {value}");
            }
            assert_eq!(table.check("x", &Value::Null), Ok(()));
            assert_eq!(table.check("unknown", &json!({"any": 1})), Ok(()));
        }
    }

    #[test]
    fn a_choice_names_its_options() {
        let table =
            table(&json!({"c": {"type": "choice", "options": ["a", {"value": "b", "label": "B"}]}})).expect("ok");
        assert_eq!(table.check("c", &json!("b")), Ok(()));
        assert_eq!(table.check("c", &json!("z")), Err("must be one of a, b".to_owned()));
    }

    #[test]
    fn a_bad_table_names_the_place() {
        for (source, place) in [
            (json!({"x": 1}), "symbolTable.x"),
            (json!({"x": {"type": "colour"}}), "symbolTable.x.type"),
            (json!({"1x": {"type": "text"}}), "symbolTable.1x"),
            (json!({"x": {"type": "choice", "options": [1]}}), "symbolTable.x.options[0]"),
        ] {
            let crate::Error::Validation(fields) = table(&source).expect_err("bad") else { panic!("validation") };
            assert_eq!(fields[0].field, place);
        }
    }
}
