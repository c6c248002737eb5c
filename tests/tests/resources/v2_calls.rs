//! Calls of version 2 about documents, and what they are about.

use countersign_tests::{Answer, Workspace};
use reqwest::Method;
use serde_json::{Value, json};

/// The fields of a document wherever it is shown.
pub const ITEM: [&str; 14] = [
    "id", "name", "templateId", "status", "completed", "sent", "sealed", "reason", "externalId", "metadata",
    "completedAt", "expiresAt", "createdAt", "updatedAt",
];

async fn call(acme: &Workspace, method: Method, path: &str, body: Value) -> Answer {
    acme.send(acme.request_v2(method, path).json(&body)).await
}

pub async fn post(acme: &Workspace, path: &str, body: Value) -> Answer {
    call(acme, Method::POST, path, body).await
}

pub async fn patch(acme: &Workspace, path: &str, body: Value) -> Answer {
    call(acme, Method::PATCH, path, body).await
}

pub async fn get(acme: &Workspace, path: &str) -> Answer {
    acme.send(acme.request_v2(Method::GET, path)).await
}

/// Sends a form as browsers and automation platforms do.
pub async fn form(acme: &Workspace, method: Method, path: &str, pairs: &str) -> Answer {
    let request = acme.request_v2(method, path).header("content-type", "application/x-www-form-urlencoded");
    acme.send(request.body(pairs.to_owned())).await
}

pub async fn lease(acme: &Workspace) -> String {
    acme.template(json!({
        "name": "Lease",
        "symbolTable": {
            "rent": {"type": "number"}, "pets": {"type": "boolean"}, "tenant": {"type": "text"},
            "rooms": {"type": "list"}, "name": {"type": "text"},
            "fees": {"type": "list", "columns": {"what": {"type": "text"}, "price": {"type": "number"}}},
        },
    }))
    .await
}
