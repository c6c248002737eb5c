//! The values of a document: a bag of names and JSON, kept as it was sent.

use indexmap::IndexMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::body::JsonObject;
use crate::error::Problems;
use crate::limits::Limits;

/// Values by name. Each is kept as its JSON text, so that a number comes back digit by digit.
#[derive(Debug, Clone, Default)]
pub struct Values(IndexMap<String, Box<RawValue>>);

impl Values {
    /// Takes values back from where they were stored.
    ///
    /// # Errors
    /// When the text is not a JSON object, which means that the store is damaged.
    pub fn stored(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The values as the text of one JSON object.
    #[must_use]
    pub fn to_object(&self) -> JsonObject {
        // A map of strings to JSON always has a text form.
        serde_json::to_string(self).ok().and_then(|text| JsonObject::stored(text).ok()).unwrap_or_default()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Puts a value in, in place of the one before.
    pub fn insert(&mut self, name: &str, value: Box<RawValue>) {
        self.0.insert(name.to_owned(), value);
    }

    /// The value of that name, as its JSON text.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&RawValue> {
        self.0.get(name).map(|value| &**value)
    }

    /// Takes a value out.
    pub fn remove(&mut self, name: &str) {
        self.0.shift_remove(name);
    }

    /// Takes over what the other bag holds; `null` removes a value.
    pub fn merge(&mut self, other: Self) {
        for (name, value) in other.0 {
            if value.get() == "null" {
                self.0.shift_remove(&name);
            } else {
                self.0.insert(name, value);
            }
        }
    }

    /// Puts what another bag holds over these, `null` included.
    pub fn cover(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    /// Drops the names whose value is `null`: not to have a value and to have none are the same.
    #[must_use]
    pub fn without_nulls(mut self) -> Self {
        self.0.retain(|_, value| value.get() != "null");
        self
    }

    /// Notes under `place` whatever is wrong with a value whatever the template: its length, its characters.
    pub fn check_form(&self, place: &str, limits: &Limits, problems: &mut Problems) {
        if self.0.len() > limits.values {
            problems.add(place, format!("must hold at most {} values", limits.values));
            return;
        }
        for (name, value) in &self.0 {
            if name.is_empty() || name.chars().count() > limits.name_length || name.chars().any(char::is_control) {
                let shown: String = name.chars().filter(|c| !c.is_control()).take(40).collect();
                problems.add(
                    format!("{place}.{shown}"),
                    format!(
                        "must have a name of 1 to {} characters without control characters",
                        limits.name_length
                    ),
                );
                continue;
            }
            let text = value.get();
            if is_longer(text, limits.value_length) {
                problems.add(
                    format!("{place}.{name}"),
                    format!("must be at most {} characters long", limits.value_length),
                );
            } else if !is_printable(text) {
                problems.add(format!("{place}.{name}"), UNPRINTABLE);
            }
        }
    }

    /// Names and values, each as its JSON text.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &RawValue)> {
        self.0.iter().map(|(name, value)| (name.as_str(), &**value))
    }
}

/// What [`is_printable`] asks for, as a fragment that follows the place's name.
pub const UNPRINTABLE: &str = "must be valid text without control characters other than tab and line break";

/// Whether a value has more characters than that: those of a text, or those of the JSON of anything else.
fn is_longer(json: &str, most: usize) -> bool {
    // No character takes less than a byte, and no escape is shorter than what it stands for.
    json.len() > most
        && serde_json::from_str::<String>(json).map_or_else(|_| json.chars().count(), |text| text.chars().count())
            > most
}

/// Whether every string in the JSON text can be printed. Escapes can bring in any control character and halves of
/// characters; some control characters may also stand in JSON as they are.
#[must_use]
pub fn is_printable(text: &str) -> bool {
    fn printable(value: &Value) -> bool {
        match value {
            Value::String(text) => clean(text),
            Value::Array(items) => items.iter().all(printable),
            Value::Object(entries) => entries.iter().all(|(key, value)| clean(key) && printable(value)),
            Value::Null | Value::Bool(_) | Value::Number(_) => true,
        }
    }
    fn clean(text: &str) -> bool {
        !text.chars().any(|c| c.is_control() && !matches!(c, '\t' | '\n' | '\r'))
    }
    let suspicious = text.contains(|c: char| c == '\\' || c.is_control());
    !suspicious || serde_json::from_str::<Value>(text).is_ok_and(|value| printable(&value))
}

impl Serialize for Values {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Values {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        IndexMap::deserialize(deserializer).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(text: &str) -> Values {
        Values::stored(text).expect("an object")
    }

    #[test]
    fn numbers_and_order_survive() {
        let text = r#"{"z":12345678901234567890.10,"a":{"c":1,"b":2}}"#;
        assert_eq!(values(text).to_object().text(), text);
    }

    #[test]
    fn merging_replaces_adds_and_removes() {
        let mut old = values(r#"{"a":1,"b":2}"#);
        old.merge(values(r#"{"b":null,"a":3,"c":{"d":null}}"#));
        assert_eq!(old.to_object().text(), r#"{"a":3,"c":{"d":null}}"#);
    }

    #[test]
    fn control_characters_are_found_wherever_they_hide() {
        let limits = Limits::default();
        for (text, bad) in [
            (r#"{"a":"x\u0000y"}"#, true),
            (r#"{"a":[{"b":"\u0007"}]}"#, true),
            (r#"{"a":{"\u0001":1}}"#, true),
            (r#"{"a\u0000":1}"#, true),
            (r#"{"a":"\ud800"}"#, true),
            ("{\"a\":\"\u{7f}\"}", true),
            ("{\"a\":\n[\t1]\r\n}", false),
            (r#"{"a":"line\nline\ttab\r\n \\u0000"}"#, false),
        ] {
            let mut problems = Problems::new();
            values(text).check_form("data", &limits, &mut problems);
            assert_eq!(problems.done().is_err(), bad, "{text}");
        }
    }
}
