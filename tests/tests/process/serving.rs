//! The running service: how it greets, what operators see of it, and how it stops.

use std::os::unix::fs::PermissionsExt;

use countersign_tests::{Client, Engine, eventually};
use reqwest::Method;
use serde_json::{Value, json};
use store::{Database, Write, args};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::program::{Place, Server, signal};

fn address(server: &Server) -> &str {
    server.client.base_url().trim_start_matches("http://")
}

/// The set-up link among the lines that a service printed.
fn link(server: &Server) -> Option<String> {
    server.printed.all().iter().map(|line| line.trim()).find(|line| line.contains("/setup/")).map(str::to_owned)
}

#[tokio::test]
async fn the_first_start_prints_a_set_up_link_and_how_to_get_a_key() {
    let place = Place::on(Engine::Sqlite).await;
    let server = place.serve().await;
    let link = eventually("the link", async || link(&server)).await;
    assert!(link.starts_with(&format!("{}/setup/", server.client.base_url())), "{link}");
    let printed = server.printed.all().join("\n");
    assert!(printed.contains("countersign setup ") && printed.contains("countersign keys create "), "{printed}");
    assert!(!server.log.all().join("\n").contains(&link), "the link is not in the log");
    server.stop().await;

    // Until somebody has set it up, each start prints a new one.
    let server = place.serve().await;
    let second = eventually("another link", async || self::link(&server)).await;
    assert_ne!(second.rsplit('/').next(), link.rsplit('/').next());
    server.stop().await;

    place.set_up("Acme").await;
    let server = place.serve().await;
    assert_eq!(server.client.get("/readyz").await.status, 200);
    assert_eq!(self::link(&server), None);
    assert_eq!(server.printed.all(), Vec::<String>::new());
}

#[tokio::test]
async fn the_database_is_for_its_owner_alone_wherever_it_lies() {
    let place = Place::on(Engine::Sqlite).await;
    let mode = |name: &str| std::fs::metadata(place.data(name)).unwrap().permissions().mode() & 0o777;
    let all = ["countersign.db", "countersign.db-wal", "countersign.db-shm"];
    // A folder that was there before, open to everybody.
    std::fs::create_dir_all(place.data("")).unwrap();
    std::fs::set_permissions(place.data(""), std::fs::Permissions::from_mode(0o755)).unwrap();
    let server = place.serve().await;
    assert_eq!(all.map(mode), [0o600; 3]);
    server.stop().await;
    // As an earlier version left it.
    std::fs::set_permissions(place.data("countersign.db"), std::fs::Permissions::from_mode(0o644)).unwrap();
    let server = place.serve().await;
    assert_eq!(all.map(mode), [0o600; 3]);
    server.stop().await;
}

#[tokio::test]
async fn the_secret_key_is_made_once_and_for_its_owner_alone() {
    let place = Place::on(Engine::Sqlite).await;
    let server = place.serve().await;
    let mode = std::fs::metadata(place.data("secret.key")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let key = std::fs::read(place.data("secret.key")).unwrap();
    assert!(key.len() >= 32);
    server.stop().await;
    place.serve().await.stop().await;
    assert_eq!(std::fs::read(place.data("secret.key")).unwrap(), key);
}

#[tokio::test]
async fn a_database_is_not_opened_with_another_key() {
    let place = Place::on(Engine::Sqlite).await;
    place.set_up("Acme").await;
    let key = std::fs::read(place.data("secret.key")).unwrap();
    std::fs::remove_file(place.data("secret.key")).unwrap();
    let run = place.run(&["workspace", "list"]).await;
    let refused = run.failure();
    assert!(refused.contains("secret.key") && refused.contains("COUNTERSIGN_SECRET_KEY"), "{refused}");
    assert!(!place.data("secret.key").exists(), "none was made");
    std::fs::write(place.data("secret.key"), key).unwrap();
    place.run(&["workspace", "list"]).await.ok();
}

#[tokio::test]
async fn it_is_alive_and_ready() {
    for engine in [Engine::Sqlite, Engine::Postgres] {
        let place = Place::on(engine).await;
        let server = place.serve().await;
        for path in ["/healthz", "/readyz"] {
            let answer = server.client.get(path).await;
            assert_eq!((answer.status, answer.text().as_str()), (200, "ok\n"), "{path}");
        }
    }
}

#[tokio::test]
async fn without_its_database_it_is_alive_but_not_ready() {
    let place = Place::on(Engine::Postgres).await;
    let server = place.serve().await;
    let database = Database::open(&place.database_url()).await.unwrap();
    let mut write = Write::new();
    write.any("ALTER TABLE rounds RENAME TO rounds_elsewhere", args![]);
    database.commit(write).await.unwrap();
    assert_eq!(server.client.get("/readyz").await.status, 503);
    assert_eq!(server.client.get("/healthz").await.status, 200);
    let mut write = Write::new();
    write.any("ALTER TABLE rounds_elsewhere RENAME TO rounds", args![]);
    database.commit(write).await.unwrap();
    // A word on it stands for a moment.
    eventually("to be ready again", async || (server.client.get("/readyz").await.status == 200).then_some(()))
        .await;
}

/// Begins to send a template and waits until the service reads its body.
async fn begin_upload(server: &Server, key: &str, body: &str) -> TcpStream {
    let mut connection = TcpStream::connect(address(server)).await.unwrap();
    let head = format!(
        "POST /api/external/v1/templates HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {key}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\nExpect: 100-continue\r\n\r\n",
        address(server),
        body.len()
    );
    connection.write_all(head.as_bytes()).await.unwrap();
    let mut said = [0; 25];
    connection.read_exact(&mut said).await.unwrap();
    assert_eq!(&said, b"HTTP/1.1 100 Continue\r\n\r\n");
    connection.write_all(&body.as_bytes()[..body.len() / 2]).await.unwrap();
    connection
}

#[tokio::test]
async fn told_to_stop_it_finishes_what_is_under_way() {
    for (engine, signal) in [(Engine::Sqlite, "TERM"), (Engine::Postgres, "TERM"), (Engine::Sqlite, "INT")] {
        let place = Place::on(engine).await;
        let made = place.set_up("Acme").await;
        let key = made["apiKey"].as_str().unwrap();
        let mut server = place.serve().await;
        let body = json!({ "name": "Under way" }).to_string();
        let mut connection = begin_upload(&server, key, &body).await;

        server.signal(signal).await;
        eventually("no new connection to be taken", async || {
            TcpStream::connect(address(&server)).await.is_err().then_some(())
        })
        .await;
        connection.write_all(&body.as_bytes()[body.len() / 2..]).await.unwrap();
        let mut answer = String::new();
        connection.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 201 Created\r\n"), "{answer}");
        assert_eq!(server.ended().await, Some(0), "{:?}", server.log.all());
        assert!(server.log.event("stopped").is_some());

        let server = place.serve().await;
        let templates = server.get("/templates", key).await.ok();
        assert_eq!(templates[0]["name"], "Under way");
        // The calls that were held in reserve went back: the two that were made are counted, and no more.
        assert_eq!(server.get("/rate-limit", key).await.ok()["used"], 2);
    }
}

#[tokio::test]
async fn told_to_stop_as_soon_as_it_is_ready_it_stops_cleanly() {
    let place = Place::on(Engine::Sqlite).await;
    for _ in 0..10 {
        place.serve().await.stop().await;
    }
}

#[tokio::test]
async fn a_second_service_on_the_same_folder_is_refused() {
    let place = Place::on(Engine::Sqlite).await;
    let server = place.serve().await;
    let second = place.run(&["serve"]).await;
    assert!(second.failure().starts_with("another countersign serves from "), "{second:?}");
    assert!(second.failure().contains("stop it first"), "{second:?}");
    assert_eq!(server.client.get("/readyz").await.status, 200);
    // Nothing stays locked after a kill.
    server.kill().await;
    place.serve().await.stop().await;
}

#[tokio::test]
async fn several_services_share_one_postgresql() {
    let place = Place::on(Engine::Postgres).await;
    let made = place.set_up("Acme").await;
    let key = made["apiKey"].as_str().unwrap();
    let (one, two) = tokio::join!(place.serve(), place.serve());
    one.post("/templates", key, &json!({ "name": "NDA" })).await.created();
    assert_eq!(two.get("/templates", key).await.ok()[0]["name"], "NDA");
}

#[tokio::test]
async fn metrics_are_served_beside_the_rest_or_at_an_address_of_their_own() {
    let place = Place::on(Engine::Sqlite).await;
    let made = place.set_up("Acme").await;
    let key = made["apiKey"].as_str().unwrap();
    let counted = "countersign_http_requests_total\
                   {method=\"GET\",path=\"/api/external/v1/templates/{id}\",status=\"404\"} 1";

    let server = place.serve().await;
    server.get("/templates/tpl_01jcmwk1x3f2q8z5v7t9r4n6ab", key).await.error(404, "NOT_FOUND");
    let metrics = server.client.get("/metrics").await;
    assert!(metrics.text().contains(counted), "{}", metrics.text());
    assert!(metrics.text().ends_with("# EOF\n"));
    server.stop().await;

    let place = place.with("COUNTERSIGN_HTTP_METRICS_LISTEN", "127.0.0.1:0");
    let server = place.serve().await;
    server.get("/templates/tpl_01jcmwk1x3f2q8z5v7t9r4n6ab", key).await.error(404, "NOT_FOUND");
    server.client.get("/metrics").await.error(404, "NOT_FOUND");
    let own = server.log.event("metrics").expect("the address is in the log");
    let own = Client::new(format!("http://{}", own["address"].as_str().unwrap()));
    assert!(own.get("/metrics").await.text().contains(counted));
    assert_eq!(own.get("/api/external/v1/templates").await.status, 404, "nothing else is served there");
    server.stop().await;
}

#[tokio::test]
async fn the_log_is_json_with_request_ids_and_without_secrets() {
    let place = Place::on(Engine::Sqlite).await.with("RUST_LOG", "trace");
    let made = place.set_up("Acme").await;
    let (key, password) = (made["apiKey"].as_str().unwrap(), made["password"].as_str().unwrap());
    let server = place.serve().await;
    let body = json!({ "name": "A name of a client" });
    let created = server.post("/templates", key, &body).await;
    let request = server.client.request(Method::GET, "/api/external/v2/me").header("X-Api-Key", key);
    server.client.send(request).await.ok();
    let refused = server.get("/templates", &key.replace("csk_", "csk_x")).await;
    refused.error(401, "UNAUTHORIZED");

    let events = async || -> Vec<Value> {
        let lines = server.log.all();
        lines.iter().map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"))).collect()
    };
    for (method, answer) in [("POST", &created), ("GET", &refused)] {
        let id = answer.header("x-request-id");
        assert!(id.starts_with("req_"), "{id}");
        let event = eventually("the request in the log", async || {
            events().await.into_iter().find(|event| event["id"] == id && event["message"] == "request")
        })
        .await;
        assert_eq!((&event["method"], &event["status"]), (&json!(method), &json!(answer.status)));
        assert_eq!(event["path"], "/api/external/v1/templates");
        assert!(event["timestamp"].as_str().unwrap().ends_with('Z'), "{event}");
    }
    server.signal("TERM").await;
    let mut server = server;
    assert_eq!(server.ended().await, Some(0));
    let log = server.log.all().join("\n");
    for secret in [&key[4..], password, "A name of a client"] {
        assert!(!log.contains(secret), "the log holds {secret}");
    }
}

#[tokio::test]
async fn a_failure_of_ours_is_told_without_its_cause_and_logged_with_it() {
    let place = Place::on(Engine::Postgres).await;
    let made = place.set_up("Acme").await;
    let server = place.serve().await;
    let mut write = Write::new();
    write.any("ALTER TABLE templates RENAME TO templates_elsewhere", args![]);
    Database::open(&place.database_url()).await.unwrap().commit(write).await.unwrap();
    let answer = server.get("/templates", made["apiKey"].as_str().unwrap()).await;
    let error = answer.error(500, "INTERNAL_ERROR");
    assert!(!error.to_string().contains("templates"), "{error}");
    let event = eventually("the failure in the log", async || server.log.event("request failed")).await;
    assert_eq!(event["id"], answer.header("x-request-id"));
    assert_eq!(event["level"], "ERROR");
    assert!(event.to_string().contains("relation \\\"templates\\\" does not exist"), "{event}");
}

#[tokio::test]
async fn the_log_is_text_where_nothing_else_is_said() {
    let place = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_LOG_FORMAT", "text");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let place = place.with("COUNTERSIGN_HTTP_LISTEN", &taken.local_addr().unwrap().to_string());
    // It ends at once, since its address is in use; before that it has migrated the database and said so.
    let run = place.run(&["serve"]).await;
    assert!(run.stderr.lines().next().unwrap().contains("INFO database migrated steps=[1"), "{run:?}");
}

#[tokio::test]
async fn a_log_that_nobody_reads_keeps_nobody_waiting() {
    let place = Place::on(Engine::Sqlite).await;
    let mut child = place.serve_unread("trace");
    let mut log = BufReader::new(child.stderr.take().unwrap()).lines();
    let address = loop {
        let line = log.next_line().await.unwrap().expect("it gets ready");
        let line: Value = serde_json::from_str(&line).unwrap();
        if line["message"] == "ready" {
            break line["address"].as_str().unwrap().to_owned();
        }
    };
    // From here on it is not read. Each request writes lines, and a pipe holds 64 KiB.
    let client = Client::new(address);
    for _ in 0..2_000 {
        assert_eq!(client.get("/api/external/v1/templates").await.status, 401);
    }
    signal(&child, "TERM").await;
    let ended = tokio::time::timeout(std::time::Duration::from_mins(1), child.wait()).await;
    assert_eq!(ended.expect("it ends").unwrap().code(), Some(0));
}

#[tokio::test]
async fn a_signal_to_reload_is_passed_over() {
    let place = Place::on(Engine::Sqlite).await;
    let server = place.serve().await;
    for name in ["HUP", "USR1", "USR2"] {
        server.signal(name).await;
        let all = async || {
            let told =
                |line: &String| line.contains(&format!("SIG{name}")) && line.contains("nothing is reloaded");
            server.log.all().iter().any(told).then_some(())
        };
        eventually("the line in the log", all).await;
        assert_eq!(server.client.get("/healthz").await.status, 200);
    }
    server.stop().await;
}

#[tokio::test]
async fn no_new_database_is_made_beside_what_is_left_of_an_instance() {
    let place = Place::on(Engine::Sqlite).await;
    place.set_up("Acme").await;
    let elsewhere = place.folder().join("slip.db");
    let slip = place.with("COUNTERSIGN_DATABASE_URL", &format!("sqlite:{}", elsewhere.display()));
    for arguments in [&["serve"][..], &["setup", "--workspace", "Other", "--email", "bo@example.com"]] {
        let run = slip.run(arguments).await;
        let told = run.stderr.lines().last().unwrap_or_default().to_owned();
        assert_eq!(run.status, Some(1), "{run:?}");
        assert!(told.contains("slip.db") && told.contains("secret.key is left of an instance"), "{told}");
        assert!(told.contains("COUNTERSIGN_DATABASE_URL"), "{told}");
        assert!(!elsewhere.exists(), "none was made");
    }
    let own = slip.data("countersign.db");
    let place = slip.with("COUNTERSIGN_DATABASE_URL", &format!("sqlite:{}", own.display()));
    place.serve().await.stop().await;
    std::fs::write(&own, "").unwrap();
    let run = place.run(&["serve"]).await;
    assert!(run.stderr.contains("or an empty one") && run.status == Some(1), "{run:?}");
    // Without the key, files alone tell.
    std::fs::rename(place.data("secret.key"), place.folder().join("away.key")).unwrap();
    std::fs::create_dir_all(place.data("blobs/sealed/wsp_1")).unwrap();
    let run = place.run(&["serve"]).await;
    assert!(run.stderr.contains("blobs is left of an instance") && run.status == Some(1), "{run:?}");
    std::fs::remove_dir_all(place.data("blobs")).unwrap();
    place.serve().await.stop().await;
}
