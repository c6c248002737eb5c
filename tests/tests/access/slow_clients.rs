//! Clients that take their time over a request's head.

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
    let server = tokio::spawn(http_api::serve(listener, router, Duration::from_millis(300), stopped));

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
