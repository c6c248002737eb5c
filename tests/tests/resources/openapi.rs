//! The OpenAPI documents: committed, whole, and telling what the service does.

use std::collections::BTreeSet;
use std::path::Path;

use http_api::Version;
use serde_json::{Value, json};

use crate::operations::{Operation, VERSIONS, document, operations};

const fn file(version: Version) -> &'static str {
    match version {
        Version::V1 => "openapi/v1.json",
        Version::V2 => "openapi/v2.json",
    }
}

#[test]
fn the_committed_documents_are_those_of_the_code() {
    for version in VERSIONS {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file(version));
        let committed = std::fs::read_to_string(&path).unwrap_or_default();
        let made = serde_json::to_string_pretty(&http_api::document(version)).expect("a document");
        assert!(
            committed.trim_end() == made,
            "{} is not what the code describes; run `make openapi` and commit what it writes",
            file(version)
        );
    }
}

#[test]
fn they_are_openapi_3_1_and_say_how_to_get_in() {
    for (version, scheme) in VERSIONS.into_iter().zip([
        serde_json::json!({ "type": "http", "scheme": "bearer" }),
        serde_json::json!({ "type": "apiKey", "in": "header", "name": "X-Api-Key" }),
    ]) {
        let document = document(version);
        assert!(document["openapi"].as_str().is_some_and(|number| number.starts_with("3.1.")));
        assert_eq!(document["components"]["securitySchemes"]["apiKey"], scheme);
        assert_eq!(document["security"], serde_json::json!([{ "apiKey": [] }]));
        for field in ["title", "version", "description"] {
            assert!(document["info"][field].as_str().is_some_and(|text| !text.is_empty()), "{field}");
        }
    }
}

#[test]
fn every_reference_leads_somewhere() {
    fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
        match value {
            Value::Array(parts) => parts.iter().for_each(|part| references(part, found)),
            Value::Object(parts) => {
                found.extend(parts.get("$ref").and_then(Value::as_str));
                parts.values().for_each(|part| references(part, found));
            }
            _ => {}
        }
    }
    for version in VERSIONS {
        let document = document(version);
        let mut found = Vec::new();
        references(&document, &mut found);
        assert!(!found.is_empty());
        for reference in found {
            let place = reference.strip_prefix('#').expect("a reference inside the document");
            assert!(document.pointer(place).is_some(), "{reference} of {}", file(version));
        }
    }
}

#[test]
fn every_operation_is_described() {
    let mut ids = BTreeSet::new();
    for operation in operations() {
        let (name, spec) = (operation.name(), &operation.spec);
        let id = spec["operationId"].as_str().unwrap_or_default();
        assert!(!id.is_empty(), "{name} has no operationId");
        assert!(ids.insert((operation.version == Version::V1, id.to_owned())), "{id} is used twice");
        assert!(spec["summary"].as_str().is_some_and(|text| !text.is_empty()), "{name} has no summary");
        assert!(spec["tags"].as_array().is_some_and(|tags| !tags.is_empty()), "{name} has no tag");
        assert_eq!(operation.takes_id(), has_parameter(spec, "path", "id"), "{name}: its id");
        for parameter in spec["parameters"].as_array().into_iter().flatten() {
            let text = parameter["description"].as_str().unwrap_or_default();
            assert!(!text.is_empty(), "{name}: {} is not described", parameter["name"]);
        }
    }
}

fn has_parameter(spec: &Value, place: &str, name: &str) -> bool {
    let listed = spec["parameters"].as_array().into_iter().flatten();
    listed.into_iter().any(|parameter| parameter["in"] == place && parameter["name"] == name)
}

#[test]
fn every_operation_tells_its_answers() {
    for operation in operations() {
        let (name, answers) = (operation.name(), &operation.spec["responses"]);
        let statuses: BTreeSet<_> = answers.as_object().expect("answers").keys().map(String::as_str).collect();
        assert!(statuses.contains("200") ^ statuses.contains("201"), "{name}: one kind of success");
        assert!(statuses.contains("401") && statuses.contains("429"), "{name}: {statuses:?}");
        assert_eq!(
            statuses.contains("404"),
            operation.takes_id() || refers_to_a_template(&operation.spec),
            "{name}"
        );
        let parameters = operation.spec["parameters"].as_array();
        if parameters.into_iter().flatten().any(|one| one["name"] == "Idempotency-Key") {
            let refused = ["400", "409", "413", "422"];
            assert!(refused.iter().all(|status| statuses.contains(status)), "{name}: {statuses:?}");
        }
        if operation.takes_body() {
            assert!(["400", "413", "415"].iter().all(|status| statuses.contains(status)), "{name}: {statuses:?}");
            let body = &operation.spec["requestBody"]["content"]["application/json"]["schema"];
            assert!(body.is_object(), "{name}: the body's schema");
        }
        for (status, answer) in answers.as_object().expect("answers") {
            assert!(answer["description"].as_str().is_some_and(|text| !text.is_empty()), "{name} {status}");
            if status == "308" {
                assert!(answer["headers"]["Location"].is_object() && operation.version == Version::V1, "{name}");
                continue;
            }
            let kinds = answer["content"].as_object().unwrap_or_else(|| panic!("{name} {status} has no content"));
            for (kind, content) in kinds {
                assert!(content["schema"].is_object(), "{name} {status} {kind} has no schema");
                assert!(status.starts_with('2') || kind == "application/json", "{name} {status} {kind}");
            }
        }
    }
}

/// A schema shows one state of a thing, and operations answer it in others.
#[test]
fn examples_of_version_2_show_what_is_answered() {
    let operations = operations();
    let shown = |name: &str| {
        let (method, path) = name.split_once(' ').unwrap();
        let is_it = |one: &&Operation| one.version == Version::V2 && one.method == method && one.path == path;
        let operation = operations.iter().find(is_it).unwrap_or_else(|| panic!("no {name}"));
        let answers = operation.spec["responses"].as_object().unwrap();
        let (_, made) = answers.iter().find(|(status, _)| status.starts_with('2')).unwrap();
        made["content"]["application/json"]["example"]["data"].clone()
    };
    let export = shown("POST /documents/{id}/exports");
    assert_eq!(json!([export["status"], export["progress"], export["sha256"]]), json!(["queued", 0, null]));
    let again = shown("POST /webhooks/deliveries/{id}/redeliver");
    assert_eq!(json!([again["status"], again["attempts"]]), json!(["pending", []]));
    assert_eq!(shown("POST /webhooks/{id}/test")["event"], "webhook.test");
    assert_eq!(shown("POST /webhooks")["active"], true);
    let submitted = shown("POST /documents/{id}/submit");
    assert_eq!(
        json!([submitted["document"]["completed"], submitted["respondent"]["submitted"]]),
        json!([true, true])
    );
    assert_eq!(submitted["document"]["respondents"][0], submitted["respondent"]);
    assert_eq!(shown("POST /templates").get("singleUse"), None, "only those for one document have it");
    let told = shown("GET /events");
    let events: Vec<_> = told.as_array().unwrap().iter().map(|event| &event["event"]).collect();
    assert_eq!(events, ["document.sent", "document.completed"], "oldest first");
    assert!(
        told[0]["id"].as_str() < told[1]["id"].as_str()
            && told[1]["data"]["document"].get("responseData").is_none()
    );
}

#[test]
fn every_operation_of_version_2_shows_what_is_sent_and_answered() {
    for operation in operations().into_iter().filter(|operation| operation.version == Version::V2) {
        let (name, spec) = (operation.name(), &operation.spec);
        assert!(spec["responses"]["403"].is_object(), "{name}: the entitlement");
        for (kind, content) in spec["requestBody"]["content"].as_object().into_iter().flatten() {
            let is_bag = kind == "application/json" || kind == "application/x-www-form-urlencoded";
            assert!(!is_bag || content["example"].is_object(), "{name} takes {kind} and shows none");
        }
        let answers = spec["responses"].as_object().expect("answers");
        for (status, answer) in answers.iter().filter(|(status, _)| status.starts_with('2')) {
            let content = &answer["content"]["application/json"];
            assert!(content.is_null() || !content["example"]["data"].is_null(), "{name} {status} shows no answer");
        }
    }
}

fn refers_to_a_template(spec: &Value) -> bool {
    ["createDocument", "createDocumentsInBulk", "createIntegratedDocument"]
        .iter()
        .any(|id| spec["operationId"] == *id)
}

#[test]
fn every_body_has_an_example_that_its_fields_allow() {
    for operation in operations().into_iter().filter(crate::operations::Operation::takes_body) {
        let document = document(operation.version);
        let schema = &operation.spec["requestBody"]["content"]["application/json"]["schema"];
        // A body that may be left out is one of two: the schema, or nothing.
        let schema = schema.get("oneOf").map_or(schema, |either| &either[0]);
        let place =
            schema["$ref"].as_str().and_then(|reference| reference.strip_prefix('#')).expect("a reference");
        let schema = document.pointer(place).expect("a schema");
        let example =
            schema["example"].as_object().unwrap_or_else(|| panic!("{} has no example", operation.name()));
        let known = schema["properties"].as_object().expect("fields");
        // A value may also be named by a bracket key.
        let is_known = |field: &String| known.contains_key(field.split('[').next().unwrap_or(field));
        assert!(example.keys().all(is_known), "{}", operation.name());
        let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
        assert!(required.into_iter().all(|field| example.contains_key(field)), "{}", operation.name());
    }
}
