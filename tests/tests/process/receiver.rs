//! Receivers of webhooks: they take whatever comes, at once, and remember it.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use serde_json::Value;
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

/// A payload as it arrived.
#[derive(Clone)]
pub struct Arrived {
    /// The path of the request, by which receivers of one machine are told apart.
    pub path: String,
    pub body: Vec<u8>,
}

impl Arrived {
    /// The payload's id.
    pub fn id(&self) -> String {
        let payload: Value = serde_json::from_slice(&self.body).unwrap();
        payload["id"].as_str().unwrap().to_owned()
    }
}

/// A machine with any number of receivers; it ends with the test's runtime.
#[derive(Clone)]
pub struct Receivers {
    pub address: SocketAddr,
    arrived: Arc<Mutex<Vec<Arrived>>>,
    connections: Arc<AtomicUsize>,
}

impl Receivers {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let receivers =
            Self { address: listener.local_addr().unwrap(), arrived: Arc::default(), connections: Arc::default() };
        let here = receivers.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                here.connections.fetch_add(1, Ordering::SeqCst);
                let here = here.clone();
                tokio::spawn(async move { here.serve(BufReader::new(stream)).await });
            }
        });
        receivers
    }

    pub fn arrived(&self) -> Vec<Arrived> {
        self.arrived.lock().unwrap().clone()
    }

    pub fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }

    pub fn count(&self) -> usize {
        self.arrived.lock().unwrap().len()
    }

    /// Answers one request after the other until the other side goes.
    pub async fn serve(&self, mut stream: impl AsyncBufRead + AsyncRead + AsyncWrite + Unpin) -> Option<()> {
        loop {
            let mut first = String::new();
            stream.read_line(&mut first).await.ok()?;
            let path = first.split(' ').nth(1)?.to_owned();
            let mut length = 0;
            loop {
                let mut line = String::new();
                stream.read_line(&mut line).await.ok()?;
                if line.trim().is_empty() {
                    break;
                }
                if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                    length = value.trim().parse().ok()?;
                }
            }
            let mut body = vec![0; length];
            stream.read_exact(&mut body).await.ok()?;
            self.arrived.lock().unwrap().push(Arrived { path, body });
            stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.ok()?;
            stream.flush().await.ok()?;
        }
    }
}
