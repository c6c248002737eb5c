//! What several files of these tests share.

use countersign_tests::{MailServer, Workspace, World, WorldOptions};
use serde_json::{Value, json};
use store::Write;
use store::engine::Arg;

/// A day, in milliseconds.
pub const DAY: i64 = 86_400_000;

/// A document that was sent to these people, by its path.
pub async fn sent(acme: &Workspace, recipients: Value) -> String {
    let path = document(acme).await;
    let _ = acme.post(&format!("{path}/send"), json!({ "recipients": recipients })).await.ok();
    path
}

/// A document, by its path.
pub async fn document(acme: &Workspace) -> String {
    let template = acme.template(json!({ "name": "NDA" })).await;
    format!("/documents/{}", acme.document(json!({ "templateId": template, "name": "Our NDA" })).await)
}

/// Switches a document's reminders on.
pub async fn remind_every(acme: &Workspace, path: &str, days: i64) {
    let body = json!({ "enabled": true, "cadenceDays": days });
    let _ = acme.patch(&format!("{path}/auto-reminder"), body).await.ok();
}

/// An instance on the same kind of database, with a mail server.
pub async fn with_server(world: &World) -> (World, MailServer) {
    let server = MailServer::start().await;
    let options = WorldOptions { smtp_url: Some(server.url()), ..WorldOptions::default() };
    (World::start_with(world.databases().engine(), options).await, server)
}

/// Runs one statement in the world's database.
pub async fn execute(world: &World, sql: &'static str, args: Vec<Arg>) {
    let database = world.database().await;
    let mut write = Write::new();
    write.any(sql, args);
    database.commit(write).await.expect("the statement runs");
    database.close().await;
}

/// The rows of the activity stream with that event, oldest first.
pub async fn activity(acme: &Workspace, event: &str) -> Vec<Value> {
    let rows = acme.get(&format!("/activity?events={event}&limit=200")).await.ok();
    let mut rows = rows.as_array().expect("rows").clone();
    rows.reverse();
    rows
}
