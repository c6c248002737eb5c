//! Bodies and ids that no operation can use. The tests go through all operations of the OpenAPI documents; what a single
//! field may hold is tested beside its operation.

use countersign_tests::{Answer, Workspace, on_both_databases};
use futures::stream;
use reqwest::{Body, Method};
use serde_json::{Value, json};

use crate::operations::{Operation, operations};
use crate::support::{file, text, webhook};

const LIMIT: usize = 2 * 1024 * 1024;

/// A workspace with a template and a document, sent to somebody.
struct Target {
    acme: Workspace,
    template: String,
    document: String,
    file: String,
    webhook: String,
    delivery: String,
}

impl Target {
    async fn new(acme: Workspace) -> Self {
        let template = acme.template(json!({ "name": "NDA" })).await;
        let document = acme.document(json!({ "templateId": template, "data": { "a": 1 } })).await;
        let file = file(&acme).await;
        let (webhook, delivery) = webhook(&acme).await;
        Self { acme, template, document, file, webhook, delivery }
    }

    /// The id that the operation's path wants.
    fn id(&self, operation: &Operation) -> &str {
        match operation.path.split('/').nth(1) {
            Some("templates") => &self.template,
            Some("files") => &self.file,
            Some("webhooks") if operation.path.starts_with("/webhooks/deliveries/") => &self.delivery,
            Some("webhooks") => &self.webhook,
            _ => &self.document,
        }
    }

    async fn send(&self, operation: &Operation, kind: &str, body: impl Into<Body>) -> Answer {
        let request = operation.request_by(&self.acme, self.id(operation));
        self.acme.send(request.header("content-type", kind).body(body)).await
    }

    /// Everything that a change would show in.
    async fn state(&self) -> (Value, Value, Value) {
        let template = self.acme.get(&format!("/templates/{}", self.template)).await.ok();
        let document = self.acme.get(&format!("/documents/{}", self.document)).await.ok();
        (template, document, self.acme.get("/activity?limit=200").await.ok())
    }
}

fn with_body() -> impl Iterator<Item = Operation> {
    let operations: Vec<_> = operations().into_iter().filter(Operation::takes_body).collect();
    assert!(operations.len() >= 6, "the operations that take a body were found");
    operations.into_iter()
}

on_both_databases! {
    async fn what_is_not_json_is_invalid_json(world: World) {
        let target = Target::new(world.workspace("Acme").await).await;
        let before = target.state().await;
        for operation in with_body() {
            for body in [
                &b""[..],
                b" ",
                b"{",
                b"{\"name\":",
                b"{\"name\":\"NDA\",}",
                b"{'name':'NDA'}",
                b"name=NDA",
                b"nul",
                b"{\"name\":\"NDA\"} {}",
                b"{\"name\":\"a\0b\"}",
                b"\0",
                b"{\"name\":\"a\nb\"}",
                b"\xff\xfe{}",
                b"{\"name\":\"\xc3\x28\"}",
                b"{\"name\": 01}",
                b"{\"a\":NaN}",
                b"\xef\xbb\xbf{",
            ] {
                if body.is_empty() && operation.body_is_optional() {
                    continue;
                }
                let answer = target.send(&operation, "application/json", body).await;
                let error = answer.error(400, "INVALID_JSON");
                assert!(error.get("details").is_none(), "{}: {error}", operation.name());
            }
        }
        assert_eq!(target.state().await, before);
    }

    async fn what_is_no_object_is_not_taken(world: World) {
        let target = Target::new(world.workspace("Acme").await).await;
        let before = target.state().await;
        for operation in with_body() {
            for body in ["[]", "[{\"name\":\"NDA\"}]", "[\"NDA\"]", "\"NDA\"", "5", "true", "null", " [ ] "] {
                let answer = target.send(&operation, "application/json", body).await;
                answer.error(400, "VALIDATION_ERROR");
            }
        }
        assert_eq!(target.state().await, before);
    }

    async fn only_json_is_taken(world: World) {
        let target = Target::new(world.workspace("Acme").await).await;
        let before = target.state().await;
        for operation in with_body() {
            for kind in [
                "text/plain", "application/x-www-form-urlencoded", "text/json", "application/jsonx", "json",
                "application/json5", "", "multipart/form-data; boundary=x",
            ] {
                if operation.takes_form() && kind.ends_with("urlencoded") {
                    continue;
                }
                let answer = target.send(&operation, kind, r#"{"name":"NDA"}"#).await;
                answer.error(415, "UNSUPPORTED_MEDIA_TYPE");
            }
            let request = operation.request_by(&target.acme, target.id(&operation));
            target.acme.send(request.body("{}")).await.error(415, "UNSUPPORTED_MEDIA_TYPE");
        }
        assert_eq!(target.state().await, before);
    }

    async fn json_may_be_called_by_its_other_names(world: World) {
        let target = Target::new(world.workspace("Acme").await).await;
        for kind in [
            "application/json", "APPLICATION/JSON", "application/json; charset=utf-8",
            "application/merge-patch+json",
        ] {
            let request = target.acme.request(Method::POST, "/templates").header("content-type", kind);
            assert_eq!(target.acme.send(request.body(r#"{"name":"NDA"}"#)).await.status, 201, "{kind}");
        }
    }

    async fn a_body_over_two_mebibytes_is_too_large(world: World) {
        let target = Target::new(world.workspace("Acme").await).await;
        let before = target.state().await;
        for operation in with_body() {
            let body = format!("{{\"name\":\"NDA\"{}}}", " ".repeat(LIMIT));
            let answer = target.send(&operation, "application/json", body.clone()).await;
            answer.error(413, "PAYLOAD_TOO_LARGE");
            // In pieces, without a word about their number.
            let pieces: Vec<_> =
                body.as_bytes().chunks(64 * 1024).map(|piece| Ok::<_, std::io::Error>(piece.to_vec())).collect();
            let body = Body::wrap_stream(stream::iter(pieces));
            target.send(&operation, "application/json", body).await.error(413, "PAYLOAD_TOO_LARGE");
        }
        assert_eq!(target.state().await, before);
    }

    async fn a_body_of_two_mebibytes_is_taken(world: World) {
        let target = Target::new(world.workspace("Acme").await).await;
        let start = r#"{"name":"NDA"}"#;
        let body = format!("{start}{}", " ".repeat(LIMIT - start.len()));
        let request = target.acme.request(Method::POST, "/templates").header("content-type", "application/json");
        assert_eq!(target.acme.send(request.body(body)).await.status, 201);
    }

    async fn nesting_is_bounded(world: World) {
        let target = Target::new(world.workspace("Acme").await).await;
        let nested = |depth: usize| format!("{{\"unknown\":{}{}}}", "[".repeat(depth - 1), "]".repeat(depth - 1));
        for operation in with_body() {
            for depth in [65, 1_000, 500_000] {
                let error = target.send(&operation, "application/json", nested(depth)).await;
                let error = error.error(400, "VALIDATION_ERROR");
                assert!(text(&error["message"]).contains("64"), "{error}");
            }
            // Broken off inside, which a reader that goes down step by step would not survive.
            let answer = target.send(&operation, "application/json", "[".repeat(100_000)).await;
            assert_eq!(answer.status, 400);
        }
        let deepest = format!(r#"{{"name":"NDA","unknown":{}1{}}}"#, r#"{"a":"#.repeat(63), "}".repeat(63));
        let answer = crate::support::raw(&target.acme, Method::POST, "/templates", deepest).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
    }

    async fn an_id_that_names_nothing_is_not_found(world: World) {
        let target = Target::new(world.workspace("Acme").await).await;
        let before = target.state().await;
        let mut missed = target.document.clone();
        missed.replace_range(29.., if missed.ends_with('0') { "1" } else { "0" });
        for operation in operations().into_iter().filter(Operation::takes_id) {
            let other = if operation.path.starts_with("/templates") { &target.document } else { &target.template };
            let upper = target.id(&operation).to_uppercase();
            let long = "x".repeat(5_000);
            for id in [
                "doc_01jcmwk1x3f2q8z5v7t9r4n6ab", "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab", &missed, other, &upper, &long,
                "x", "doc_", "%00", "%ff%fe", "%2e%2e", "%2F", "doc_%E5%A5%91", "' OR 1=1 --", "{id}", "null",
                "0",
            ] {
                // A client takes the dots for the way up, where these paths lead to another operation.
                let leads_on = ["/documents/{id}/events", "/webhooks/deliveries/{id}/redeliver"];
                if id == "%2e%2e" && leads_on.contains(&operation.path.as_str()) {
                    continue;
                }
                let body = valid_body(&operation);
                let request = operation.request_by(&target.acme, id);
                let answer =
                    target.acme.send(body.map_or(request.try_clone().unwrap(), |body| request.json(&body))).await;
                let error = answer.error(404, "NOT_FOUND");
                assert!(!text(&error["message"]).contains("SQL"), "{} {id}: {error}", operation.name());
            }
        }
        assert_eq!(target.state().await, before);
    }
}

/// A body that the operation would take, where it takes one.
fn valid_body(operation: &Operation) -> Option<Value> {
    let body = match operation.path.as_str() {
        "/documents/{id}/send" => json!({ "recipients": [{ "email": "ana@example.com" }] }),
        "/documents/{id}/auto-reminder" => json!({ "enabled": true }),
        "/webhooks/{id}" => json!({ "active": true }),
        "/templates/{id}/labels" => json!({ "labels": ["New"] }),
        "/documents/{id}/exports" => json!({ "format": "pdf" }),
        _ => json!({ "name": "New" }),
    };
    operation.takes_body().then_some(body)
}
