//! Answers that come before the body was read: a wrong key, an old path, a limit. A client that still sends when the
//! connection is closed may take that for a failure and never read the answer, so the rest of its body is read first.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, BodyDataStream, HttpBody};
use axum::extract::Request;
use axum::http::header;
use bytes::Bytes;
use futures::{Stream, StreamExt};
use tokio::sync::oneshot;

/// How much of an unread body is read, and for how long; past that the connection is closed on the client.
const MOST_BYTES: usize = 32 * 1024 * 1024;
const LONGEST: Duration = Duration::from_secs(10);
/// How long nothing may come of it: who has stopped sending waits for the answer.
const SILENCE: Duration = Duration::from_secs(1);

/// What may be left of a request's body.
pub(crate) struct Rest(oneshot::Receiver<BodyDataStream>);

/// Keeps an eye on the request's body, where it has one.
pub(crate) fn watch(request: Request) -> (Request, Option<Rest>) {
    // Who announces that they wait for a word before they send the body is best served with the answer itself.
    if request.body().is_end_stream() || request.headers().contains_key(header::EXPECT) {
        return (request, None);
    }
    let (unread, rest) = oneshot::channel();
    let watched =
        |body: Body| Body::from_stream(Watched { body: Some(body.into_data_stream()), unread: Some(unread) });
    (request.map(watched), Some(Rest(rest)))
}

impl Rest {
    /// Reads what was left of the body by the time of the answer.
    pub async fn read(mut self) {
        if let Ok(rest) = self.0.try_recv() {
            // What comes of it does not matter: the answer goes out either way.
            let _ = tokio::time::timeout(LONGEST, drain(rest)).await;
        }
    }
}

async fn drain(mut body: BodyDataStream) {
    let mut seen = 0;
    while let Ok(Some(Ok(chunk))) = tokio::time::timeout(SILENCE, body.next()).await {
        seen += chunk.len();
        if seen > MOST_BYTES {
            return;
        }
    }
}

/// A body that comes back when it is dropped before its end.
struct Watched {
    body: Option<BodyDataStream>,
    unread: Option<oneshot::Sender<BodyDataStream>>,
}

impl Stream for Watched {
    type Item = Result<Bytes, axum::Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let Some(body) = &mut self.body else { return Poll::Ready(None) };
        let next = body.poll_next_unpin(context);
        if matches!(next, Poll::Ready(None | Some(Err(_)))) {
            self.body = None;
        }
        next
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        if let (Some(body), Some(unread)) = (self.body.take(), self.unread.take()) {
            // Fails only when the whole request was given up.
            let _ = unread.send(body);
        }
    }
}
