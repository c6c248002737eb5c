//! Bodies that are bags of values beside an operation's own fields, as JSON or as a form.

use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};
use indexmap::IndexMap;
use model::error::Problems;
use model::given::{Entries, Given, Sorted, sort};
use model::limits::Limits;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::api::Api;
use crate::error::ApiError;
use crate::{body, gate};

/// Pairs of a form that are looked at; a document takes a thousand values.
const MOST_PAIRS: usize = 10_000;

/// The operation's own fields, which are no values.
pub(crate) trait OwnFields: DeserializeOwned {
    /// Their names.
    const NAMES: &'static [&'static str];
    /// Those of them, and of the fields within them, that are no text: in a form they are written as in JSON.
    const LITERALS: &'static [&'static str] = &[];
}

/// A body with values in any of the three shapes.
pub(crate) struct Bag<T> {
    /// The operation's own fields.
    pub own: T,
    /// The values.
    pub given: Given,
}

impl<T: OwnFields> FromRequest<Api> for Bag<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, api: &Api) -> Result<Self, ApiError> {
        let (parts, content) = request.into_parts();
        let is_form = is_form(&parts.headers);
        if !is_form && !body::is_json(&parts.headers) {
            let message = "send the body as application/json or application/x-www-form-urlencoded, and say which";
            return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "UNSUPPORTED_MEDIA_TYPE", message));
        }
        let limits = api.app.limits();
        let bytes = gate::read_body(api, (&parts.headers, &parts.extensions), content, limits.body_bytes).await?;
        read(&bytes, is_form, limits)
    }
}

fn is_form(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/x-www-form-urlencoded")
}

fn read<T: OwnFields>(bytes: &[u8], is_form: bool, limits: &Limits) -> Result<Bag<T>, ApiError> {
    let entries = if is_form {
        // The parser would put a question mark in place of what it can't read.
        if percent_encoding::percent_decode(bytes).decode_utf8().is_err() {
            return Err(model::Error::field("", "the request body must be UTF-8, percent-encoded").into());
        }
        let pairs: Vec<_> = url::form_urlencoded::parse(bytes).into_owned().take(MOST_PAIRS + 1).collect();
        if pairs.len() > MOST_PAIRS {
            let message = format!("the request body must hold at most {MOST_PAIRS} fields");
            return Err(model::Error::field("", message).into());
        }
        Entries::Form(pairs)
    } else {
        let entries: IndexMap<String, Box<RawValue>> = body::parse(bytes, limits.body_nesting)?;
        Entries::Json(entries.into_iter().collect())
    };
    let mut problems = Problems::new();
    let Sorted { own, given } = sort(entries, T::NAMES, limits.body_nesting, &mut problems);
    problems.done()?;
    // A map of strings to JSON always has a text form.
    let mut own = serde_json::to_string(&own).map_err(model::Error::internal)?;
    if is_form {
        let mut fields: Value = serde_json::from_str(&own).map_err(model::Error::internal)?;
        fields.as_object_mut().into_iter().for_each(|fields| {
            // A field of a form that is left empty is left out.
            fields.retain(|_, value| value != "");
        });
        literal(&mut fields, "", T::LITERALS);
        own = fields.to_string();
    }
    Ok(Bag { own: body::parse(own.as_bytes(), limits.body_nesting)?, given })
}

/// Turns the text of fields that are no text into what it says; what says nothing stays, and is refused with its name.
fn literal(value: &mut Value, name: &str, literals: &[&str]) {
    match value {
        Value::Object(entries) => entries.iter_mut().for_each(|(name, value)| literal(value, name, literals)),
        Value::Array(items) => items.iter_mut().for_each(|item| literal(item, name, literals)),
        Value::String(text) if literals.contains(&name) => {
            let meant = serde_json::from_str::<Value>(text).ok();
            if let Some(meant) = meant.filter(|meant| meant.is_boolean() || meant.is_number()) {
                *value = meant;
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    struct Shape {
        name: Option<String>,
        notify: Option<bool>,
        people: Option<Vec<Person>>,
    }

    #[derive(Debug, Deserialize)]
    struct Person {
        email: String,
        order: Option<i64>,
    }

    impl OwnFields for Shape {
        const NAMES: &'static [&'static str] = &["name", "notify", "people"];
        const LITERALS: &'static [&'static str] = &["notify", "order"];
    }

    fn form(text: &str) -> Result<Bag<Shape>, ApiError> {
        read(text.as_bytes(), true, &Limits::default())
    }

    #[test]
    fn a_form_says_what_json_says() {
        let text =
            "name=&notify=false&people%5B0%5D%5Bemail%5D=a%40example.com&people[0][order]=2&values[rent]=9+5";
        let bag = form(text).expect("a bag");
        assert_eq!((bag.own.name, bag.own.notify), (None, Some(false)));
        let person = &bag.own.people.expect("people")[0];
        assert_eq!((person.email.as_str(), person.order), ("a@example.com", Some(2)));
        assert_eq!(bag.given.values.to_object().text(), r#"{"rent":"9 5"}"#);
    }

    #[test]
    fn errors_name_the_field() {
        let fields = |text: &str| {
            let error = form(text).err().expect("an error");
            error.details.into_iter().map(|detail| (detail.field, detail.message)).collect::<Vec<_>>()
        };
        let one = |field: &str, message: &str| vec![(field.to_owned(), message.to_owned())];
        assert_eq!(fields("notify=perhaps"), one("notify", "must be true or false"));
        assert_eq!(fields("people[0][name]=x"), one("people[0].email", "is required"));
        let unread = "the request body must be UTF-8, percent-encoded";
        assert_eq!(fields("name=caf%E9"), one("", unread), "Latin-1");
        assert_eq!(fields("a=%E2%82&b=%AC"), one("", unread), "half a character");
        let many = "a=1&".repeat(MOST_PAIRS + 1);
        assert_eq!(fields(&many), one("", "the request body must hold at most 10000 fields"));
    }
}
