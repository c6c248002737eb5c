//! The OpenAPI documents of our own pages, from which their types are made: committed, and telling what the service does.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;

/// The files, and what the code describes as they hold it.
fn texts() -> [(&'static str, String); 2] {
    [("openapi/console.json", http_api::session_document()), ("openapi/public.json", http_api::public_document())]
        .map(|(file, document)| (file, serde_json::to_string_pretty(&document).expect("a document")))
}

fn documents() -> [(&'static str, Value); 2] {
    texts().map(|(file, text)| (file, serde_json::from_str(&text).expect("a document")))
}

#[test]
fn the_committed_documents_are_those_of_the_code() {
    for (file, made) in texts() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file);
        let committed = std::fs::read_to_string(path).unwrap_or_default();
        assert!(
            committed.trim_end() == made,
            "{file} is not what the code describes; run `make openapi` and commit what it writes"
        );
    }
}

#[test]
fn every_operation_has_a_name_and_words() {
    for (file, document) in documents() {
        let mut names = BTreeSet::new();
        for (path, methods) in document["paths"].as_object().expect("paths") {
            for (method, operation) in methods.as_object().expect("methods") {
                let name = operation["operationId"].as_str().unwrap_or_default();
                assert!(!name.is_empty(), "{file}: {method} {path} has no operationId");
                assert!(names.insert(name.to_owned()), "{file}: {name} is used twice");
                let words = operation["summary"].as_str().unwrap_or_default();
                assert!(!words.is_empty(), "{file}: {method} {path} has no summary");
            }
        }
    }
}

#[test]
fn every_reference_of_the_public_pages_leads_somewhere() {
    let [_, (file, document)] = documents();
    let text = document.to_string();
    let references: BTreeSet<_> =
        text.split("\"$ref\":\"#").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(!references.is_empty());
    for reference in references {
        assert!(document.pointer(reference).is_some(), "{reference} of {file}");
    }
}
