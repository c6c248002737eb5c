//! The Postman collection tells what the OpenAPI document of version 2 does.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use http_api::Version;
use serde_json::{Value, json};

use crate::operations::{Operation, operations};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn collection() -> Value {
    let text = std::fs::read_to_string(root().join("docs/postman.json")).expect("docs/postman.json");
    serde_json::from_str(&text).expect("JSON")
}

/// The requests of the collection, by method and address.
fn requests() -> BTreeMap<String, Value> {
    let collection = collection();
    let folders = collection["item"].as_array().expect("folders").iter();
    let items = folders.flat_map(|folder| folder["item"].as_array().expect("requests"));
    let named = |item: &Value| {
        let request = &item["request"];
        let method = request["method"].as_str().expect("a method");
        (format!("{method} {}", request["url"]["raw"].as_str().expect("an address")), request.clone())
    };
    items.map(named).collect()
}

fn of_version_2() -> Vec<Operation> {
    operations().into_iter().filter(|operation| operation.version == Version::V2).collect()
}

/// What Postman calls an operation.
fn name(operation: &Operation) -> String {
    let path = operation.path.replace('{', ":").replace('}', "");
    format!("{} {{{{baseUrl}}}}{}{path}", operation.method, operation.prefix)
}

#[test]
fn it_has_a_request_for_each_operation_and_no_other() {
    let requests = requests();
    let names: Vec<_> = of_version_2().iter().map(name).collect();
    for name in &names {
        assert!(requests.contains_key(name), "{name} is missing; run `make openapi` and commit what it writes");
    }
    for name in requests.keys() {
        assert!(names.contains(name), "{name} is no operation any more; run `make openapi`");
    }
}

#[test]
fn its_requests_carry_what_the_operations_take() {
    let requests = requests();
    for operation in of_version_2() {
        let name = name(&operation);
        let request = &requests[&name];
        let listed = request["url"]["query"].as_array().map(Vec::as_slice).unwrap_or_default();
        let query: Vec<_> = listed.iter().map(|one| one["key"].as_str().expect("a name").to_owned()).collect();
        assert_eq!(query, operation.parameters(), "{name}");
        assert_eq!(request["body"]["mode"] == "raw", operation.takes_body(), "{name}");
        assert_eq!(request["body"]["mode"] == "file", operation.takes_file(), "{name}");
        if operation.takes_body() {
            let text = request["body"]["raw"].as_str().expect("a body");
            let body: Value = serde_json::from_str(text).expect("a body of JSON");
            let fields = operation.fields();
            let known = |field: &String| fields.is_empty() || fields.contains(field) || field.contains('[');
            assert!(body.as_object().expect("an object").keys().all(known), "{name}: {body} of {fields:?}");
        }
    }
}

#[test]
fn it_sends_the_key_of_its_variables() {
    let collection = collection();
    assert_eq!(collection["auth"]["type"], "apikey");
    let key = |name: &str| {
        let parts = collection["auth"]["apikey"].as_array().expect("parts").iter();
        parts.into_iter().find(|part| part["key"] == name).map(|part| part["value"].clone())
    };
    assert_eq!((key("key"), key("value")), (Some(json!("X-Api-Key")), Some(json!("{{apiKey}}"))));
    let variables: Vec<_> =
        collection["variable"].as_array().expect("variables").iter().map(|one| &one["key"]).collect();
    assert_eq!(variables, ["baseUrl", "apiKey"]);
}
