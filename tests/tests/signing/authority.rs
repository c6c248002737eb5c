//! A time-stamp authority on this machine: the `openssl` command behind a socket, which can be switched off.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

const SETTINGS: &str = "
[req]
distinguished_name = dn
[dn]
[tsa]
basicConstraints = CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[stamping]
default_tsa = stamps
[stamps]
serial = serial
signer_cert = tsa.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256, sha384, sha512
ess_cert_id_alg = sha256
";

/// An authority that answers while it is up, and 503 while it is not.
pub struct TimeStamps {
    pub url: String,
    up: Arc<AtomicBool>,
    _folder: TempDir,
}

impl TimeStamps {
    /// Starts one that is down.
    pub async fn start() -> Self {
        let folder = TempDir::new().unwrap();
        std::fs::write(folder.path().join("settings"), SETTINGS).unwrap();
        std::fs::write(folder.path().join("serial"), "01\n").unwrap();
        let request = "req -x509 -newkey rsa:2048 -nodes -keyout tsa.key -out tsa.pem -days 3650 -subj /CN=Stamps \
                       -config settings -extensions tsa";
        openssl(folder.path(), request);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/", listener.local_addr().unwrap());
        let up = Arc::new(AtomicBool::new(false));
        let (here, is_up) = (folder.path().to_owned(), Arc::clone(&up));
        tokio::spawn(async move {
            let mut number = 0;
            while let Ok((stream, _)) = listener.accept().await {
                number += 1;
                tokio::spawn(answer(stream, here.clone(), Arc::clone(&is_up), number));
            }
        });
        Self { url, up, _folder: folder }
    }

    pub fn comes_up(&self) {
        self.up.store(true, Ordering::SeqCst);
    }
}

async fn answer(mut stream: TcpStream, here: PathBuf, up: Arc<AtomicBool>, number: u32) {
    let mut read = Vec::new();
    let mut chunk = [0; 4096];
    let (head, length) = loop {
        let count = stream.read(&mut chunk).await.unwrap_or(0);
        if count == 0 {
            return;
        }
        read.extend_from_slice(&chunk[..count]);
        if let Some(end) = read.windows(4).position(|four| four == b"\r\n\r\n") {
            let text = String::from_utf8_lossy(&read[..end]).to_lowercase();
            let length = text.lines().find_map(|line| line.strip_prefix("content-length:"));
            break (end + 4, length.map_or(0, |length| length.trim().parse::<usize>().unwrap()));
        }
    };
    while read.len() < head + length {
        let count = stream.read(&mut chunk).await.unwrap_or(0);
        read.extend_from_slice(&chunk[..count]);
    }
    if !up.load(Ordering::SeqCst) {
        let _ = stream.write_all(b"HTTP/1.1 503 Away\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").await;
        return;
    }
    std::fs::write(here.join(format!("{number}.tsq")), &read[head..head + length]).unwrap();
    openssl(
        &here,
        &format!("ts -reply -config settings -section stamps -queryfile {number}.tsq -out {number}.tsr"),
    );
    let body = std::fs::read(here.join(format!("{number}.tsr"))).unwrap();
    let head = format!(
        "HTTP/1.1 200 OK\r\ncontent-type: application/timestamp-reply\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    let _ = stream.write_all(head.as_bytes()).await;
    let _ = stream.write_all(&body).await;
}

fn openssl(here: &Path, arguments: &str) {
    let said = Command::new("openssl").args(arguments.split_whitespace()).current_dir(here).output().unwrap();
    assert!(said.status.success(), "openssl {arguments}: {}", String::from_utf8_lossy(&said.stderr));
}
