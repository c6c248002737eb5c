//! Values that came as text or in parts, since a form has neither numbers nor lists, in the form that their variable's
//! type has in JSON. What can't be converted stays as it is: the check that follows says what would be right.

use indexmap::IndexMap;
use model::given::Given;
use model::values::Values;
use serde_json::value::{RawValue, to_raw_value};

use super::{Symbol, SymbolType};
use crate::value::json::Level;
use crate::value::read_number;

/// Digits that a number of JSON keeps wherever it is read.
const MOST_DIGITS: usize = 15;

/// Converts what is loose among values; `symbol` finds the variable behind a name.
pub(crate) fn converted<'a>(given: &Given, symbol: impl Fn(&str) -> Option<&'a Symbol>) -> Values {
    let mut values = given.values.clone();
    for name in &given.loose {
        let Some(symbol) = symbol(name) else { continue };
        let all = given.repeated.get(name).filter(|_| symbol.kind == SymbolType::List);
        if let Some(raw) = all.map(Box::as_ref).or_else(|| given.values.get(name))
            && let Some(value) = symbol.tightened(raw)
        {
            values.insert(name, value);
        }
    }
    values
}

impl Symbol {
    /// A loose value in the form of this variable's type; nothing where it has that form already or can't get it.
    fn tightened(&self, raw: &RawValue) -> Option<Box<RawValue>> {
        match (self.kind, Level::read(raw).ok()?) {
            // A form sends what was left blank as an empty text.
            (kind, Level::Text(text))
                if text.trim().is_empty() && !matches!(kind, SymbolType::Text | SymbolType::List) =>
            {
                to_raw_value(&()).ok()
            }
            (SymbolType::Number | SymbolType::Money, Level::Text(text)) => number(text.trim()),
            (SymbolType::Boolean, Level::Text(text)) => to_raw_value(&truth(text.trim())?).ok(),
            (SymbolType::List, Level::Text(text)) if text.is_empty() => to_raw_value(&[(); 0]).ok(),
            (SymbolType::List, Level::Text(_)) => to_raw_value(&[raw]).ok(),
            (SymbolType::List, Level::Array(items)) => self.list(&items),
            (SymbolType::List, Level::Object(entries)) => self.list(&numbered(&entries)?),
            _ => None,
        }
    }

    /// An answer that came as text, such as a number that somebody typed, in the form that this variable's type has in JSON; nothing
    /// where it has that form already, or would lose digits in programs that read numbers as most do.
    pub(crate) fn natural_form(&self, raw: &RawValue) -> Option<Box<RawValue>> {
        let Level::Text(text) = Level::read(raw).ok()? else { return None };
        let text = text.trim();
        match self.kind {
            SymbolType::Number | SymbolType::Money => {
                let digits = text.bytes().filter(u8::is_ascii_digit).count();
                number(text).filter(|_| digits <= MOST_DIGITS)
            }
            SymbolType::Boolean => match text {
                "true" => to_raw_value(&true).ok(),
                "false" => to_raw_value(&false).ok(),
                _ => None,
            },
            _ => None,
        }
    }

    fn list(&self, items: &[&RawValue]) -> Option<Box<RawValue>> {
        let items: Vec<_> =
            items.iter().map(|item| self.item(item).unwrap_or_else(|| (*item).to_owned())).collect();
        to_raw_value(&items).ok()
    }

    /// A record of a list, each of its entries by its column.
    fn item(&self, raw: &RawValue) -> Option<Box<RawValue>> {
        let columns = self.columns.as_ref()?;
        let Level::Object(entries) = Level::read(raw).ok()? else { return None };
        let convert = |(name, raw): (String, &RawValue)| {
            let value = columns.get(&name).and_then(|column| column.tightened(raw));
            (name, value.unwrap_or_else(|| raw.to_owned()))
        };
        to_raw_value(&entries.into_iter().map(convert).collect::<IndexMap<_, _>>()).ok()
    }
}

/// A number whose text is also one in JSON, digit by digit.
fn number(text: &str) -> Option<Box<RawValue>> {
    read_number(text)?;
    RawValue::from_string(text.to_owned()).ok()
}

/// Yes or no, as forms and automation platforms write it: a box that is ticked is `on`.
fn truth(text: &str) -> Option<bool> {
    let is_one_of = |words: [&str; 4]| words.iter().any(|word| word.eq_ignore_ascii_case(text));
    if is_one_of(["true", "on", "yes", "1"]) {
        return Some(true);
    }
    is_one_of(["false", "off", "no", "0"]).then_some(false)
}

/// The entries in the order of their names, where all of these are numbers.
fn numbered<'a>(entries: &IndexMap<String, &'a RawValue>) -> Option<Vec<&'a RawValue>> {
    let mut items = entries.iter().map(|(name, raw)| Some((name.parse::<u32>().ok()?, *raw)));
    let mut items = items.by_ref().collect::<Option<Vec<_>>>()?;
    items.sort_by_key(|(number, _)| *number);
    Some(items.into_iter().map(|(_, raw)| raw).collect())
}

#[cfg(test)]
mod tests {
    use model::body::{Body, JsonObject};
    use serde_json::json;

    use crate::Template;
    use model::given::Given;
    use model::values::Values;

    #[test]
    fn text_becomes_what_its_variable_asks_for() {
        let part = |json: serde_json::Value| JsonObject::stored(json.to_string()).expect("an object");
        let template = Template::read(&Body {
            symbol_table: part(json!({
                "rent": {"type": "number"}, "fee": {"type": "money", "currency": "EUR"}, "pets": {"type": "boolean"},
                "name": {"type": "text"}, "floors": {"type": "list"},
                "rows": {"type": "list", "columns": {"item": {"type": "text"}, "price": {"type": "number"}}},
            })),
            ..Body::default()
        })
        .expect("a template");
        for (name, text, meant) in [
            ("rent", json!("950.10"), "950.10"),
            ("rent", json!(" 12 "), "12"),
            ("rent", json!("much"), r#""much""#),
            ("rent", json!(""), "null"),
            ("pets", json!(" "), "null"),
            ("name", json!(""), r#""""#),
            ("fee", json!("5"), "5"),
            ("pets", json!("on"), "true"),
            ("pets", json!("No"), "false"),
            ("pets", json!("perhaps"), r#""perhaps""#),
            ("name", json!("12"), r#""12""#),
            ("floors", json!("1"), r#"["1"]"#),
            ("floors", json!(["1", "2"]), r#"["1","2"]"#),
            ("floors", json!({"1": "b", "0": "a"}), r#"["a","b"]"#),
            ("rows", json!({"0": {"item": "7", "price": "7"}}), r#"[{"item":"7","price":7}]"#),
            ("unknown", json!("7"), r#""7""#),
        ] {
            let values = Values::stored(&json!({name: text}).to_string()).expect("values");
            let given = Given { values, loose: [name.to_owned()].into(), ..Given::default() };
            let found = template.converted(&given);
            assert_eq!(found.get(name).map(|raw| raw.get().to_owned()).as_deref(), Some(meant), "{name} {text}");
            let strict = Given { loose: [].into(), ..given };
            assert_eq!(
                template.converted(&strict).to_object(),
                strict.values.to_object(),
                "JSON says what it means"
            );
        }
    }
}
