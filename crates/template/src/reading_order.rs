//! Characters that overrule the direction in which a text is read (U+202A to U+202E). They can show `100` where `001` is stored,
//! and what is signed has to be what is seen: on the page, in the PDF, and to whoever searches either. So they are in neither.
//! Isolates and marks stay: text of both directions needs them.

use serde_json::Value;
use serde_json::value::RawValue;

use crate::print::{Answer, Piece, Print};

const fn overrules(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}')
}

fn settle(text: &mut String) {
    if text.contains(overrules) {
        text.retain(|c| !overrules(c));
    }
}

/// Takes them out of all that is printed.
pub(crate) fn settle_print(print: &mut Print) {
    print.each_piece(&mut |piece| match piece {
        Piece::Words(words) => settle(words),
        Piece::Picture(picture) => settle(&mut picture.alt),
        Piece::Field(field) => {
            settle(&mut field.label);
            if let Some(given) = &mut field.answer {
                answer(given);
            }
        }
    });
}

/// A text without them.
#[must_use]
pub fn settled(text: &str) -> String {
    text.chars().filter(|c| !overrules(*c)).collect()
}

/// A value without them, to be shown in a field.
#[must_use]
pub fn settled_value(value: Box<RawValue>) -> Box<RawValue> {
    if !value.get().contains(overrules) && !holds_escape(value.get()) {
        return value;
    }
    let Ok(mut read) = serde_json::from_str::<Value>(value.get()) else { return value };
    settle_value(&mut read);
    serde_json::value::to_raw_value(&read).unwrap_or(value)
}

/// Whether JSON may hold one of them as an escape.
fn holds_escape(json: &str) -> bool {
    let is_one = |after: &str| matches!(after.as_bytes().first(), Some(b'a'..=b'e' | b'A'..=b'E'));
    json.split("\\u202").skip(1).any(is_one)
}

fn settle_value(value: &mut Value) {
    match value {
        Value::String(text) => settle(text),
        Value::Array(items) => items.iter_mut().for_each(settle_value),
        Value::Object(entries) => entries.values_mut().for_each(settle_value),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn answer(given: &mut Answer) {
    match given {
        Answer::Text { text } => settle(text),
        Answer::Typed { text, name, .. } => {
            settle(text);
            settle(name);
        }
        Answer::Drawn { name, .. } => settle(name),
        Answer::Several { signatures } => signatures.iter_mut().for_each(answer),
        Answer::Tick { .. } | Answer::Picture { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(json: &str) -> String {
        settled_value(RawValue::from_string(json.to_owned()).expect("JSON")).get().to_owned()
    }

    #[test]
    fn a_value_is_shown_in_the_order_in_which_it_is_printed() {
        assert_eq!(value("\"pay \u{202e}1009\u{202c} EUR\""), "\"pay 1009 EUR\"");
        assert_eq!(value(r#"["\u202E1009", {"note": "\u202a2"}]"#), r#"["1009",{"note":"2"}]"#);
    }

    #[test]
    fn all_else_stays_as_it_was_written() {
        for json in ["1.50", "\"a  b\"", r#"{ "b": 1, "a": "\u00e4" }"#, "\"\u{2068}שלום\u{2069}\"", r#""\u2020""#]
        {
            assert_eq!(value(json), json);
        }
    }
}
