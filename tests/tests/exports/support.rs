//! What several files of these tests share.

use countersign_tests::{Answer, Workspace, World, eventually};
use model::export::{Export, ExportFormat};
use model::id::ExportId;
use model::random::SystemRandom;
use model::{Clock, Id};
use reqwest::Method;
use serde_json::{Value, json};
use store::Write;

/// A document to export, made of nothing special.
pub async fn document(acme: &Workspace) -> String {
    let template = acme.template(json!({ "name": "NDA" })).await;
    acme.document(json!({ "templateId": template, "name": "Größe & Deal", "data": { "city": "Łódź" } })).await
}

/// Asks for an export.
pub async fn ask(acme: &Workspace, document: &str, format: &str) -> Value {
    let path = format!("/documents/{document}/exports");
    acme.send(acme.request_v2(Method::POST, &path).json(&json!({ "format": format }))).await.created()
}

/// The export as it is shown.
pub async fn shown(acme: &Workspace, export: &str) -> Value {
    acme.send(acme.request_v2(Method::GET, &format!("/exports/{export}"))).await.ok()
}

/// Waits until an export has come to a state.
pub async fn until(acme: &Workspace, export: &Value, status: &str) -> Value {
    let id = export["id"].as_str().unwrap();
    eventually(status, async || Some(shown(acme, id).await).filter(|export| export["status"] == status)).await
}

/// Asks for an export and waits until it is there.
pub async fn exported(acme: &Workspace, document: &str, format: &str) -> Value {
    let asked = ask(acme, document, format).await;
    until(acme, &asked, "completed").await
}

/// Asks for an address of an export's file.
pub async fn address(acme: &Workspace, export: &Value) -> Answer {
    let path = format!("/exports/{}/download-signed", export["id"].as_str().unwrap());
    acme.send(acme.request_v2(Method::GET, &path)).await
}

/// The file of an export, fetched without any key.
pub async fn file(world: &World, acme: &Workspace, export: &Value) -> Answer {
    let link = address(acme, export).await.ok();
    world.client().get(link["url"].as_str().unwrap()).await
}

/// An export that nobody works on, since there is no job for it.
pub async fn idle_export(world: &World, acme: &Workspace, document: &str) -> Value {
    let now = world.clock.now();
    let id: ExportId = Id::new(now, &SystemRandom);
    let export = Export::new(id, document.parse().unwrap(), "Deal", ExportFormat::Pdf, now);
    let database = world.database().await;
    let mut write = Write::new();
    store::exports::insert(&mut write, acme.id, &export);
    database.commit(write).await.unwrap();
    database.close().await;
    shown(acme, &id.to_string()).await
}

/// What the activity stream tells of exports, oldest first.
pub async fn recorded(acme: &Workspace) -> Vec<Value> {
    let path = "/activity?limit=200&events=export.created,export.completed,export.failed";
    let mut rows = acme.get(path).await.ok().as_array().unwrap().clone();
    rows.reverse();
    // Under a clock that stands still, what follows may stand before.
    rows.sort_by_key(|row| row["event"] != "export.created");
    rows
}

/// The payloads of what the outside was told of exports.
pub async fn told(world: &World) -> Vec<Value> {
    let database = world.database().await;
    let sql = "SELECT payload FROM events WHERE event = 'export.completed' ORDER BY created_at, id";
    let found = database.query(sql, store::args![], |mut row| row.take::<String>()).await.unwrap();
    database.close().await;
    let payloads = found.iter().map(|payload| serde_json::from_str::<Value>(payload).unwrap());
    payloads.map(|payload| payload["data"].clone()).collect()
}
