//! Clients that take their time over a request's head, or over its body.

use std::time::Duration;

use app::api_keys;
use countersign_tests::{Engine, Workspace, World, on_both_databases};
use http_api::HttpConfig;
use reqwest::Method;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::support::{another_key, demote, operator_of};

#[tokio::test(flavor = "multi_thread")]
async fn a_head_that_does_not_come_to_its_end_ends_the_connection() {
    let world = World::start(Engine::Sqlite).await;
    let router = http_api::services(world.node.app.clone(), HttpConfig::default()).public;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = watch::channel(false);
    let server = tokio::spawn(http_api::serve(listener, router, Duration::from_secs(2), stopped));

    let mut slow = TcpStream::connect(address).await.unwrap();
    slow.write_all(b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-Slow: ").await.unwrap();
    let mut quick = TcpStream::connect(address).await.unwrap();
    quick.write_all(b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    quick.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 ") && answer.ends_with("ok\n"), "{answer}");
    // Ends by itself; without the limit this would wait for ever.
    let mut rest = Vec::new();
    slow.read_to_end(&mut rest).await.unwrap();
    assert!(!rest.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&rest));

    stop.send(true).unwrap();
    server.await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_no_link_is_refused_before_a_file_is_read() {
    let world = World::start(Engine::Sqlite).await;
    let address = world.client().base_url().trim_start_matches("http://").to_owned();
    let mut stranger = TcpStream::connect(address).await.unwrap();
    let head = "POST /s/files HTTP/1.1\r\nHost: here\r\nX-Signing-Token: nonsense\r\nConnection: close\r\n\
                Content-Type: application/pdf\r\nContent-Length: 26000000\r\n\r\n%PDF-";
    stranger.write_all(head.as_bytes()).await.unwrap();
    // The rest never comes; without the check this would wait for it.
    let mut answer = [0; 12];
    stranger.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 404");
}

/// A request whose body stands still in its middle.
struct Halved {
    stream: TcpStream,
    rest: String,
}

impl Halved {
    /// Sends the head and half of the body, and waits until the service is at the body.
    async fn begin(acme: &Workspace, head: &str, body: &str) -> Self {
        let address = acme.node.client.base_url().trim_start_matches("http://").to_owned();
        let mut stream = TcpStream::connect(address).await.unwrap();
        let (first, rest) = body.split_at(body.len() / 2);
        let length = body.len();
        let head = head.replace('\n', "\r\n");
        let begun = format!(
            "{head}\r\nHost: here\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: {length}\r\n\r\n"
        );
        stream.write_all(begun.as_bytes()).await.unwrap();
        // It is asked for when somebody reads it, who was let in by then.
        let mut asked_for = [0; 25];
        stream.read_exact(&mut asked_for).await.unwrap();
        assert_eq!(&asked_for, b"HTTP/1.1 100 Continue\r\n\r\n");
        stream.write_all(first.as_bytes()).await.unwrap();
        Self { stream, rest: rest.to_owned() }
    }

    /// Sends the rest once it took noticeable time, and gives the answer.
    async fn end(mut self) -> String {
        tokio::time::sleep(Duration::from_millis(100)).await;
        self.stream.write_all(self.rest.as_bytes()).await.unwrap();
        let mut answer = String::new();
        self.stream.read_to_string(&mut answer).await.unwrap();
        answer
    }
}

/// Requests with a body, read in each of the ways there are: head and body.
fn bodies(key: &str) -> Vec<(String, String)> {
    let json = json!({ "name": "Too late" }).to_string();
    let form =
        "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.png\"\r\n\r\nno picture\r\n--x--\r\n";
    let v1 = |path: &str| format!("POST /api/external/v1{path} HTTP/1.1\nAuthorization: Bearer {key}");
    let v2 = |path: &str| format!("POST /api/external/v2{path} HTTP/1.1\nX-Api-Key: {key}");
    let typed = |head: String, kind: &str| format!("{head}\nContent-Type: {kind}");
    vec![
        (typed(v1("/templates"), "application/json"), json.clone()),
        (typed(v1("/templates"), "application/json") + "\nIdempotency-Key: late", json.clone()),
        (typed(v2("/documents"), "application/json"), json),
        (typed(v2("/documents"), "application/x-www-form-urlencoded"), "name=late&templateId=x".to_owned()),
        (typed(v2("/files"), "application/pdf"), "%PDF-1.7 and no more".to_owned()),
        (typed(v2("/files"), "multipart/form-data; boundary=x"), form.to_owned()),
    ]
}

on_both_databases! {
    async fn a_key_that_is_revoked_while_a_body_comes_does_nothing_any_more(world: World) {
        let acme = world.workspace("Acme").await;
        let doomed = another_key(&acme, "Doomed").await;
        let mut halved = Vec::new();
        for (head, body) in bodies(&doomed.key) {
            halved.push((head.clone(), Halved::begin(&doomed, &head, &body).await));
        }
        let keys = api_keys::list(&world.node.app, &operator_of(&acme)).await.unwrap();
        let doomed = keys.iter().find(|key| key.name.as_str() == "Doomed").unwrap().id;
        api_keys::revoke(&world.node.app, &operator_of(&acme), doomed).await.unwrap();
        for (head, halved) in halved {
            let answer = halved.end().await;
            assert!(answer.starts_with("HTTP/1.1 401 ") && answer.contains("has been revoked"), "{head}: {answer}");
        }
        assert_eq!(acme.get("/templates").await.ok(), json!([]));
    }

    async fn a_body_that_takes_long_is_taken_from_a_key_that_holds(world: World) {
        let acme = world.workspace("Acme").await;
        let (head, body) = bodies(&acme.key).remove(0);
        let answer = Halved::begin(&acme, &head, &body).await.end().await;
        assert!(answer.starts_with("HTTP/1.1 201 "), "{answer}");
    }

    async fn a_session_that_ends_while_a_body_comes_does_nothing_any_more(world: World) {
        let acme = world.workspace("Acme").await;
        let ana = acme.administrator().await;
        let built = ana.request(Method::POST, "/templates").build().unwrap();
        let header = |name: &str| built.headers()[name].to_str().unwrap().to_owned();
        let head = format!(
            "POST /api/console/templates HTTP/1.1\nOrigin: {}\nCookie: {}\nContent-Type: application/json",
            header("origin"),
            header("cookie")
        );
        let halved = Halved::begin(&acme, &head, &json!({ "name": "Too late" }).to_string()).await;
        ana.delete("/session").await.ok();
        let answer = halved.end().await;
        assert!(answer.starts_with("HTTP/1.1 401 "), "{answer}");
        assert_eq!(acme.get("/templates").await.ok(), json!([]));
    }

    async fn who_is_made_a_member_meanwhile_does_nothing_of_an_administrator_any_more(world: World) {
        let acme = world.workspace("Acme").await;
        let head = format!("POST /api/external/v2/webhooks HTTP/1.1\nX-Api-Key: {}\nContent-Type: application/json", acme.key);
        let body = json!({ "url": "http://127.0.0.1:9/", "events": ["document.completed"] }).to_string();
        let halved = Halved::begin(&acme, &head, &body).await;
        demote(&world, &acme).await;
        let answer = halved.end().await;
        assert!(answer.starts_with("HTTP/1.1 403 "), "{answer}");
    }
}
