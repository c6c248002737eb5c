//! Requests that carry a word which must turn up nowhere: in every header, every field, every part of an address.

use reqwest::{Method, RequestBuilder};
use serde_json::{Map, Value, json};

/// The word. Whatever a test gives away holds it, in small letters or others.
pub const CANARY: &str = "canary";

/// Fields whose values are names of the interface or of things: with others nothing would happen at all.
const FIXED: [&str; 8] = ["templateId", "workspaceId", "format", "role", "events", "include", "current", "new"];

/// Adds headers that tell of whoever asks.
pub fn with_headers(request: RequestBuilder) -> RequestBuilder {
    request
        .header("user-agent", "CanaryBrowser/1.0 (canary)")
        .header("referer", "https://canary.example/canary?canary=1")
        .header("x-forwarded-for", "canary, 203.0.113.77")
        .header("accept-language", "canary")
        .header("x-canary", "canary")
}

/// The same body with the word in every text that may be another: an address stays one.
#[must_use]
pub fn laced(body: &str) -> String {
    match serde_json::from_str(body) {
        Ok(value) => lace("", value).to_string(),
        Err(_) if body.is_empty() => String::new(),
        // A file: whatever follows its end is not looked at.
        Err(_) => format!("{body}% canary\n"),
    }
}

fn lace(key: &str, value: Value) -> Value {
    match value {
        Value::String(text) if FIXED.contains(&key) || text.contains("{id}") => Value::String(text),
        Value::String(_) => word_for(key),
        Value::Array(items) => items.into_iter().map(|item| lace(key, item)).collect(),
        Value::Object(entries) => {
            entries.into_iter().map(|(key, value)| (key.clone(), lace(&key, value))).collect()
        }
        other => other,
    }
}

fn word_for(field: &str) -> Value {
    match field {
        "email" => json!("canary@canary.example"),
        "url" => json!("http://127.0.0.1:9/canary?canary=1"),
        _ => json!("Canary canary"),
    }
}

/// A body that gives every field the word, whatever it should hold.
#[must_use]
pub fn flooded(fields: &[String]) -> Value {
    let mut entries: Map<String, Value> = fields.iter().map(|field| (field.clone(), word_for(field))).collect();
    entries.insert("canary".to_owned(), json!("canary"));
    Value::Object(entries)
}

/// Bodies that can't be read, and addresses with the word in their query.
#[must_use]
pub fn broken(request: RequestBuilder, method: &Method) -> Vec<RequestBuilder> {
    let (client, request) = request.build_split();
    let mut request = request.expect("a request");
    for name in ["search", "q", "after", "actor", "canary"] {
        request.url_mut().query_pairs_mut().append_pair(name, "canary");
    }
    let request = RequestBuilder::from_parts(client, request);
    let mut requests: Vec<_> = request.try_clone().map(with_headers).into_iter().collect();
    if *method != Method::GET {
        for (kind, body) in [
            ("application/json", "{\"name\": \"canary\", canary"),
            ("application/x-www-form-urlencoded", "name=canary&email=canary%40canary.example&data[canary]=canary"),
        ] {
            let request = request.try_clone().map(|request| request.header("content-type", kind).body(body));
            requests.extend(request.map(with_headers));
        }
    }
    requests
}
