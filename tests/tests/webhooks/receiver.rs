//! Somebody who is told: a server on a socket of its own, which answers as the test wants.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard};

use countersign_tests::eventually;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// How a receiver answers.
#[derive(Debug, Clone)]
pub enum Reply {
    /// With a status and no body.
    Status(u16),
    /// With these bytes, whatever they are; then the connection is closed.
    Bytes(Vec<u8>),
    /// Not at all; the connection stays open.
    Silence,
    /// With a head, and then a byte now and then, for ever.
    Drip,
}

/// What a receiver was sent.
#[derive(Debug, Clone)]
pub struct Told {
    pub headers: BTreeMap<String, String>,
    pub body: Vec<u8>,
}

impl Told {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }
}

struct State {
    told: Vec<Told>,
    /// How the next requests are answered, and then all others.
    next: VecDeque<Reply>,
    usual: Reply,
}

/// A receiver. All clones are one.
#[derive(Clone)]
pub struct Receiver {
    address: String,
    state: Arc<Mutex<State>>,
}

impl Receiver {
    /// One that takes everything.
    pub async fn start() -> Self {
        Self::answering(Reply::Status(200)).await
    }

    pub async fn answering(usual: Reply) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let state = Arc::new(Mutex::new(State { told: Vec::new(), next: VecDeque::new(), usual }));
        let receiver = Self { address, state: Arc::clone(&state) };
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let state = Arc::clone(&state);
                // A sender that goes away ends its conversation and nothing else.
                tokio::spawn(async move { converse(stream, &state).await.ok() });
            }
        });
        receiver
    }

    pub fn url(&self) -> String {
        format!("http://{}/hook", self.address)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    /// Answers the next request so, and those behind it as before.
    pub fn next(&self, reply: Reply) {
        self.state().next.push_back(reply);
    }

    /// Answers so from now on.
    pub fn usually(&self, reply: Reply) {
        self.state().usual = reply;
    }

    pub fn told(&self) -> Vec<Told> {
        self.state().told.clone()
    }

    /// The ids of the payloads that it was told, in order.
    pub fn payload_ids(&self) -> Vec<String> {
        self.told().iter().map(|told| told.header("webhook-id").to_owned()).collect()
    }

    /// Waits until it was told so many, and gives them.
    pub async fn wait_for(&self, count: usize) -> Vec<Told> {
        let told = eventually(&format!("{count} deliveries"), async || {
            let told = self.told();
            (told.len() >= count).then_some(told)
        })
        .await;
        assert_eq!(told.len(), count, "more was told than expected");
        told
    }
}

async fn converse(stream: TcpStream, state: &Mutex<State>) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    while let Some(told) = read(&mut stream).await? {
        let reply = {
            let mut state = state.lock().unwrap();
            state.told.push(told);
            state.next.pop_front().unwrap_or_else(|| state.usual.clone())
        };
        match reply {
            Reply::Status(status) => {
                let answer = format!("HTTP/1.1 {status} Said\r\ncontent-length: 0\r\n\r\n");
                stream.write_all(answer.as_bytes()).await?;
            }
            Reply::Bytes(bytes) => {
                // Who has heard enough hangs up.
                let _ = stream.write_all(&bytes).await;
                return stream.shutdown().await;
            }
            Reply::Silence => {
                stream.read_u8().await?;
            }
            Reply::Drip => {
                stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n").await?;
                loop {
                    stream.write_all(b"x").await?;
                    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                }
            }
        }
    }
    Ok(())
}

async fn read(stream: &mut BufReader<TcpStream>) -> std::io::Result<Option<Told>> {
    let mut line = String::new();
    if stream.read_line(&mut line).await? == 0 {
        return Ok(None);
    }
    let mut headers = BTreeMap::new();
    loop {
        line.clear();
        stream.read_line(&mut line).await?;
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        headers.insert(name.to_lowercase(), value.to_owned());
    }
    let length = headers.get("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    Ok(Some(Told { headers, body }))
}
