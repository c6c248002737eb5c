//! Clients that take their time over a request's head, or over its body.

use std::time::Duration;

use countersign_tests::{Engine, World};
use http_api::HttpConfig;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

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
