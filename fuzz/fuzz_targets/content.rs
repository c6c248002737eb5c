//! Any JSON as the four parts of a template, or any text as Markdown: it is refused, or it works out for a document.
#![no_main]

use std::collections::BTreeMap;

use jiff::tz::TimeZone;
use libfuzzer_sys::fuzz_target;
use model::Timestamp;
use model::body::{Body, JsonObject};
use model::values::Values;
use template::Template;
use template::resolve::Facts;

/// The parts lie one after the other, with a byte between them that JSON can't hold.
fn body(text: &str) -> Option<Body> {
    let mut parts = text.split('\u{1}');
    let mut part = || match parts.next() {
        None | Some("") => Some(JsonObject::default()),
        Some(text) => JsonObject::stored(text.to_owned()).ok(),
    };
    Some(Body { content: part()?, symbol_table: part()?, expression_table: part()?, form_schema: part()? })
}

fuzz_target!(|text: &str| {
    let markdown = || {
        let content = serde_json::json!({ "markdown": text }).to_string();
        Some(Body { content: JsonObject::stored(content).ok()?, ..Body::default() })
    };
    let Some(body) = body(text).or_else(markdown) else { return };
    let Ok(template) = template::markdown::expanded(body).and_then(|body| Template::read(&body)) else { return };
    let facts = Facts {
        name: "Fuzz",
        ident: "doc",
        language: None,
        values: &Values::default(),
        signatures: &BTreeMap::new(),
        at: Timestamp::from_millis(1_794_614_400_000),
        time_zone: TimeZone::UTC,
        sample: true,
    };
    let _ = template.resolve(&facts);
});
