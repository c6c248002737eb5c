//! Every operation with arbitrary bodies and queries: never a failure of ours, and always the contract's form.
//!
//! The fields and parameters come from the OpenAPI documents, so a new operation is driven without being told. The
//! inputs are the same in every run. PostgreSQL gets fewer of them: what it refuses and SQLite takes, such as NUL in a
//! text, is among the first.

use std::cell::Cell;

use countersign_tests::{Answer, Engine, Workspace, World};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::{Map, Value, json};

use crate::operations::{Operation, operations};
use crate::support::{bulk, encoded, export, file, webhook};

/// Texts that have meant trouble somewhere.
const TEXTS: [&str; 24] = [
    "", " ", "NDA", "\u{0}", "a\u{0}b", "\n", "\u{7f}", "\u{feff}", "\u{202e}abc", "é", "契約", "😀", "'", "\"",
    "\\", "; DROP TABLE documents", "%00", "ana@example.com", "2026-11-14", "2026-11-14T00:00:00Z",
    "9999-12-31T23:59:59.999Z", "-1", "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab", "document.created",
];

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => select(&TEXTS[..]).prop_map(str::to_owned),
        2 => any::<String>(),
        1 => ("\\PC", 0..400usize).prop_map(|(letter, count)| letter.repeat(count)),
    ]
}

fn any_leaf() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        select(&[0i64, 1, 2, 3, 7, 14, -1, 100, i64::MAX, i64::MIN][..]).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(|number| serde_json::Number::from_f64(number).map_or(Value::Null, Value::Number)),
        any_text().prop_map(Value::from),
    ]
}

/// Any JSON, whose objects have the operation's own fields more often than others.
fn any_json(fields: Vec<String>) -> impl Strategy<Value = Value> + Clone {
    let key = prop_oneof![3 => select(fields), 1 => any_text()].boxed();
    any_leaf()
        .prop_recursive(4, 24, 5, move |inner| {
            let object = vec((key.clone(), inner.clone()), 0..5).prop_map(Map::from_iter).prop_map(Value::Object);
            prop_oneof![vec(inner, 0..4).prop_map(Value::Array), object.boxed()]
        })
        .boxed()
}

/// A body: an object of the operation's fields, now and then something else.
fn any_body(operation: &Operation, target: &Target) -> BoxedStrategy<Value> {
    let fields = operation.fields();
    let json = any_json(fields.clone());
    let known = json!({
        "templateId": target.template, "name": "NDA", "recipients": [{ "email": "ana@example.com" }],
        "enabled": true, "cadenceDays": 3, "data": { "name": 5 }, "isPubliclyFillable": true,
        "documents": [{ "name": "NDA" }],
        "url": "http://127.0.0.1:9/", "events": ["recipient.signed"], "active": true, "overlapHours": 3,
        "format": "json",
    });
    let value = (json.clone(), any::<bool>());
    // Half of them have what the operation can't do without, or none would get far.
    let required = operation.required_fields();
    let object = (vec((select(fields), value), 0..5), any::<bool>()).prop_map(move |(entries, whole)| {
        let needed = required.iter().filter(|_| whole);
        let needed = needed.filter_map(|field| Some((field.clone(), known.get(field)?.clone())));
        let entries = entries.into_iter().map(|(field, (value, keep))| {
            let value = known.get(&field).filter(|_| keep).cloned().unwrap_or(value);
            (field, value)
        });
        Value::Object(entries.chain(needed).collect())
    });
    prop_oneof![6 => object, 1 => json].boxed()
}

fn any_query(operation: &Operation) -> BoxedStrategy<String> {
    let mut names = operation.parameters();
    names.push("unknown".to_owned());
    let name = prop_oneof![5 => select(names), 1 => any_text()];
    let pairs = vec((name, any_text()), 0..4).prop_map(|pairs| {
        let pairs = pairs.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value)));
        pairs.collect::<Vec<_>>().join("&")
    });
    prop_oneof![4 => pairs, 1 => "[ -~]{0,60}".prop_map(|text| text.replace('#', "%23"))].boxed()
}

struct Target {
    acme: Workspace,
    template: String,
    export: String,
    webhook: String,
    delivery: String,
}

impl Target {
    /// A fresh thing for the operation to work on, since it may delete it.
    async fn id(&self, operation: &Operation) -> String {
        if operation.path.starts_with("/templates/") {
            return self.acme.template(json!({ "name": "NDA" })).await;
        }
        if operation.path.starts_with("/files/") {
            return file(&self.acme).await;
        }
        // Nothing can be done to an export, so one will do.
        if operation.path.starts_with("/exports/") {
            return self.export.clone();
        }
        if operation.path.starts_with("/webhooks/") && operation.takes_id() {
            // To make one for each input takes long, and only deleting needs it.
            if operation.method == "DELETE" {
                return webhook(&self.acme).await.0;
            }
            let of_delivery = operation.path.starts_with("/webhooks/deliveries/");
            return if of_delivery { self.delivery.clone() } else { self.webhook.clone() };
        }
        if operation.path.starts_with("/bulk/") {
            return bulk(&self.acme, &self.template).await;
        }
        if operation.path.contains("{respondent}") {
            let document = self.acme.document(json!({ "templateId": self.template })).await;
            let person = json!({ "recipients": [{ "email": "ana@example.com" }], "notify": false });
            let _ = self.acme.post(&format!("/documents/{document}/send"), person).await.ok();
            let shown = self.acme.get(&format!("/documents/{document}")).await.ok();
            return format!("{document}|{}", shown["respondents"][0]["id"].as_str().expect("an id"));
        }
        if operation.path.ends_with("/remind") {
            let document = self.acme.document(json!({ "templateId": self.template })).await;
            let person = json!({ "recipients": [{ "email": "ana@example.com" }] });
            let _ = self.acme.post(&format!("/documents/{document}/send"), person).await.ok();
            return document;
        }
        if operation.takes_id() {
            return self.acme.document(json!({ "templateId": self.template })).await;
        }
        String::new()
    }
}

/// The codes that a client's own fault may have.
const CODES: [(u16, &[&str]); 5] = [
    (400, &["VALIDATION_ERROR", "INVALID_JSON"]),
    (404, &["NOT_FOUND"]),
    (409, &["CONFLICT"]),
    (413, &["PAYLOAD_TOO_LARGE"]),
    (415, &["UNSUPPORTED_MEDIA_TYPE"]),
];

fn check(answer: &Answer) -> Result<(), TestCaseError> {
    prop_assert!(!answer.header("x-request-id").is_empty());
    if answer.status < 300 {
        let kind = answer.header("content-type");
        let others = ["text/csv", "text/event-stream", "application/pdf", "application/zip", "image/"];
        let other = others.iter().any(|other| kind.starts_with(other));
        prop_assert!(other || answer.json().as_object().is_some_and(|body| body.keys().eq(["data"])));
        return Ok(());
    }
    let codes = CODES.iter().find(|(status, _)| *status == answer.status).map(|(_, codes)| codes);
    prop_assert!(codes.is_some(), "{}: {}", answer.status, answer.text());
    let body = answer.json();
    prop_assert!(body.as_object().is_some_and(|body| body.keys().eq(["error"])), "{}", body);
    let error = &body["error"];
    let code = error["code"].as_str().unwrap_or_default();
    prop_assert!(codes.is_some_and(|codes| codes.contains(&code)), "{}", error);
    prop_assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{}", error);
    if code == "VALIDATION_ERROR" {
        let details = error["details"].as_array().map(Vec::as_slice).unwrap_or_default();
        let whole =
            |one: &Value| one["field"].is_string() && one["message"].as_str().is_some_and(|text| !text.is_empty());
        prop_assert!(!details.is_empty() && details.iter().all(whole), "{}", error);
    }
    Ok(())
}

/// Runs the operation with many inputs.
fn drive(operation: &Operation, target: &Target, cases: u32) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let body = if operation.takes_body() { any_body(operation, target) } else { Just(Value::Null).boxed() };
    let runtime = tokio::runtime::Handle::current();
    let taken = Cell::new(0);
    let outcome = runner.run(&(body, any_query(operation)), |(body, query)| {
        let answer = runtime.block_on(async {
            let id = target.id(operation).await;
            let (client, request) = operation.request_by(&target.acme, &id).build_split();
            let mut request = request.expect("a request");
            request.url_mut().set_query(Some(&query));
            let mut request = reqwest::RequestBuilder::from_parts(client, request);
            if operation.takes_body() {
                request = request.json(&body);
            }
            target.acme.send(request).await
        });
        taken.set(taken.get() + u32::from(answer.status < 300));
        check(&answer)
    });
    let name = operation.name();
    outcome.unwrap_or_else(|error| panic!("{name}: {error}"));
    // Inputs that are all refused at the door, or all taken, would show little.
    let asks = operation.takes_body() || !operation.parameters().is_empty();
    assert!(taken.get() > 0, "{name} took none of {cases} inputs");
    assert!(!asks || taken.get() < cases, "{name} took all of {cases} inputs");
}

async fn drive_all(world: World, cases: u32) {
    let acme = world.workspace("Acme").await;
    let symbols =
        json!({ "name": { "type": "number" }, "email": { "type": "email" }, "data": { "type": "date" } });
    let roles = json!({ "roles": [{ "name": "NDA" }] });
    let template = json!({ "name": "NDA", "symbolTable": symbols, "formSchema": roles });
    let template = acme.template(template).await;
    let export = export(&acme, &acme.document(json!({ "templateId": template })).await).await;
    let (webhook, delivery) = webhook(&acme).await;
    let target = Target { acme, template, export, webhook, delivery };
    // Files are another language; what is made of arbitrary ones is tested where they are read.
    let operations: Vec<_> = operations().into_iter().filter(|operation| !operation.takes_file()).collect();
    tokio::task::block_in_place(|| operations.iter().for_each(|operation| drive(operation, &target, cases)));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_input_makes_an_operation_fail_on_sqlite() {
    drive_all(World::start(Engine::Sqlite).await, 128).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_input_makes_an_operation_fail_on_postgres() {
    drive_all(World::start(Engine::Postgres).await, 64).await;
}
