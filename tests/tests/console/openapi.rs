//! The OpenAPI document of the session API: committed, and telling what the service does.

use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn the_committed_document_is_that_of_the_code() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../openapi/console.json");
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    let made = serde_json::to_string_pretty(&http_api::session_document()).expect("a document");
    assert!(
        committed.trim_end() == made,
        "openapi/console.json is not what the code describes; run `make openapi` and commit what it writes"
    );
}

#[test]
fn every_operation_has_a_name_and_words() {
    let document = serde_json::to_value(http_api::session_document()).expect("a document");
    let mut names = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            let name = operation["operationId"].as_str().unwrap_or_default();
            assert!(!name.is_empty(), "{method} {path} has no operationId");
            assert!(names.insert(name), "{name} is used twice");
            assert!(operation["summary"].as_str().is_some_and(|text| !text.is_empty()), "{method} {path}");
        }
    }
}
