//! What is delivered is what the OpenAPI document and WEBHOOKS.md say of it: every event, every field.

use std::collections::BTreeSet;

use countersign_tests::{eventually, on_both_databases};
use http_api::Version;
use model::Clock;
use model::webhook::HookEvent;
use serde_json::{Value, json};

use crate::receiver::Receiver;
use crate::signing::{Signer, note, send, signed};
use crate::support::{hook, post, text};

fn names() -> Vec<&'static str> {
    HookEvent::ALL.iter().map(|event| event.name()).collect()
}

fn openapi() -> Value {
    serde_json::to_value(http_api::document(Version::V2)).unwrap()
}

/// What the document says of the payload of an event.
fn described<'a>(openapi: &'a Value, event: &str) -> &'a Value {
    let content = &openapi["webhooks"][event]["post"]["requestBody"]["content"]["application/json"];
    assert!(
        content.is_object(),
        "{event} is not described: add it to crates/http/src/v2/told.rs and docs/WEBHOOKS.md"
    );
    content
}

/// Holds a value against a schema, in which nothing may be missing and nothing be left over.
fn fits(openapi: &Value, schema: &Value, value: &Value, place: &str) {
    if let Some(reference) = schema["$ref"].as_str() {
        return fits(openapi, openapi.pointer(reference.strip_prefix('#').unwrap()).unwrap(), value, place);
    }
    let kinds: Vec<_> = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().map(text).collect(),
        kind => vec![text(kind)],
    };
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    assert!(kinds.contains(&kind), "{place} is {value}, and should be {kinds:?}");
    if let Some(known) = schema["enum"].as_array() {
        assert!(known.contains(value), "{place} is {value}, and should be one of {known:?}");
    }
    for (number, item) in value.as_array().into_iter().flatten().enumerate() {
        fits(openapi, &schema["items"], item, &format!("{place}[{number}]"));
    }
    // Objects whose fields are the caller's have none here.
    if let (Some(properties), Some(fields)) = (schema["properties"].as_object(), value.as_object()) {
        let described: BTreeSet<_> = properties.keys().collect();
        let required: BTreeSet<_> = schema["required"].as_array().into_iter().flatten().map(text).collect();
        let there: BTreeSet<_> = fields.keys().collect();
        assert!(there.is_subset(&described), "{place} has {there:?}, of which {described:?} are described");
        assert!(required.iter().all(|field| fields.contains_key(*field)), "{place} lacks some of {required:?}");
        for (field, inner) in fields {
            fits(openapi, &properties[field], inner, &format!("{place}.{field}"));
        }
    }
}

/// The blocks of JSON in WEBHOOKS.md that are payloads.
fn shown_payloads() -> Vec<Value> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/WEBHOOKS.md");
    let page = std::fs::read_to_string(path).unwrap();
    let blocks = page.split("```json\n").skip(1).map(|rest| rest.split("\n```").next().unwrap());
    blocks.map(|block| serde_json::from_str(block).unwrap_or_else(|error| panic!("{error} in {block}"))).collect()
}

#[test]
fn every_event_is_described_with_a_payload_of_its_own() {
    let openapi = openapi();
    for event in names() {
        let content = described(&openapi, event);
        fits(&openapi, &content["schema"], &content["example"], event);
        // The feed shows all of them under one schema.
        fits(&openapi, &json!({"$ref": "#/components/schemas/EventPayload"}), &content["example"], event);
    }
    let described: BTreeSet<_> = openapi["webhooks"].as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(described, names().into_iter().collect());
}

#[test]
fn the_guide_shows_a_whole_payload_of_every_event() {
    let (openapi, shown) = (openapi(), shown_payloads());
    let events: BTreeSet<_> = shown.iter().map(|payload| text(&payload["event"])).collect();
    assert_eq!(events, names().into_iter().collect(), "the payloads in docs/WEBHOOKS.md");
    for payload in &shown {
        let event = text(&payload["event"]);
        assert_eq!(*payload, described(&openapi, event)["example"], "{event} in docs/WEBHOOKS.md");
    }
}

on_both_databases! {
    async fn what_is_delivered_is_what_is_described(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        hook(&acme, &receiver.url(), json!(names())).await;
        let (signed_one, passed_on) = (note(&acme).await, note(&acme).await);
        let ana = json!([{"email": "ana@example.com", "name": "Ana Lima"}]);
        send(&acme, &signed_one, ana.clone()).await;
        // Who is invited by mail may pass the document on.
        let _ = post(&acme, &format!("/documents/{passed_on}/send"), json!({"recipients": ana})).await.ok();
        let _ = Signer::of(&acme, &signed_one, "ana@example.com").await.submit(signed("sign")).await.ok();
        let ana = Signer::of(&acme, &passed_on, "ana@example.com").await;
        let _ = ana.post("open", json!({})).await.ok();
        let _ = ana.post("delegate", json!({"email": "ben@example.com", "name": "Ben Ode"})).await.ok();
        let _ = post(&acme, &format!("/documents/{signed_one}/exports"), json!({"format": "json"})).await;
        let [declined, voided, expired] = [note(&acme).await, note(&acme).await, note(&acme).await];
        let people = json!([{"email": "ana@example.com"}]);
        for document in [&declined, &voided] {
            send(&acme, document, people.clone()).await;
        }
        let end = world.clock.now().plus_millis(60_000);
        let ends = json!({"recipients": people, "expiresAt": end, "notify": false});
        let _ = post(&acme, &format!("/documents/{expired}/send"), ends).await.ok();
        let ana = Signer::of(&acme, &declined, "ana@example.com").await;
        let _ = ana.post("open", json!({})).await.ok();
        let _ = ana.post("decline", json!({"reason": "The rent is too high."})).await.ok();
        let _ = post(&acme, &format!("/documents/{voided}/void"), json!({"reason": "Sent by mistake."})).await.ok();
        world.clock.advance_millis(60_001);
        let openapi = openapi();
        for event in names() {
            let told = eventually(&format!("a delivery of {event} (does anything in this test cause it?)"), async || {
                receiver.told().into_iter().find(|told| told.header("x-service-event") == event)
            }).await;
            let content = described(&openapi, event);
            fits(&openapi, &content["schema"], &told.json(), event);
            let keys = |value: &Value| value["data"].as_object().unwrap().keys().cloned().collect::<BTreeSet<_>>();
            assert_eq!(keys(&told.json()), keys(&content["example"]), "{event}");
            for header in openapi["webhooks"][event]["post"]["parameters"].as_array().unwrap() {
                let name = text(&header["name"]).to_lowercase();
                assert!(!told.header(&name).is_empty(), "{event} came without {name}");
            }
        }
    }

    async fn a_submission_to_which_nobody_was_invited_names_no_respondent(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        hook(&acme, &receiver.url(), json!(["recipient.submitted"])).await;
        let template = acme.template(json!({"name": "Receipt"})).await;
        let document = acme.document(json!({"templateId": template})).await;
        let _ = post(&acme, &format!("/documents/{document}/submit"), json!({})).await.ok();
        let told = eventually("the delivery", async || receiver.told().pop()).await.json();
        fits(&openapi(), &described(&openapi(), "recipient.submitted")["schema"], &told, "recipient.submitted");
        assert_eq!((told["data"].get("respondent"), &told["data"]["document"]["id"]), (None, &json!(document)));
    }
}
