//! An S3 server of the tests (s3s-fs), and a way to it that delays, fails and cuts when it is told to.

use std::sync::Arc;

use countersign_tests::{Engine, files};
use hyper_util::rt::TokioIo;
use s3s::auth::SimpleAuth;
use s3s::service::{S3Service, S3ServiceBuilder};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::program::Place;

/// What the way to the bucket does with connections.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// It leads there.
    Open,
    /// Whoever asks gets no answer.
    Hangs,
    /// Whoever asks is told 503.
    Fails,
    /// The next so many are told 503, then it is open.
    FailsAtFirst(u32),
    /// Answers end after so many bytes, for the next connection alone.
    CutsOnce(u64),
}

/// A server with a bucket `countersign`.
pub struct S3 {
    folder: TempDir,
    /// Its own address.
    pub direct: String,
    /// The address of the way to it.
    pub way: String,
    mode: Arc<watch::Sender<Way>>,
}

impl S3 {
    pub async fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("countersign")).unwrap();
        let service = {
            let mut builder = S3ServiceBuilder::new(s3s_fs::FileSystem::new(folder.path()).unwrap());
            builder.set_auth(SimpleAuth::from_single("test-key", "test-secret"));
            builder.build()
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let upstream = listener.local_addr().unwrap().port();
        tokio::spawn(serve(listener, service));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let way = format!("http://{}", listener.local_addr().unwrap());
        let (mode, _) = watch::channel(Way::Open);
        let mode = Arc::new(mode);
        tokio::spawn(lead(listener, upstream, Arc::clone(&mode)));
        Self { folder, direct: format!("http://localhost:{upstream}"), way, mode }
    }

    /// Changes what the way does; connections that are open end.
    pub fn set(&self, way: Way) {
        self.mode.send_replace(way);
    }

    /// A place whose files are in the bucket.
    pub async fn place(&self, engine: Engine) -> Place {
        self.reached_by(Place::on(engine).await).with("COUNTERSIGN_BLOBS_URL", "s3://countersign/a/folder")
    }

    /// A place that can reach the bucket.
    pub fn reached_by(&self, place: Place) -> Place {
        place
            .with("AWS_ENDPOINT_URL", &self.way)
            .with("AWS_ALLOW_HTTP", "true")
            .with("AWS_REGION", "us-east-1")
            .with("AWS_ACCESS_KEY_ID", "test-key")
            .with("AWS_SECRET_ACCESS_KEY", "test-secret")
            .with("COUNTERSIGN_BLOBS_PUBLIC_ENDPOINT", &self.direct)
    }

    /// How many files there are below a folder of the bucket.
    pub fn files(&self, below: &str) -> usize {
        files(&self.folder.path().join("countersign").join(below))
    }
}

async fn serve(listener: TcpListener, service: S3Service) {
    loop {
        let (socket, _) = listener.accept().await.unwrap();
        let service = service.clone();
        tokio::spawn(async move {
            // A client that goes away in the middle is its own business.
            let _ =
                hyper::server::conn::http1::Builder::new().serve_connection(TokioIo::new(socket), service).await;
        });
    }
}

async fn lead(listener: TcpListener, upstream: u16, mode: Arc<watch::Sender<Way>>) {
    loop {
        let (socket, _) = listener.accept().await.unwrap();
        let mode = Arc::clone(&mode);
        tokio::spawn(async move {
            let mut changes = mode.subscribe();
            let way = *changes.borrow_and_update();
            let next = match way {
                Way::FailsAtFirst(0 | 1) | Way::CutsOnce(_) => Some(Way::Open),
                Way::FailsAtFirst(left) => Some(Way::FailsAtFirst(left - 1)),
                Way::Open | Way::Hangs | Way::Fails => None,
            };
            if let Some(next) = next {
                mode.send_replace(next);
                changes.borrow_and_update();
            }
            let led = async {
                match way {
                    Way::Open => {
                        let mut socket = socket;
                        let mut there = TcpStream::connect(("127.0.0.1", upstream)).await?;
                        copy_bidirectional(&mut socket, &mut there).await.map(drop)
                    }
                    Way::Hangs => std::future::pending().await,
                    Way::Fails | Way::FailsAtFirst(_) => refuse(socket).await,
                    Way::CutsOnce(after) => cut(socket, upstream, after).await,
                }
            };
            tokio::select! {
                _ = led => {}
                _ = changes.changed() => {}
            }
        });
    }
}

async fn refuse(mut socket: TcpStream) -> std::io::Result<()> {
    let mut head = Vec::new();
    while !head.windows(4).any(|window| window == b"\r\n\r\n") {
        if socket.read_buf(&mut head).await? == 0 {
            return Ok(());
        }
    }
    socket.write_all(b"HTTP/1.1 503 Slow Down\r\nContent-Length: 0\r\nConnection: close\r\n\r\n").await?;
    socket.shutdown().await
}

/// Leads there, and ends once the answers have so many bytes.
async fn cut(socket: TcpStream, upstream: u16, after: u64) -> std::io::Result<()> {
    let there = TcpStream::connect(("127.0.0.1", upstream)).await?;
    let (mut answers, mut onwards) = there.into_split();
    let (mut requests, mut back) = socket.into_split();
    let asked = tokio::spawn(async move { tokio::io::copy(&mut requests, &mut onwards).await });
    let mut answer = (&mut answers).take(after);
    tokio::io::copy(&mut answer, &mut back).await?;
    asked.abort();
    Ok(())
}
