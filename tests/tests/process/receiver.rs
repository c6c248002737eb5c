//! Receivers of webhooks: they take whatever comes, at once, and remember it.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use serde_json::Value;
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

/// A payload as it arrived.
#[derive(Clone)]
pub struct Arrived {
    /// The path of the request, by which receivers of one machine are told apart.
    pub path: String,
    /// The headers, their names in small letters.
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
    /// The payload's id.
    pub id: String,
    pub payload: Value,
}

#[derive(Default)]
struct Memory {
    arrived: Vec<Arrived>,
    /// Paths and ids.
    distinct: BTreeSet<(String, String)>,
    connections: usize,
}

/// A machine with any number of receivers; it ends with the test's runtime.
#[derive(Clone)]
pub struct Receivers {
    pub address: SocketAddr,
    memory: Arc<Mutex<Memory>>,
}

impl Receivers {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let receivers = Self { address: listener.local_addr().unwrap(), memory: Arc::default() };
        let here = receivers.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                here.memory.lock().unwrap().connections += 1;
                let here = here.clone();
                tokio::spawn(async move { here.serve(BufReader::new(stream)).await });
            }
        });
        receivers
    }

    /// All that arrived, in order.
    pub fn arrived(&self) -> Vec<Arrived> {
        self.memory.lock().unwrap().arrived.clone()
    }

    /// How much arrived.
    pub fn count(&self) -> usize {
        self.memory.lock().unwrap().arrived.len()
    }

    /// How much arrived, leaving out what a receiver had got before.
    pub fn distinct(&self) -> usize {
        self.memory.lock().unwrap().distinct.len()
    }

    /// How often somebody connected.
    pub fn connections(&self) -> usize {
        self.memory.lock().unwrap().connections
    }

    /// Answers one request after the other until the other side goes.
    pub async fn serve(&self, mut stream: impl AsyncBufRead + AsyncWrite + Unpin) -> Option<()> {
        loop {
            let mut first = String::new();
            stream.read_line(&mut first).await.ok()?;
            let path = first.split(' ').nth(1)?.to_owned();
            let mut length = 0;
            let mut headers = Vec::new();
            loop {
                let mut line = String::new();
                stream.read_line(&mut line).await.ok()?;
                if line.trim().is_empty() {
                    break;
                }
                let (name, value) = line.split_once(':')?;
                let (name, value) = (name.to_ascii_lowercase(), value.trim().to_owned());
                if name == "content-length" {
                    length = value.parse().ok()?;
                }
                headers.push((name, value));
            }
            let mut body = vec![0; length];
            stream.read_exact(&mut body).await.ok()?;
            let payload: Value = serde_json::from_slice(&body).ok()?;
            let id = payload["id"].as_str()?.to_owned();
            {
                let mut memory = self.memory.lock().unwrap();
                memory.distinct.insert((path.clone(), id.clone()));
                memory.arrived.push(Arrived { path, headers, body, id, payload });
            }
            stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.ok()?;
            stream.flush().await.ok()?;
        }
    }
}
