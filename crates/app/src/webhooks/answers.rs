//! The answers of a completed document, for a webhook that wants them: they are put into the payload when it is sent, and stored
//! nowhere with it. So what was erased meanwhile is sent no more.

use indexmap::IndexMap;
use model::body::JsonObject;
use model::error::{Error, Result};
use serde_json::value::{RawValue, to_raw_value};

/// The most bytes of answers that go along: many servers take a megabyte and no more unless they are told to.
const MOST_BYTES: usize = 512 * 1024;

/// A payload with the answers in it, `null` where they are too large to go along. Neither is changed by a digit.
pub(super) fn with_answers(payload: &str, answers: &JsonObject) -> Result<String> {
    let answers = if answers.text().len() > MOST_BYTES { "null" } else { answers.text() };
    put(payload, &["data", "document", "responseData"], answers)
        .map(|whole| whole.get().to_owned())
        .map_err(Error::internal)
}

fn put(object: &str, place: &[&str], value: &str) -> serde_json::Result<Box<RawValue>> {
    let [name, inside @ ..] = place else { return RawValue::from_string(value.to_owned()) };
    let mut fields: IndexMap<String, Box<RawValue>> = serde_json::from_str(object)?;
    let before = fields.get(*name).map_or("{}", |before| before.get());
    let after = put(before, inside, value)?;
    fields.insert((*name).to_owned(), after);
    to_raw_value(&fields)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAYLOAD: &str =
        r#"{"id":"evt_1","data":{"document":{"id":"doc_1","name":"Ü"},"respondent":null},"z":1.50}"#;

    fn object(text: &str) -> JsonObject {
        JsonObject::stored(text.to_owned()).unwrap()
    }

    #[test]
    fn nothing_else_moves_and_no_digit_is_lost() {
        let told = with_answers(PAYLOAD, &object(r#"{"rent":950.10,"sum":12345678901234567890.5}"#)).unwrap();
        let expected = PAYLOAD
            .replace(r#""name":"Ü""#, r#""name":"Ü","responseData":{"rent":950.10,"sum":12345678901234567890.5}"#);
        assert_eq!(told, expected);
    }

    #[test]
    fn what_is_too_large_is_null() {
        let of_bytes = |bytes: usize| object(&format!(r#"{{"a":"{}"}}"#, "x".repeat(bytes - 8)));
        assert!(with_answers(PAYLOAD, &of_bytes(MOST_BYTES)).unwrap().len() > MOST_BYTES);
        let told = with_answers(PAYLOAD, &of_bytes(MOST_BYTES + 1)).unwrap();
        assert!(told.contains(r#""responseData":null"#), "{told}");
    }
}
