//! How long a connection may be without a whole request's head, the time between two requests included: a client that
//! sends a byte now and then must not hold it for ever.
//!
//! hyper has such a bound too, and sets up a timer for every request. This one looks at a connection once in a while.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{self, Instant};

/// What a connection waits for.
#[derive(Clone)]
pub(crate) struct Waiting(Arc<State>);

struct State {
    opened: Instant,
    /// Since when it waits for a request, in milliseconds from when it was opened: since something was last sent, or a
    /// request was answered. What is received does not count.
    since: AtomicU64,
    /// Requests that are being answered.
    requests: AtomicUsize,
}

impl Waiting {
    /// A connection that was just opened.
    pub fn new() -> Self {
        Self(Arc::new(State { opened: Instant::now(), since: AtomicU64::new(0), requests: AtomicUsize::new(0) }))
    }

    /// A request's head is there: the answer takes as long as it takes.
    pub fn request(&self) -> Answering {
        self.0.requests.fetch_add(1, Ordering::Relaxed);
        Answering(self.clone())
    }

    /// Ends when no request came for so long.
    pub async fn too_long(&self, head_time: Duration) {
        loop {
            let answers = self.0.requests.load(Ordering::Relaxed) > 0;
            let since = self.0.opened + Duration::from_millis(self.0.since.load(Ordering::Relaxed));
            let waited = if answers { Duration::ZERO } else { since.elapsed() };
            let Some(rest) = head_time.checked_sub(waited).filter(|rest| !rest.is_zero()) else { return };
            time::sleep(rest).await;
        }
    }

    fn begin(&self) {
        // Milliseconds of half a thousand million years fit.
        let now = u64::try_from(self.0.opened.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.0.since.store(now, Ordering::Relaxed);
    }
}

/// A request that is being answered.
pub(crate) struct Answering(Waiting);

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.begin();
        self.0.0.requests.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A connection that tells when something is sent.
pub(crate) struct Told {
    pub stream: TcpStream,
    pub waiting: Waiting,
}

impl Told {
    fn sent(&self, sent: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if matches!(sent, Poll::Ready(Ok(1..))) {
            self.waiting.begin();
        }
        sent
    }
}

impl AsyncRead for Told {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Told {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.sent(sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.sent(sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::net::SocketAddr;

    use axum::Router;
    use axum::body::Body;
    use axum::extract::Request;
    use bytes::Bytes;
    use futures::stream;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio::sync::watch;

    use super::*;
    use crate::serve;

    const HEAD_TIME: Duration = Duration::from_millis(300);

    /// Answers after three times what a head may take; where pieces are asked for, at once, but they take as long.
    async fn answered(request: Request) -> Body {
        if request.uri().path() != "/pieces" {
            time::sleep(HEAD_TIME * 3).await;
            return Body::from("late");
        }
        Body::from_stream(stream::unfold(0, async |sent| {
            time::sleep(HEAD_TIME / 2).await;
            (sent < 6).then_some((Ok::<_, Infallible>(Bytes::from_static(b"piece")), sent + 1))
        }))
    }

    async fn served() -> (SocketAddr, watch::Sender<bool>) {
        let router = Router::new().fallback(answered);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("its address");
        let (stop, stopped) = watch::channel(false);
        tokio::spawn(serve(listener, router, HEAD_TIME, stopped));
        (address, stop)
    }

    async fn answer(request: &[u8]) -> String {
        let (address, _stop) = served().await;
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        stream.write_all(request).await.expect("it is sent");
        let mut text = String::new();
        stream.read_to_string(&mut text).await.expect("an answer");
        text
    }

    #[tokio::test]
    async fn a_client_that_sends_a_byte_now_and_then_is_let_go() {
        let (address, _stop) = served().await;
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        let (begin, mut bytes) = (Instant::now(), [0; 64]);
        // Until the connection ends, or can't be written to any more.
        loop {
            match time::timeout(HEAD_TIME / 8, stream.read(&mut bytes)).await {
                Err(_) if stream.write_all(b"G").await.is_ok() => {}
                Err(_) | Ok(Ok(0) | Err(_)) => break,
                Ok(Ok(_)) => panic!("an answer to half a head"),
            }
        }
        assert!(begin.elapsed() >= HEAD_TIME);
    }

    #[tokio::test]
    async fn an_answer_may_take_longer_and_the_next_request_has_the_whole_time() {
        // It ends when no other request came.
        let text = answer(b"GET /slow HTTP/1.1\r\nhost: a\r\n\r\n").await;
        assert!(text.ends_with("late"), "{text}");
    }

    #[tokio::test]
    async fn so_may_what_is_sent_in_pieces() {
        let text = answer(b"GET /pieces HTTP/1.1\r\nhost: a\r\n\r\n").await;
        assert_eq!(text.matches("piece").count(), 6, "{text}");
    }
}
