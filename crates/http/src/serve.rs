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
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower::Service;

/// How long a connection may stay without a whole request head, the time between two requests included: a client that
/// sends a byte now and then must not hold it for ever.
pub const HEAD_TIME: Duration = Duration::from_secs(60);
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
    let mut connections = http1::Builder::new();
    connections.timer(TokioTimer::new()).header_read_timeout(head_time);
    // Nothing is ever sent: it ends when the last connection has dropped its half.
    let (open, mut all_closed) = mpsc::channel::<Infallible>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = told_to_stop(&mut stopped) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let connection = Connection { stream, peer, router: router.clone(), stopped: stopped.clone() };
                let (connections, open) = (connections.clone(), open.clone());
                tokio::spawn(async move {
                    connection.serve(&connections).await;
                    drop(open);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
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
    stopped: watch::Receiver<bool>,
}

impl Connection {
    async fn serve(mut self, connections: &http1::Builder) {
        // Answers are small and complete when they are written; to wait for more would only delay them.
        if let Err(error) = self.stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection closed at once");
        }
        let peer = ConnectInfo(self.peer);
        let answer = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(peer);
            self.router.clone().call(request)
        });
        let mut connection = pin!(connections.serve_connection(TokioIo::new(self.stream), answer));
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            () = told_to_stop(&mut self.stopped) => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            // Clients hang up as they like.
            tracing::debug!(error = %model::error::Chain(&error), "a connection broke off");
        }
    }
}
