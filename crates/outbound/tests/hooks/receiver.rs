//! A receiver on a real socket: it counts connections, remembers requests, and misbehaves where a test asks for it.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// How the receiver treats a request.
#[derive(Clone)]
pub enum Manner {
    /// Send these bytes and close.
    Say(Vec<u8>),
    /// Send the first bytes, then the second again and again until nobody reads them.
    Endless(Vec<u8>, Vec<u8>),
    /// Send the first bytes, then nothing until the other side hangs up.
    Stall(Vec<u8>),
    /// Send the first bytes, then one more every few milliseconds.
    Drip(Vec<u8>),
}

/// A request as it arrived.
#[derive(Clone, Debug)]
pub struct Arrived {
    /// The request line and the headers, with names in small letters.
    pub head: Vec<String>,
    pub body: Vec<u8>,
}

impl Arrived {
    pub fn header(&self, name: &str) -> &str {
        let start = format!("{name}: ");
        self.head
            .iter()
            .find_map(|line| line.strip_prefix(&start))
            .unwrap_or_else(|| panic!("no {name}: {self:?}"))
    }
}

#[derive(Default)]
struct Memory {
    connections: usize,
    requests: Vec<Arrived>,
}

/// A running receiver; it ends with the test's runtime.
pub struct Receiver {
    pub address: SocketAddr,
    memory: Arc<Mutex<Memory>>,
}

impl Receiver {
    pub async fn start(address: &str, manner: Manner) -> Self {
        let listener = TcpListener::bind(address).await.expect("a free port");
        let address = listener.local_addr().unwrap();
        let memory = Arc::new(Mutex::new(Memory::default()));
        let shared = memory.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                shared.lock().unwrap().connections += 1;
                tokio::spawn(serve(stream, manner.clone(), shared.clone()));
            }
        });
        Self { address, memory }
    }

    /// A receiver that answers every request with 200 and a few words.
    pub async fn friendly(address: &str) -> Self {
        Self::start(address, answer("200 OK", "", "thanks")).await
    }

    pub fn connections(&self) -> usize {
        self.memory.lock().unwrap().connections
    }

    pub fn requests(&self) -> Vec<Arrived> {
        self.memory.lock().unwrap().requests.clone()
    }

    pub fn url(&self) -> String {
        format!("http://{}/hook", self.address)
    }
}

/// A whole answer, after which the connection is closed.
pub fn answer(status: &str, headers: &str, body: &str) -> Manner {
    let length = body.len();
    let text =
        format!("HTTP/1.1 {status}\r\n{headers}Connection: close\r\nContent-Length: {length}\r\n\r\n{body}");
    Manner::Say(text.into_bytes())
}

async fn serve(mut stream: TcpStream, manner: Manner, memory: Arc<Mutex<Memory>>) {
    let Some(request) = read(&mut stream).await else { return };
    memory.lock().unwrap().requests.push(request);
    // Whether the other side still listens is its own affair, and part of what is tested.
    let _ = treat(&mut stream, manner).await;
}

async fn treat(stream: &mut TcpStream, manner: Manner) -> std::io::Result<()> {
    match manner {
        Manner::Say(bytes) => stream.write_all(&bytes).await,
        Manner::Endless(first, again) => {
            stream.write_all(&first).await?;
            loop {
                stream.write_all(&again).await?;
            }
        }
        Manner::Stall(first) => {
            stream.write_all(&first).await?;
            stream.read_to_end(&mut Vec::new()).await.map(|_| ())
        }
        Manner::Drip(first) => {
            stream.write_all(&first).await?;
            let mut pace = tokio::time::interval(std::time::Duration::from_millis(5));
            loop {
                pace.tick().await;
                stream.write_all(b"x").await?;
            }
        }
    }
}

async fn read(stream: &mut TcpStream) -> Option<Arrived> {
    let mut bytes = Vec::new();
    let end = loop {
        if let Some(end) = bytes.windows(4).position(|part| part == b"\r\n\r\n") {
            break end;
        }
        if stream.read_buf(&mut bytes).await.ok()? == 0 {
            return None;
        }
    };
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let lower = |line: &str| match line.split_once(": ") {
        Some((name, value)) => format!("{}: {value}", name.to_ascii_lowercase()),
        None => line.to_owned(),
    };
    let head: Vec<String> = head.split("\r\n").map(lower).collect();
    let length = head.iter().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok()).unwrap_or(0);
    let mut body = bytes.split_off(end + 4);
    while body.len() < length {
        if stream.read_buf(&mut body).await.ok()? == 0 {
            return None;
        }
    }
    Some(Arrived { head, body })
}
