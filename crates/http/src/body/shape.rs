//! All fields of a body that are of the wrong shape. serde stops at the first; so that one is put right, by something that may
//! stand there, and the body is read anew, until it can be read or nothing helps.

use indexmap::IndexMap;
use model::FieldError;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use super::shaped;

/// Bodies that are read again and again. Larger ones are seldom written by hand, and what is wrong with them is not either.
const MOST_BYTES: usize = 16 * 1024;
/// How often, at most.
const MOST_TIMES: usize = 64;
/// What may stand in for a field, one after the other: first that it is left out.
const STAND_INS: [Option<&str>; 7] =
    [None, Some("null"), Some("\"\""), Some("0"), Some("false"), Some("[]"), Some("{}")];

/// What is wrong with each field of an object, one error for each: the first, and those that hide behind it.
pub(super) fn all_errors<T: DeserializeOwned>(text: &str, first: FieldError) -> Vec<FieldError> {
    let mut wrong = outermost(&first.field).to_owned();
    let mut errors = vec![first];
    if text.len() > MOST_BYTES {
        return errors;
    }
    let Ok(mut fields) = serde_json::from_str::<IndexMap<String, Box<RawValue>>>(text) else { return errors };
    let mut tried: IndexMap<String, usize> = IndexMap::new();
    for _ in 0..MOST_TIMES {
        let next = tried.entry(wrong.clone()).or_insert(0);
        let Some(stand_in) = STAND_INS.get(*next).filter(|_| !wrong.is_empty()) else { break };
        *next += 1;
        match stand_in.and_then(|text| RawValue::from_string(text.to_owned()).ok()) {
            Some(value) => drop(fields.insert(wrong.clone(), value)),
            None => drop(fields.shift_remove(&wrong)),
        }
        // A map of strings to JSON always has a text form.
        let Ok(text) = serde_json::to_string(&fields) else { break };
        match shaped::<T>(&text) {
            Ok(_) => break,
            Err(error) => {
                outermost(&error.field).clone_into(&mut wrong);
                if !tried.contains_key(&wrong) {
                    errors.push(error);
                }
            }
        }
    }
    errors
}

/// The name of the outermost field on the way to a place such as `people[1].email`.
fn outermost(place: &str) -> &str {
    place.split(['.', '[']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::super::parse;

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "camelCase")]
    #[expect(dead_code, reason = "only the errors are looked at")]
    struct Shape {
        name: String,
        kind: Kind,
        people: Vec<Person>,
        #[serde(default)]
        is_open: bool,
        days: Option<i64>,
        note: Option<String>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "camelCase")]
    enum Kind {
        Signer,
    }

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only the errors are looked at")]
    struct Person {
        email: String,
    }

    fn errors(text: &str) -> Vec<String> {
        let error = parse::<Shape>(text.as_bytes(), 64).expect_err("an error");
        error.details.into_iter().map(|detail| format!("{} {}", detail.field, detail.message)).collect()
    }

    #[test]
    fn each_wrong_field_is_named_once() {
        let text = r#"{"name":5,"kind":"signer","people":[{"email":1},{}],"isOpen":"yes","days":"7","note":[]}"#;
        assert_eq!(
            errors(text),
            [
                "name must be a string", "people[0].email must be a string", "isOpen must be true or false",
                "days must be a whole number", "note must be a string"
            ]
        );
        assert_eq!(
            errors(r#"{"kind":"signer","days":true}"#),
            ["days must be a whole number", "name is required", "people is required"]
        );
    }

    #[test]
    fn what_nothing_can_stand_in_for_ends_the_search() {
        let found = errors(r#"{"days":"7","kind":"boss","note":5}"#);
        let names: Vec<_> = found.iter().filter_map(|one| one.split(' ').next()).collect();
        assert_eq!(names, ["days", "kind", "note", "name"], "{found:?}");
        assert_eq!(errors(r#"{"kind":"boss"}"#).len(), 2, "nothing is a kind, and `name` comes before `people`");
    }

    #[test]
    fn a_large_body_names_the_first() {
        let text = format!(r#"{{"name":5,"days":"7","x":"{}"}}"#, "x".repeat(super::MOST_BYTES));
        assert_eq!(errors(&text), ["name must be a string"]);
    }
}
