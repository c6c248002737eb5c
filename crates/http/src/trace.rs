//! The outermost layer: every request gets an id, is timed, counted and logged.

use std::time::Duration;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use model::id::RequestId;
use tracing::Instrument;

use crate::api::Api;
use crate::error::Cause;

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
    // Only where details are wanted: what goes wrong is logged below, with all that the span would say.
    let span = tracing::debug_span!("request", id = %id, method = %method, path = %pattern);
    let started = tokio::time::Instant::now();
    let mut response = next.run(request).instrument(span).await;
    let took = started.elapsed();
    api.metrics.request(&method, &pattern, response.status(), took);
    log(id, &method, &pattern, &response, took);
    if let Ok(value) = HeaderValue::from_str(&id.to_string()) {
        response.headers_mut().insert(REQUEST_ID, value);
    }
    response
}

/// Tells the log how a request went.
fn log(id: RequestId, method: &Method, path: &str, response: &Response, took: Duration) {
    let status = response.status().as_u16();
    let took_ms = took.as_secs_f64() * 1000.0;
    if let Some(Cause(cause)) = response.extensions().get::<Cause>() {
        let error = model::error::Chain(cause.as_ref());
        tracing::error!(%id, %method, path, status, took_ms, %error, "request failed");
    } else if took > SLOW {
        tracing::warn!(%id, %method, path, status, took_ms, "slow request");
    } else {
        tracing::debug!(%id, %method, path, status, took_ms, "request");
    }
}
