//! What is the same for all operations of version 2, added to its OpenAPI document: an example of every body and of every
//! answer, made from their schemas, and the refusal of those whose plan lacks the entitlement.

use serde_json::{Value, json};
use utoipa::openapi::path::Operation;
use utoipa::openapi::request_body::RequestBody;
use utoipa::openapi::{Content, OpenApi, RefOr, Response};

use crate::docs::{Place, example_of, put};
use crate::refusals;

const JSON: &str = "application/json";

/// Where an answer shows something in another state than its schema does: the operation, places in the answer, and JSON.
const STATES: &[(&str, &[Place])] = &[
    (
        "createExport",
        &[
            ("/data/status", r#""queued""#),
            ("/data/progress", "0"),
            ("/data/size", "null"),
            ("/data/sha256", "null"),
        ],
    ),
    (
        "redeliverWebhookDelivery",
        &[
            ("/data/status", r#""pending""#),
            ("/data/attempts", "[]"),
            ("/data/nextAttemptAt", r#""2026-11-14T09:30:00.000Z""#),
        ],
    ),
    ("testWebhook", &[("/data/event", r#""webhook.test""#)]),
    (
        "submitDocument",
        &[
            ("/data/document/status", r#""completed""#),
            ("/data/document/completed", "true"),
            ("/data/document/completedAt", r#""2026-11-14T09:30:00.000Z""#),
            ("/data/document/respondents/0/status", r#""submitted""#),
            ("/data/document/respondents/0/submitted", "true"),
            ("/data/document/respondents/0/submittedAt", r#""2026-11-14T09:30:00.000Z""#),
            ("/data/respondent/status", r#""submitted""#),
            ("/data/respondent/submitted", "true"),
            ("/data/respondent/submittedAt", r#""2026-11-14T09:30:00.000Z""#),
        ],
    ),
];

/// Adds to each operation what it lacks.
pub(crate) fn fill_in(document: &mut OpenApi) {
    // A document always has a JSON form.
    let whole = serde_json::to_value(&*document).unwrap_or_default();
    for item in document.paths.paths.values_mut() {
        let operations = [&mut item.get, &mut item.post, &mut item.patch, &mut item.put, &mut item.delete];
        for operation in operations.into_iter().flatten() {
            fill_in_operation(operation, &whole);
        }
    }
}

fn fill_in_operation(operation: &mut Operation, whole: &Value) {
    let refused = || refusals::lacking_entitlement().into();
    operation.responses.responses.entry("403".to_owned()).or_insert_with(refused);
    if let Some(RefOr::T(body)) = &mut operation.request_body {
        body.content.values_mut().for_each(|content| show(content, whole));
    }
    let named = operation.operation_id.as_deref();
    let states = STATES.iter().find(|(name, _)| Some(*name) == named).map_or(&[][..], |(_, states)| states);
    let invites = operation.request_body.as_ref().is_some_and(|body| asks_for(body, "recipients"));
    for (status, response) in &mut operation.responses.responses {
        if let (true, RefOr::T(Response { content, .. })) = (status.starts_with('2'), response) {
            for content in content.iter_mut().filter(|(kind, _)| *kind == JSON).map(|(_, content)| content) {
                show(content, whole);
                let RefOr::T(Content { example: Some(example), .. }) = content else { continue };
                if status == "201" && !invites {
                    as_made(&mut example["data"]);
                }
                put(example, states);
            }
        }
    }
}

/// Whether the example of a body has that field.
fn asks_for(body: &RefOr<RequestBody>, field: &str) -> bool {
    let RefOr::T(body) = body else { return false };
    let Some(RefOr::T(content)) = body.content.get(JSON) else { return false };
    content.example.as_ref().is_some_and(|example| example.get(field).is_some())
}

/// A document to which nobody was invited, as it is when it was just made: schemas show one that was sent.
fn as_made(shown: &mut Value) {
    if shown.get("respondents").is_some() {
        shown["status"] = json!("draft");
        shown["sent"] = json!(false);
        shown["respondents"] = json!([]);
        shown["redirectUrl"] = Value::Null;
    }
}

fn show(content: &mut RefOr<Content>, whole: &Value) {
    let RefOr::T(content) = content else { return };
    if content.example.is_some() || !content.examples.is_empty() {
        return;
    }
    let schema = content.schema.as_ref().and_then(|schema| serde_json::to_value(schema).ok());
    content.example = schema.map(|schema| example_of(whole, &schema)).filter(|shown: &Value| !shown.is_null());
}
