//! What several files of these tests share.

use app::Call;
use countersign_tests::{Answer, Engine, Workspace, World, eventually};
use model::Clock;
use model::people::Role;
use reqwest::Method;
use serde_json::{Value, json};
use store::{Write, args};

use crate::signing::{Signer, note, send};

pub const HOUR: i64 = 3_600_000;
pub const DAY: i64 = 24 * HOUR;

/// A version 2 call.
pub async fn call(acme: &Workspace, method: Method, path: &str, body: Option<Value>) -> Answer {
    let request = acme.request_v2(method, path);
    acme.send(match body {
        Some(body) => request.json(&body),
        None => request,
    })
    .await
}

pub async fn get(acme: &Workspace, path: &str) -> Answer {
    call(acme, Method::GET, path, None).await
}

pub async fn post(acme: &Workspace, path: &str, body: Value) -> Answer {
    call(acme, Method::POST, path, Some(body)).await
}

pub async fn patch(acme: &Workspace, path: &str, body: Value) -> Answer {
    call(acme, Method::PATCH, path, Some(body)).await
}

pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("expected a string, found {value}"))
}

/// A webhook and its secret.
pub struct Hook {
    pub id: String,
    pub secret: String,
}

impl Hook {
    pub fn path(&self) -> String {
        format!("/webhooks/{}", self.id)
    }

    pub async fn shown(&self, acme: &Workspace) -> Value {
        get(acme, &self.path()).await.ok()
    }

    /// Its deliveries, newest first.
    pub async fn deliveries(&self, acme: &Workspace) -> Vec<Value> {
        get(acme, &format!("{}/deliveries?limit=200", self.path())).await.ok().as_array().unwrap().clone()
    }

    /// Waits until its newest delivery is as wanted, and gives it.
    pub async fn delivery(&self, acme: &Workspace, what: &str, is: impl Fn(&Value) -> bool) -> Value {
        eventually(what, async || self.deliveries(acme).await.first().filter(|one| is(one)).cloned()).await
    }

    /// Waits until its newest delivery was tried so often, and gives it.
    pub async fn tried(&self, acme: &Workspace, times: usize) -> Value {
        let what = format!("attempt {times}");
        self.delivery(acme, &what, |one| one["attempts"].as_array().unwrap().len() == times).await
    }

    pub async fn has_status(&self, acme: &Workspace, status: &str) -> Value {
        self.delivery(acme, status, |one| one["status"] == status).await
    }
}

/// Registers a webhook for these events.
pub async fn hook(acme: &Workspace, url: &str, events: Value) -> Hook {
    let made = post(acme, "/webhooks", json!({ "url": url, "events": events })).await.created();
    Hook { id: text(&made["id"]).to_owned(), secret: text(&made["secret"]).to_owned() }
}

/// Registers a webhook for opened documents.
pub async fn opened_hook(acme: &Workspace, url: &str) -> Hook {
    hook(acme, url, json!(["document.opened"])).await
}

/// A document that somebody may open.
pub async fn invited(acme: &Workspace) -> Signer {
    let document = note(acme).await;
    send(acme, &document, json!([{ "email": "ana@example.com", "name": "Ana Lima" }])).await;
    Signer::of(acme, &document, "ana@example.com").await
}

/// Makes an event: somebody opens a document.
pub async fn open(acme: &Workspace) {
    let _ = invited(acme).await.post("open", json!({})).await.ok();
}

/// All payloads of the feed, from the start, beside those of the sendings by which these tests come to theirs.
pub async fn feed(acme: &Workspace) -> Vec<Value> {
    let all = get(acme, "/events?limit=200").await.ok();
    all.as_array().unwrap().iter().filter(|event| event["event"] != "document.sent").cloned().collect()
}

/// Waits until the feed holds so many events, and gives their ids.
pub async fn fed(acme: &Workspace, count: usize) -> Vec<String> {
    eventually(&format!("{count} events"), async || {
        let events = feed(acme).await;
        (events.len() >= count).then(|| events.iter().map(|event| text(&event["id"]).to_owned()).collect())
    })
    .await
}

/// The names of what happened that begin so, sorted: the clock stands still.
pub async fn activity(acme: &Workspace, start: &str) -> Vec<String> {
    let rows = acme.get("/activity?limit=200").await.ok();
    let names = rows.as_array().unwrap().iter().map(|row| text(&row["event"]).to_owned());
    let mut names: Vec<_> = names.filter(|name| name.starts_with(start)).collect();
    names.sort();
    names
}

/// Makes the workspace's administrator a mere member, with another administrator beside.
pub async fn demote(world: &World, acme: &Workspace) {
    let boss = world.workspace("Boss").await;
    let database = world.database().await;
    let mut write = Write::new();
    store::users::join(&mut write, acme.id, boss.user, Role::Administrator, world.clock.now());
    database.commit(write).await.unwrap();
    database.close().await;
    let call = Call::by_system(acme.id);
    app::team::change_role(&world.node.app, &call, acme.user, Role::Member).await.unwrap();
}

/// How many rows a statement finds.
pub async fn count(world: &World, sql: &'static str) -> i64 {
    let database = world.database().await;
    let rows = database.query(sql, args![], |mut row| row.take::<i64>()).await.unwrap();
    database.close().await;
    rows[0]
}

/// The kind of database of a world.
pub fn engine(world: &World) -> Engine {
    world.databases().engine()
}
