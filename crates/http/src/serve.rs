//! Serving connections: HTTP/1, with a limit on how long a client may take over a request's head.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use futures::StreamExt;
use futures::stream::FuturesUnordered;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower::Service;

use crate::head_time::{Told, Waiting};

/// How long a connection may stay without a whole request's head.
pub const HEAD_TIME: Duration = Duration::from_mins(1);
/// The pause after a connection could not be taken, most often because too many are open.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves until `stopped` holds true, then finishes what is under way.
///
/// # Errors
/// When the listener's address is not to be had.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    head_time: Duration,
    mut stopped: watch::Receiver<bool>,
) -> io::Result<()> {
    // Its own bound on the time of a head costs every request a timer.
    let mut connections = http1::Builder::new();
    connections.header_read_timeout(None);
    // Nothing is ever sent: it ends when the last connection has dropped its half.
    let (open, mut all_closed) = mpsc::channel::<Infallible>(1);
    let mut is_taking = true;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = told_to_stop(&mut stopped) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                if !is_taking {
                    tracing::info!("connections are taken again");
                    is_taking = true;
                }
                let (router, stopped) = (router.clone(), stopped.clone());
                let connection = Connection { stream, peer, router, head_time, stopped };
                let (connections, open) = (connections.clone(), open.clone());
                tokio::spawn(async move {
                    connection.serve(&connections).await;
                    drop(open);
                });
            }
            Err(error) => {
                // Said once: it may go on until somebody lets the service open more files.
                if is_taking {
                    tracing::warn!(%error, "connections can't be taken; that is tried again and again");
                    is_taking = false;
                }
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    drop((listener, open));
    all_closed.recv().await;
    Ok(())
}

async fn told_to_stop(stopped: &mut watch::Receiver<bool>) {
    // Fails only when the sender is gone, which is the end too.
    let _ = stopped.wait_for(|stopped| *stopped).await;
}

struct Connection {
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    head_time: Duration,
    stopped: watch::Receiver<bool>,
}

impl Connection {
    async fn serve(mut self, connections: &http1::Builder) {
        // Answers are small and complete when they are written; to wait for more would only delay them.
        if let Err(error) = self.stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection closed at once");
        }
        let (peer, waiting) = (ConnectInfo(self.peer), Waiting::new());
        let answer = service_fn(|request: Request<Incoming>| {
            let answering = waiting.request();
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(peer);
            let answered = self.router.clone().call(request);
            async move {
                let answered = answered.await;
                drop(answering);
                answered
            }
        });
        let stream = TokioIo::new(Told { stream: self.stream, waiting: waiting.clone() });
        let mut connection = pin!(connections.serve_connection(stream, answer));
        // Looked at only when they have something to tell, not each time that the connection has.
        let mut others = FuturesUnordered::new();
        others.push(interrupted(&waiting, self.head_time, &mut self.stopped));
        let ended = tokio::select! {
            biased;
            ended = connection.as_mut() => ended,
            interruption = others.next() => match interruption {
                Some(Interruption::Stop) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
                Some(Interruption::TooLong) | None => Ok(()),
            }
        };
        if let Err(error) = ended {
            // Clients hang up as they like.
            tracing::debug!(error = %model::error::Chain(&error), "a connection broke off");
        }
    }
}

/// Why a connection is not served any longer.
enum Interruption {
    /// The service ends.
    Stop,
    /// The client took too long over a request's head.
    TooLong,
}

async fn interrupted(waiting: &Waiting, head_time: Duration, stopped: &mut watch::Receiver<bool>) -> Interruption {
    tokio::select! {
        () = told_to_stop(stopped) => Interruption::Stop,
        () = waiting.too_long(head_time) => Interruption::TooLong,
    }
}
