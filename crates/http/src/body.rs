//! JSON bodies: right type, right size, JSON at all, right depth, then right shape, with errors that name the field.

mod shape;

use axum::body::Body;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};
use bytes::Bytes;
use futures::StreamExt;
use model::FieldError;
use serde::de::{DeserializeOwned, IgnoredAny};

use crate::api::Api;
use crate::client_address::ClientAddress;
use crate::error::ApiError;
use crate::gate;
use crate::named_twice;
use crate::pace::Pace;
use crate::strangers::BRIEF;

/// What is parsed where it came in. More may take tenths of a second, in which others would have to wait.
const AT_ONCE: usize = 64 * 1024;

/// A JSON body of a known shape.
pub(crate) struct Json<T>(pub T);

impl<T: DeserializeOwned + Send + 'static> FromRequest<Api> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, api: &Api) -> Result<Self, ApiError> {
        let limit = api.app.limits().body_bytes;
        json(request, api, limit).await.map(Self)
    }
}

/// A small JSON body of a known shape, for what is open to all: nobody has to send much there, and nobody may.
pub(crate) struct Brief<T>(pub T);

impl<T: DeserializeOwned + Send + 'static> FromRequest<Api> for Brief<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, api: &Api) -> Result<Self, ApiError> {
        json(request, api, BRIEF).await.map(Self)
    }
}

async fn json<T: DeserializeOwned + Send + 'static>(
    request: Request,
    api: &Api,
    limit: usize,
) -> Result<T, ApiError> {
    let (parts, body) = request.into_parts();
    let nesting = api.app.limits().body_nesting;
    must_be_json(&parts.headers)?;
    let bytes = if gate::was_passed(&parts.extensions) {
        gate::read_body(api, (&parts.headers, &parts.extensions), body, limit).await?
    } else {
        let mut holding = api.strangers.begin(ClientAddress::of(&parts, &api.config).0);
        read_counted(body, limit, |more| holding.add(more)).await?
    };
    if bytes.len() <= AT_ONCE {
        return parse(&bytes, nesting);
    }
    let parsed = tokio::task::spawn_blocking(move || parse(&bytes, nesting)).await;
    parsed.map_err(model::Error::internal)?
}

/// A JSON body of a known shape that may be left out.
pub(crate) struct MaybeJson<T>(pub Option<T>);

impl<T: DeserializeOwned> FromRequest<Api> for MaybeJson<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, api: &Api) -> Result<Self, ApiError> {
        let (parts, body) = request.into_parts();
        let limits = api.app.limits();
        let bytes = gate::read_body(api, (&parts.headers, &parts.extensions), body, limits.body_bytes).await?;
        // Many programs name a type whether there is a body or not.
        if bytes.is_empty() {
            return Ok(Self(None));
        }
        must_be_json(&parts.headers)?;
        parse(&bytes, limits.body_nesting).map(|body| Self(Some(body)))
    }
}

fn must_be_json(headers: &HeaderMap) -> Result<(), ApiError> {
    if is_json(headers) { Ok(()) } else { Err(not_json()) }
}

fn not_json() -> ApiError {
    let message = "send the body as JSON, with Content-Type: application/json";
    ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "UNSUPPORTED_MEDIA_TYPE", message)
}

pub(crate) fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let essence = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    essence == "application/json" || (essence.starts_with("application/") && essence.ends_with("+json"))
}

/// Reads a body of at most so many bytes.
pub(crate) async fn read(body: Body, limit: usize) -> Result<Bytes, ApiError> {
    read_counted(body, limit, |_| Ok(())).await
}

/// The same, for as long as whoever counts them lets more bytes in.
async fn read_counted(
    body: Body,
    limit: usize,
    mut count: impl FnMut(usize) -> Result<(), ApiError>,
) -> Result<Bytes, ApiError> {
    let mut chunks = body.into_data_stream();
    let mut read = bytes::BytesMut::new();
    let pace = Pace::new();
    while let Some(chunk) = pace.wait_for(read.len(), chunks.next()).await? {
        let chunk = chunk.map_err(|_| ApiError::invalid_json("the request body ended before it was complete"))?;
        if read.len() + chunk.len() > limit {
            return Err(ApiError::too_large(limit));
        }
        count(chunk.len())?;
        read.extend_from_slice(&chunk);
    }
    Ok(read.freeze())
}

/// Turns the text of a body into a type.
pub(crate) fn parse<T: DeserializeOwned>(bytes: &[u8], nesting: usize) -> Result<T, ApiError> {
    let text = std::str::from_utf8(bytes).map_err(|_| ApiError::invalid_json("the request body is not UTF-8"))?;
    // What is ignored is read without recursion, so this may come before the depth is known.
    if let Err(error) = serde_json::from_str::<IgnoredAny>(text) {
        return Err(ApiError::invalid_json(format!("the request body is not valid JSON: {error}")));
    }
    if depth(text) > nesting {
        let message = format!("must not be nested deeper than {nesting} levels");
        return Err(model::Error::field("", format!("the request body {message}")).into());
    }
    if let Some(place) = named_twice::find(text) {
        return Err(model::Error::field(place, "is given twice").into());
    }
    // A struct could also be read from a list of its fields' values; that is nobody's intention here.
    if !text.trim_start().starts_with('{') {
        return Err(model::Error::field("", "the request body must be a JSON object").into());
    }
    shaped(text).map_err(|first| model::Error::Validation(shape::all_errors::<T>(text, first)).into())
}

fn shaped<T: DeserializeOwned>(text: &str) -> Result<T, FieldError> {
    let mut json = serde_json::Deserializer::from_str(text);
    serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        shape_error(if path == "." { "" } else { &path }, &error.into_inner())
    })
}

/// Words an error of serde's as one of ours: the field, and what would be right.
fn shape_error(path: &str, error: &serde_json::Error) -> FieldError {
    let text = error.to_string();
    // serde adds the position, which tells nothing once the field is named.
    let text = text.rsplit_once(" at line ").map_or(text.as_str(), |(message, _)| message);
    let quoted = |text: &str| text.split('`').nth(1).unwrap_or_default().to_owned();
    let (field, message) = if text.starts_with("missing field") {
        let name = quoted(text);
        (if path.is_empty() { name } else { format!("{path}.{name}") }, "is required".to_owned())
    } else if let Some((_, expected)) = text.split_once(", expected ") {
        let expected = match expected {
            "a map" => "an object",
            text if text.starts_with("struct ") => "an object",
            "a sequence" => "a list",
            "a boolean" => "true or false",
            "i64" | "u32" | "u64" => "a whole number",
            other => other,
        };
        (path.to_owned(), format!("must be {expected}"))
    } else {
        (path.to_owned(), text.to_owned())
    };
    FieldError { field, message }
}

/// How deep lists and objects are nested in a JSON text, in one pass and without recursion.
fn depth(text: &str) -> usize {
    let mut deepest = 0usize;
    let mut open = 0usize;
    let mut in_string = false;
    let mut escaped = false;
    for byte in text.bytes() {
        if in_string {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b'"' => in_string = false,
                _ => {}
            }
        } else {
            match byte {
                b'"' => in_string = true,
                b'[' | b'{' => {
                    open += 1;
                    deepest = deepest.max(open);
                }
                b']' | b'}' => open = open.saturating_sub(1),
                _ => {}
            }
        }
    }
    deepest
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only the errors are looked at")]
    struct Shape {
        name: String,
        people: Option<Vec<Person>>,
        body: Option<model::body::JsonObject>,
        values: Option<model::values::Values>,
    }

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only the errors are looked at")]
    struct Person {
        email: String,
        order: Option<i64>,
    }

    fn error(text: &str) -> (&'static str, Vec<(String, String)>) {
        let error = parse::<Shape>(text.as_bytes(), 64).expect_err("an error");
        (error.code, error.details.into_iter().map(|detail| (detail.field, detail.message)).collect())
    }

    #[test]
    fn errors_name_the_field_and_what_would_be_right() {
        for (text, field, message) in [
            ("{}", "name", "is required"),
            (r#"{"name":5}"#, "name", "must be a string"),
            (r#"{"name":"a","people":{}}"#, "people", "must be a list"),
            (r#"{"name":"a","people":[{"email":"x"},{}]}"#, "people[1].email", "is required"),
            (r#"{"name":"a","people":[{"email":"x","order":"2"}]}"#, "people[0].order", "must be a whole number"),
            (r#"{"name":"a","people":[7]}"#, "people[0]", "must be an object"),
            (r#"{"name":"a","body":[1]}"#, "body", "must be an object"),
            (r#"{"name":"a","values":"x"}"#, "values", "must be an object"),
            (r#"{"name":"a","name":"b"}"#, "name", "is given twice"),
            (r#"{"name":"a","\u006eame":"b"}"#, "name", "is given twice"),
            (r#"{"name":"a","body":{"rent":{"type":"x"},"x":{},"rent":{}}}"#, "body.rent", "is given twice"),
            (r#"{"name":"a","values":{"x":[{"b":1},{"b":1,"b":2}]}}"#, "values.x[1].b", "is given twice"),
            (r#"{"name":"a","people":[{"email":"x","email":"y"}]}"#, "people[0].email", "is given twice"),
        ] {
            assert_eq!(error(text), ("VALIDATION_ERROR", vec![(field.to_owned(), message.to_owned())]), "{text}");
        }
        for text in ["", "{", r#"{"name":}"#, r#"{"name":"a"} x"#, "nul"] {
            assert_eq!(error(text).0, "INVALID_JSON", "{text}");
        }
        for text in [r#"["a"]"#, "5", "null", "\"a\""] {
            assert_eq!(error(text).0, "VALIDATION_ERROR", "{text}");
        }
        let deep = format!(r#"{{"name":"a","x":{}{}}}"#, "[".repeat(64), "]".repeat(64));
        assert_eq!(error(&deep).0, "VALIDATION_ERROR");
        // As deep as the largest body can be: neither the stack's end nor a matter of depth while it is broken.
        for levels in [66, 1_000_000] {
            let (open, close) = (r#"{"a":["#.repeat(levels / 2), "]}".repeat(levels / 2));
            assert_eq!(error(&format!("{open}{close}")).0, "VALIDATION_ERROR");
            for text in ["[".repeat(levels), open.clone(), format!("{open}{close}]"), format!("{open}1,{close}")] {
                assert_eq!(error(&text).0, "INVALID_JSON", "{levels} levels");
            }
        }
        assert!(parse::<Shape>(br#"{"name":"[[[[{{{{\"[","unknown":{"any":[1]}}"#, 3).is_ok());
    }

    proptest! {
        #[test]
        fn arbitrary_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
            let _ = parse::<Shape>(&bytes, 64);
        }
    }
}
