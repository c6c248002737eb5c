//! A time-stamp authority on this machine: the `openssl` command behind a socket, which can be switched off. Its list of
//! revoked certificates, where it has one, lies behind the same socket and can be switched off by itself.

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
[root]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
[ca]
default_ca = lists
[lists]
database = index
crlnumber = number
default_md = sha256
default_crl_days = 3650
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
    switches: Arc<Switches>,
    _folder: TempDir,
}

/// What is up.
#[derive(Default)]
struct Switches {
    stamps: AtomicBool,
    list: AtomicBool,
}

impl TimeStamps {
    /// Starts one that is down. Its certificate vouches for itself, so nobody asks whether it was revoked.
    pub async fn start() -> Self {
        let request = "req -x509 -newkey rsa:2048 -nodes -keyout tsa.key -out tsa.pem -days 3650 -subj /CN=Stamps \
                       -config settings -extensions tsa";
        Self::start_with(|here, _| openssl(here, request)).await
    }

    /// Starts one that is down, whose certificate says where the list is that it would be on.
    pub async fn start_with_list() -> Self {
        Self::start_with(|here, url| {
            let listed = format!("{SETTINGS}certs = root.pem\n[listed]\nbasicConstraints = CA:FALSE\nextendedKeyUsage = \
                                  critical, timeStamping\ncrlDistributionPoints = URI:{url}list\n");
            std::fs::write(here.join("settings"), listed).unwrap();
            std::fs::write(here.join("index"), "").unwrap();
            std::fs::write(here.join("number"), "01\n").unwrap();
            for command in [
                "req -x509 -newkey rsa:2048 -nodes -keyout root.key -out root.pem -days 3650 -subj /CN=Root -config settings \
                 -extensions root",
                "req -new -newkey rsa:2048 -nodes -keyout tsa.key -out tsa.csr -subj /CN=Stamps -config settings",
                "x509 -req -in tsa.csr -CA root.pem -CAkey root.key -set_serial 7 -days 3650 -extfile settings -extensions \
                 listed -out tsa.pem",
                "ca -gencrl -config settings -keyfile root.key -cert root.pem -out list.pem",
                "crl -in list.pem -outform DER -out list",
            ] {
                openssl(here, command);
            }
        })
        .await
    }

    async fn start_with(make_certificates: impl FnOnce(&Path, &str)) -> Self {
        let folder = TempDir::new().unwrap();
        std::fs::write(folder.path().join("settings"), SETTINGS).unwrap();
        std::fs::write(folder.path().join("serial"), "01\n").unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/", listener.local_addr().unwrap());
        make_certificates(folder.path(), &url);
        let switches = Arc::new(Switches::default());
        let (here, up) = (folder.path().to_owned(), Arc::clone(&switches));
        tokio::spawn(async move {
            let mut number = 0;
            while let Ok((stream, _)) = listener.accept().await {
                number += 1;
                tokio::spawn(answer(stream, here.clone(), Arc::clone(&up), number));
            }
        });
        Self { url, switches, _folder: folder }
    }

    pub fn comes_up(&self) {
        self.switches.stamps.store(true, Ordering::SeqCst);
    }

    pub fn list_comes_up(&self) {
        self.switches.list.store(true, Ordering::SeqCst);
    }
}

async fn answer(mut stream: TcpStream, here: PathBuf, up: Arc<Switches>, number: u32) {
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
    let asks_for_list = read.starts_with(b"GET /list ");
    let switch = if asks_for_list { &up.list } else { &up.stamps };
    if !switch.load(Ordering::SeqCst) {
        let _ = stream.write_all(b"HTTP/1.1 503 Away\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").await;
        return;
    }
    if asks_for_list {
        return send(&mut stream, &std::fs::read(here.join("list")).unwrap()).await;
    }
    std::fs::write(here.join(format!("{number}.tsq")), &read[head..head + length]).unwrap();
    openssl(
        &here,
        &format!("ts -reply -config settings -section stamps -queryfile {number}.tsq -out {number}.tsr"),
    );
    send(&mut stream, &std::fs::read(here.join(format!("{number}.tsr"))).unwrap()).await;
}

async fn send(stream: &mut TcpStream, body: &[u8]) {
    let head = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\nconnection: close\r\n\r\n", body.len());
    let _ = stream.write_all(head.as_bytes()).await;
    let _ = stream.write_all(body).await;
}

fn openssl(here: &Path, arguments: &str) {
    let said = Command::new("openssl").args(arguments.split_whitespace()).current_dir(here).output().unwrap();
    assert!(said.status.success(), "openssl {arguments}: {}", String::from_utf8_lossy(&said.stderr));
}
