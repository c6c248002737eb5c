//! Any bytes as a body with values, JSON or form: every key is understood or named as a problem, and what was understood
//! has a text form that is read back as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use model::error::Problems;
use model::given::{Entries, sort};
use model::values::Values;
use serde_json::value::RawValue;

const OWN: [&str; 4] = ["templateId", "name", "metadata", "recipients"];

fuzz_target!(|text: &str| {
    let pairs = text.split('&').map(|pair| pair.split_once('=').unwrap_or((pair, "")));
    check(Entries::Form(pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()));
    if let Ok(entries) = serde_json::from_str::<indexmap::IndexMap<String, Box<RawValue>>>(text) {
        check(Entries::Json(entries.into_iter().collect()));
    }
});

fn check(entries: Entries) {
    let mut problems = Problems::new();
    let sorted = sort(entries, &OWN, 64, &mut problems);
    let stored = sorted.given.values.to_object();
    let read = Values::stored(stored.text()).expect("what was understood is JSON");
    assert_eq!(read.to_object().text(), stored.text());
    assert!(sorted.own.keys().all(|name| OWN.contains(&name.as_str())), "only own fields are own fields");
    assert!(sorted.given.loose.iter().all(|name| sorted.given.values.get(name).is_some()));
}
