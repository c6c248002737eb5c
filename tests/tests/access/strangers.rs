//! What those send who are nobody yet: as much as it takes, and no more.

use countersign_tests::{Person, on_both_databases};
use futures::future::select_all;
use reqwest::Method;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// More than a click or a password needs, and less than answers may have.
fn large() -> String {
    "x".repeat(20 * 1024)
}

/// Sends a request without the last byte of its body, and gives what is answered.
async fn begun(address: &str, path: &str, length: usize) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\nx-signing-token: x\r\n\
         content-length: {length}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    // Who is refused need not take the rest.
    let _ = stream.write_all(&vec![b' '; length - 1]).await;
    let mut answer = vec![0; 4096];
    let read = stream.read(&mut answer).await.unwrap_or_default();
    String::from_utf8_lossy(&answer[..read]).into_owned()
}

on_both_databases! {
    async fn what_is_open_to_all_takes_little(world: World) {
        let person = Person::new(world.client());
        for (path, body) in [
            ("/session", json!({ "email": "ana@example.com", "password": large() })),
            ("/session/second-step", json!({ "code": large() })),
            ("/password-reset", json!({ "email": large() })),
            ("/password-reset/look", json!({ "token": large() })),
            ("/invitations/look", json!({ "token": large() })),
        ] {
            person.post(path, body).await.error(413, "PAYLOAD_TOO_LARGE");
        }
        let client = world.client();
        for step in ["open", "consent", "decline"] {
            let request = client.request(Method::POST, &format!("/s/{step}")).header("x-signing-token", "x");
            client.send(request.json(&json!({ "reason": large() }))).await.error(413, "PAYLOAD_TOO_LARGE");
        }
        let request = client.request(Method::POST, "/s/submit").header("x-signing-token", "x");
        let answers = json!({ "values": { "x": large().repeat(10) } });
        client.send(request.json(&answers)).await.error(404, "NOT_FOUND");
    }

    async fn what_an_address_has_under_way_is_bounded(world: World) {
        let address = world.client().base_url().trim_start_matches("http://").to_owned();
        // None of them comes to its end, so nobody is answered but who is refused.
        let under_way = (0..5).map(|_| Box::pin(begun(&address, "/s/submit", 1_900_000)));
        let (refused, _, others) = select_all(under_way).await;
        assert!(refused.starts_with("HTTP/1.1 429") && refused.contains("retry-after: 5"), "{refused}");
        // A click goes through all the same.
        let client = world.client();
        let request = client.request(Method::POST, "/s/open").header("x-signing-token", "x");
        client.send(request.json(&json!({}))).await.error(404, "NOT_FOUND");
        drop(others);
    }
}
