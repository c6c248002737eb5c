//! What several files of these tests share.

use std::collections::BTreeSet;

use countersign_tests::{Answer, Workspace, World, WorldOptions};
use reqwest::{Body, Method};
use serde_json::Value;
use store::engine::Arg;
use store::{Database, Write, args};

pub use countersign_tests::SMALL_PDF;

/// Uploads a file and gives its id.
pub async fn file(workspace: &Workspace) -> String {
    let request = workspace.request_v2(Method::POST, "/files").body(SMALL_PDF);
    text(&workspace.send(request).await.created()["id"]).to_owned()
}

/// Orders a document of a template together with no others, and gives the order's id.
pub async fn bulk(workspace: &Workspace, template: &str) -> String {
    let body = serde_json::json!({ "templateId": template, "documents": [{ "name": "Secret order" }] });
    let request = workspace.request_v2(Method::POST, "/documents/bulk").json(&body);
    text(&workspace.send(request).await.created()["id"]).to_owned()
}

/// Registers a webhook where nobody listens, and tests it; gives the ids of both.
pub async fn webhook(workspace: &Workspace) -> (String, String) {
    let wanted = serde_json::json!({ "url": "http://127.0.0.1:9/hook", "events": ["document.opened"] });
    let made = workspace.send(workspace.request_v2(Method::POST, "/webhooks").json(&wanted)).await.created();
    let id = text(&made["id"]).to_owned();
    let tested = workspace.send(workspace.request_v2(Method::POST, &format!("/webhooks/{id}/test"))).await.ok();
    (id, text(&tested["id"]).to_owned())
}

/// Checks that an object has exactly these fields.
#[track_caller]
pub fn assert_fields(value: &Value, fields: &[&str]) {
    let found: BTreeSet<_> = value.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(found, fields.iter().copied().collect(), "{value}");
}

/// Checks that a value is an ISO 8601 moment in UTC with milliseconds.
#[track_caller]
pub fn assert_moment(value: &Value) {
    let shape: String =
        text(value).chars().map(|letter| if letter.is_ascii_digit() { '0' } else { letter }).collect();
    assert_eq!(shape, "0000-00-00T00:00:00.000Z", "{value}");
}

/// The text of a JSON string.
#[track_caller]
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("expected a string, found {value}"))
}

/// The texts that the rows of a list have in one field.
#[track_caller]
pub fn column(rows: &Value, field: &str) -> Vec<String> {
    rows.as_array().expect("a list").iter().map(|row| text(&row[field]).to_owned()).collect()
}

/// The text with everything encoded that has a meaning in an address.
pub fn encoded(text: &str) -> String {
    text.bytes()
        .map(
            |byte| {
                if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02X}") }
            },
        )
        .collect()
}

/// Sends a body as it is, called JSON.
pub async fn raw(workspace: &Workspace, method: Method, path: &str, body: impl Into<Body>) -> Answer {
    let request = workspace.request(method, path).header("content-type", "application/json");
    workspace.send(request.body(body)).await
}

/// All rows of a list, page by page, and how many pages there were.
pub async fn walk(workspace: &Workspace, path: &str) -> (Vec<Value>, usize) {
    let (mut rows, mut pages) = (Vec::new(), 0);
    let mut next = Some(path.to_owned());
    while let Some(path) = next {
        let answer = workspace.get(&path).await;
        rows.extend(answer.ok().as_array().expect("a list").clone());
        pages += 1;
        assert!(pages < 1000, "the pages of {path} come to no end");
        next = answer.next_page();
    }
    (rows, pages)
}

/// The events of a workspace's activity, oldest first where the clock was turned in between.
pub async fn events(workspace: &Workspace) -> Vec<String> {
    let mut events = column(&workspace.get("/activity?limit=200").await.ok(), "event");
    events.reverse();
    events
}

/// A second way into the world's database, for what the interface can't do or show.
pub async fn database(world: &World) -> Database {
    Database::open(world.databases().url()).await.expect("the database opens")
}

/// Runs one statement in the world's database.
pub async fn execute(world: &World, sql: &'static str, args: Vec<Arg>) {
    let database = database(world).await;
    let mut write = Write::new();
    write.any(sql, args);
    database.commit(write).await.expect("the statement runs");
    database.close().await;
}

/// Puts a document into a state that only signing will lead to.
pub async fn put_into_state(world: &World, document: &str, status: &str) {
    execute(world, "UPDATE documents SET status = $2 WHERE id = $1", args![document, status]).await;
}

/// Another instance on the same kind of database.
pub async fn world_with(world: &World, options: WorldOptions) -> World {
    World::start_with(world.databases().engine(), options).await
}

/// Exports a document, waits for the file, and gives the export's id.
pub async fn export(workspace: &Workspace, document: &str) -> String {
    let path = format!("/documents/{document}/exports");
    let request = workspace.request_v2(Method::POST, &path).json(&serde_json::json!({ "format": "json" }));
    let id = text(&workspace.send(request).await.created()["id"]).to_owned();
    let path = format!("/exports/{id}");
    countersign_tests::eventually("the export", async || {
        let shown = workspace.send(workspace.request_v2(Method::GET, &path)).await.ok();
        (shown["status"] == "completed").then_some(())
    })
    .await;
    id
}
