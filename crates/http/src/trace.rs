//! The outermost layer: every request gets an id, is timed, counted and logged.

use std::time::Duration;

use axum::extract::{MatchedPath, Request, State};
use axum::http::HeaderValue;
use axum::middleware::Next;
use axum::response::Response;
use model::id::RequestId;
use tracing::Instrument;

use crate::api::Api;

const REQUEST_ID: &str = "x-request-id";
/// A request slower than this is worth an operator's attention.
const SLOW: Duration = Duration::from_secs(2);

/// Gives the request its id, runs it, and tells the log and the metrics how it went.
pub(crate) async fn trace(State(api): State<Api>, mut request: Request, next: Next) -> Response {
    let id: RequestId = api.app.new_id();
    request.extensions_mut().insert(id);
    let method = request.method().clone();
    // The pattern, not the path: a path may hold a token, and metrics need a bounded number of names.
    let pattern = request.extensions().get::<MatchedPath>().map_or("unmatched", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", id = %id, method = %method, path = %pattern);
    let started = tokio::time::Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let took = started.elapsed();
    let status = response.status();
    api.metrics.request(&method, &pattern, status, took);
    let _in_span = span.enter();
    let took_ms = took.as_secs_f64() * 1000.0;
    if status.is_server_error() {
        tracing::error!(status = status.as_u16(), took_ms, "request failed");
    } else if took > SLOW {
        tracing::warn!(status = status.as_u16(), took_ms, "slow request");
    } else {
        tracing::debug!(status = status.as_u16(), took_ms, "request");
    }
    if let Ok(value) = HeaderValue::from_str(&id.to_string()) {
        response.headers_mut().insert(REQUEST_ID, value);
    }
    response
}
