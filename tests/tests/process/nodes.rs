//! Several nodes over one database, each a program of its own.

use std::time::Duration;

use countersign_tests::{Engine, Person, eventually};
use futures::StreamExt;
use reqwest::Method;
use serde_json::{Value, json};
use store::{Database, Write, args};
use tokio::time::Instant;

use crate::program::{Place, Server};
use crate::receiver::Receivers;

const SECRET: &str = "the secret key that all nodes of the test share";

/// A place for nodes that have nothing in common but what operators give them.
async fn shared_place() -> (Place, Value) {
    let place = Place::on(Engine::Postgres).await;
    let files = format!("file:{}", place.folder().join("files").display());
    let place = place
        .with("COUNTERSIGN_SECRET_KEY", SECRET)
        .with("COUNTERSIGN_BLOBS_URL", &files)
        .with("COUNTERSIGN_WEBHOOKS_ALLOW_CIDRS", "127.0.0.0/8");
    // Whoever waits for a seal asks more often than five times a second.
    let made = place.set_up_without_limits("Acme").await;
    (place, made)
}

/// A node with a data folder of its own.
async fn node(place: &Place, name: &str, arguments: &[&str]) -> Server {
    let folder = place.folder().join(name);
    let variables =
        [("COUNTERSIGN_DATA_DIR", folder.to_str().unwrap()), ("COUNTERSIGN_HTTP_BASE_URL", "http://sign.test")];
    let needs_base_url = arguments.contains(&"workers");
    place.node(arguments, if needs_base_url { &variables } else { &variables[..1] }).await
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// A document that somebody is invited to sign.
async fn sent(node: &Server, key: &str) -> String {
    let template = json!({
        "name": "Note", "formSchema": { "fields": [{ "id": "sign", "type": "signature", "required": true }] },
    });
    let template = node.post("/templates", key, &template).await.created();
    let document = node.post("/documents", key, &json!({ "templateId": template["id"] })).await.created();
    let id = text(&document["id"]).to_owned();
    let send = json!({ "recipients": [{ "email": "bo@example.org" }] });
    node.post(&format!("/documents/{id}/send"), key, &send).await.ok();
    id
}

async fn submit(node: &Server, key: &str, document: &str) {
    let body = json!({ "email": "bo@example.org", "signatures": { "sign": { "typed": "Bo" } } });
    node.post_v2(&format!("/documents/{document}/submit"), key, &body).await.ok();
}

async fn sealed(node: &Server, key: &str, document: &str) {
    eventually("the seal", async || {
        let shown = node.get_v2(&format!("/documents/{document}"), key).await.ok();
        (shown["sealed"] == true).then_some(())
    })
    .await;
}

async fn count(database: &Database, sql: &'static str) -> i64 {
    database.query(sql, args![], |mut row| row.take::<i64>()).await.unwrap()[0]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_for_requests_leaves_the_work_to_a_node_for_work() {
    let (place, made) = shared_place().await;
    let (key, receivers) = (text(&made["apiKey"]), Receivers::start().await);
    let http = node(&place, "http", &["--only", "http"]).await;
    let webhook = json!({ "url": format!("http://{}/", receivers.address), "events": ["document.completed"] });
    http.post_v2("/webhooks", key, &webhook).await.created();
    let document = sent(&http, key).await;
    submit(&http, key, &document).await;
    let attempts = async |node: &Server| {
        let text = node.client.get("/metrics").await.text();
        let lines = text.lines().filter(|line| line.starts_with("countersign_outbox_attempts_total{"));
        lines.map(|line| line.rsplit(' ').next().unwrap().parse::<f64>().unwrap()).sum::<f64>()
    };
    let database = Database::open(place.database_url().as_str()).await.unwrap();
    let waiting = count(&database, "SELECT count(*) FROM outbox").await;
    assert!(waiting >= 2, "the mail and the seal wait: {waiting}");

    let workers = node(&place, "workers", &["--only", "workers"]).await;
    sealed(&http, key, &document).await;
    eventually("the delivery", async || (receivers.count() == 1).then_some(())).await;
    eventually("all jobs to be done", async || {
        (count(&database, "SELECT count(*) FROM outbox").await == 0).then_some(())
    })
    .await;
    assert!(attempts(&workers).await >= 2.0);
    assert!(attempts(&http).await.abs() < 0.5, "the node for requests does none of it");
    for path in ["/healthz", "/readyz", "/metrics"] {
        assert_eq!(workers.client.get(path).await.status, 200, "{path}");
    }
    for path in ["/", "/docs", "/api/external/v1/templates", "/s/token", "/openapi/v1.json"] {
        let refused = workers.client.get(path).await.error(404, "NOT_FOUND");
        assert!(text(&refused["message"]).contains("--only workers"), "{refused}");
    }
    let document = sent(&http, key).await;
    let invitation = eventually("the invitation", async || {
        let mails = place.run(&["outbox", "--json"]).await.json();
        mails.as_array().unwrap().iter().find(|mail| mail["kind"] == "invitation").cloned()
    })
    .await;
    let shown = place.run(&["outbox", "--show", text(&invitation["id"])]).await;
    assert!(shown.ok().contains("http://sign.test/s/"), "links lead to where people reach the service");
    submit(&http, key, &document).await;
    sealed(&http, key, &document).await;
    http.stop().await;
    workers.stop().await;
    database.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_part_alone_is_refused_where_nobody_could_do_the_rest() {
    let place = Place::on(Engine::Sqlite).await;
    let refused = place.run(&["serve", "--only", "http"]).await;
    assert!(refused.failure().contains("PostgreSQL"), "{refused:?}");
    let (place, _) = shared_place().await;
    let refused = place.run(&["serve", "--only", "workers"]).await;
    assert!(refused.failure().contains("COUNTERSIGN_HTTP_BASE_URL"), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_on_one_node_sees_at_once_what_happens_on_another() {
    const CHANGES: usize = 10;
    let (place, made) = shared_place().await;
    let key = text(&made["apiKey"]);
    let (here, there) = (node(&place, "here", &[]).await, node(&place, "there", &[]).await);
    let document = sent(&here, key).await;
    let path = format!("/api/external/v2/documents/{document}/events");
    let request = here.client.request(Method::GET, &path).header("x-api-key", key);
    let answer = request.header("accept", "text/event-stream").send().await.unwrap();
    let mut stream = answer.bytes_stream();
    let mut seen = String::new();
    let mut began = Instant::now();
    for change in 0..=CHANGES {
        let name = format!("Name {change}");
        let body = json!({ "name": name });
        there.call_v2(Method::PATCH, &format!("/documents/{document}"), key, Some(&body)).await.ok();
        while !seen.contains(&name) {
            seen.push_str(&String::from_utf8_lossy(&stream.next().await.unwrap().unwrap()));
        }
        if change == 0 {
            // From here on both nodes know of each other.
            began = Instant::now();
        }
    }
    let took = began.elapsed();
    // A node looks by itself once a second after it found something.
    assert!(took < Duration::from_millis(900) * u32::try_from(CHANGES).unwrap(), "{took:?} for {CHANGES} changes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_was_revoked_opens_nothing_on_any_node() {
    let (place, made) = shared_place().await;
    let (first, second) = (node(&place, "first", &[]).await, node(&place, "second", &[]).await);
    for _ in 0..3 {
        let workspace = text(&made["workspaceId"]);
        let new =
            place.run(&["keys", "create", "--workspace", workspace, "--name", "Short", "--json"]).await.json();
        let (id, key) = (text(&new["keyId"]), text(&new["apiKey"]));
        for node in [&first, &second] {
            node.get("/templates", key).await.ok();
        }
        place.run(&["keys", "revoke", id]).await.ok();
        for node in [&first, &second] {
            node.get("/templates", key).await.error(401, "UNAUTHORIZED");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_with_nothing_but_the_secret_key_in_common_seal_with_one_key() {
    let (place, made) = shared_place().await;
    let key = text(&made["apiKey"]);
    let database = Database::open(&place.database_url()).await.unwrap();
    for name in ["first", "second"] {
        let node = node(&place, name, &[]).await;
        let document = sent(&node, key).await;
        submit(&node, key, &document).await;
        sealed(&node, key, &document).await;
        assert!(!place.folder().join(name).join("seal.pem").exists(), "it is in the database");
        node.stop().await;
    }
    assert_eq!(count(&database, "SELECT count(*) FROM seal_certificates").await, 1);
    let doctor = place.run(&["doctor"]).await;
    assert!(doctor.stdout.contains("in the database, for all nodes"), "{}", doctor.stdout);
    database.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealing_key_that_is_there_stays_in_use() {
    let before = Place::on(Engine::Sqlite).await;
    let made = before.set_up_without_limits("Acme").await;
    let node = before.serve().await;
    let document = sent(&node, text(&made["apiKey"])).await;
    submit(&node, text(&made["apiKey"]), &document).await;
    sealed(&node, text(&made["apiKey"]), &document).await;
    node.stop().await;
    let certificate = async |place: &Place| {
        let database = Database::open(&place.database_url()).await.unwrap();
        let all = store::seal_certificates::all(&database).await.unwrap();
        database.close().await;
        all
    };
    let known = certificate(&before).await;

    let after = Place::on(Engine::Postgres).await;
    std::fs::create_dir(after.data("")).unwrap();
    std::fs::copy(before.data("seal.pem"), after.data("seal.pem")).unwrap();
    let made = after.set_up_without_limits("Acme").await;
    let node = after.serve().await;
    let document = sent(&node, text(&made["apiKey"])).await;
    submit(&node, text(&made["apiKey"]), &document).await;
    sealed(&node, text(&made["apiKey"]), &document).await;
    assert_eq!(certificate(&after).await, known);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_with_another_secret_key_is_refused() {
    for engine in [Engine::Sqlite, Engine::Postgres] {
        let place = Place::on(engine).await.with("COUNTERSIGN_SECRET_KEY", SECRET);
        place.set_up("Acme").await;
        let other = "another secret key which is not the one of the database";
        let place = place.with("COUNTERSIGN_SECRET_KEY", other);
        let refused = place.run(&["serve"]).await;
        assert!(refused.failure().contains("COUNTERSIGN_SECRET_KEY"), "{refused:?}");
        let place = place.with("COUNTERSIGN_SECRET_KEY", &format!("{other},{SECRET}"));
        place.serve().await.stop().await;
        // From now on the new one belongs to it.
        let place = place.with("COUNTERSIGN_SECRET_KEY", other);
        place.serve().await.stop().await;
        let place = place.with("COUNTERSIGN_SECRET_KEY", SECRET);
        assert!(place.run(&["workspace", "list"]).await.failure().contains("secret key"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_program_starts_on_a_newer_database_unless_that_says_otherwise() {
    for engine in [Engine::Sqlite, Engine::Postgres] {
        let place = Place::on(engine).await;
        place.set_up("Acme").await;
        let took = async |number: i64, oldest: i64| {
            let database = Database::open(&place.database_url()).await.unwrap();
            let mut write = Write::new();
            let sql = "INSERT INTO schema_migrations (number, applied_at, oldest) VALUES ($1, 0, $2)";
            write.one("step", sql, args![number, oldest]);
            database.commit(write).await.unwrap();
            database.close().await;
        };
        took(9_001, 1).await;
        place.serve().await.stop().await;
        took(9_002, 9_001).await;
        let refused = place.run(&["serve"]).await;
        assert!(
            refused.failure().contains("a newer version") && refused.failure().contains("9001"),
            "{refused:?}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn doctor_tells_what_old_secret_keys_still_open() {
    let place = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_SECRET_KEY", SECRET);
    let made = place.set_up("Acme").await;
    let server = place.serve().await;
    let webhook = json!({ "url": "https://example.com/", "events": ["document.completed"] });
    server.post_v2("/webhooks", text(&made["apiKey"]), &webhook).await.created();
    server.stop().await;
    let list =
        format!("a newer secret key than the first one was,{SECRET},a secret key that nothing was closed with");
    let doctor = place.with("COUNTERSIGN_SECRET_KEY", &list).run(&["doctor"]).await;
    let line = doctor.ok().lines().find(|line| line.contains("old secret keys")).unwrap();
    assert!(line.contains("number 2 opens 1 webhooks"), "{line}");
    assert!(line.contains("number 3 opens nothing that is stored"), "{line}");
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_are_tried_as_often_on_two_nodes_as_on_one() {
    let (place, made) = shared_place().await;
    let nodes = [node(&place, "one", &[]).await, node(&place, "two", &[]).await];
    let given = |password: &str| json!({ "email": "ana@example.com", "password": password });
    let tried = async |number: usize, password: &str| {
        Person::new(&nodes[number % 2].client).post("/session", given(password)).await
    };
    let password = text(&made["password"]).to_owned();
    for number in 0..9 {
        tried(number, "a wrong one").await.error(403, "FORBIDDEN");
    }
    // Whoever knows it begins anew, on both.
    tried(9, &password).await.ok();
    for number in 0..10 {
        tried(number, "a wrong one").await.error(403, "FORBIDDEN");
    }
    for number in 0..4 {
        let refused = tried(number, &password).await.error(429, "RATE_LIMITED");
        assert!(refused["retryAfter"].as_i64().is_some_and(|seconds| seconds > 0), "{refused}");
    }
    for node in nodes {
        node.stop().await;
    }
}
