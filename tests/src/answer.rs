//! An answer of the service, read whole.

use reqwest::header::HeaderMap;
use serde_json::Value;

/// An answer, with checks that say what came instead of what was expected.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body's bytes.
    pub bytes: Vec<u8>,
}

impl Answer {
    pub(crate) async fn read(response: reqwest::Response) -> Self {
        let status = response.status().as_u16();
        let headers = response.headers().clone();
        let bytes = response.bytes().await.expect("a whole body").to_vec();
        Self { status, headers, bytes }
    }

    /// The body as text.
    #[must_use]
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// The body as JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|error| panic!("not JSON ({error}): {}", self.text()))
    }

    /// A header's text, empty where it is missing.
    #[must_use]
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("a header of text"))
    }

    /// All values of a header.
    #[must_use]
    pub fn header_values(&self, name: &str) -> Vec<String> {
        self.headers
            .get_all(name)
            .iter()
            .map(|value| value.to_str().expect("a header of text").to_owned())
            .collect()
    }

    /// The address of the next page, where there is one.
    #[must_use]
    pub fn next_page(&self) -> Option<String> {
        self.header_values("link").into_iter().find_map(|link| {
            let (url, rel) = link.split_once(">; rel=")?;
            (rel == "\"next\"").then(|| url.trim_start_matches('<').to_owned())
        })
    }

    /// Checks that this is a 200, whose body has exactly the key `data`, and gives the data.
    pub fn ok(&self) -> Value {
        self.data(200)
    }

    /// Checks that this is a 201, whose body has exactly the key `data`, and gives the data.
    pub fn created(&self) -> Value {
        self.data(201)
    }

    fn data(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text());
        let Value::Object(mut body) = self.json() else { panic!("not an object: {}", self.text()) };
        assert_eq!(body.keys().collect::<Vec<_>>(), ["data"], "the envelope has one key");
        body.remove("data").expect("data")
    }

    /// Checks that this is an error of that status and code, of the contract's form, and gives its inside.
    pub fn error(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.status, status, "expected {status} {code}: {}", self.text());
        let Value::Object(mut body) = self.json() else { panic!("not an object: {}", self.text()) };
        assert_eq!(body.keys().collect::<Vec<_>>(), ["error"], "the envelope has one key");
        let error = body.remove("error").expect("error");
        assert_eq!(error["code"], code, "{error}");
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{error}");
        error
    }

    /// Checks that this is a 400 that names the field.
    pub fn invalid(&self, field: &str) -> Value {
        let error = self.error(400, "VALIDATION_ERROR");
        let fields: Vec<_> =
            error["details"].as_array().expect("details").iter().map(|one| &one["field"]).collect();
        assert!(fields.iter().any(|one| **one == field), "expected {field} among {fields:?}: {error}");
        error
    }
}
