//! Every request gets an id, is timed, counted and logged, and is a step of a trace where those are told to a collector.

use std::time::Duration;

use app::traces::{self, OpenSpan, SpanKind};
use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue, Method};
use axum::response::Response;
use model::id::RequestId;
use model::trace::TraceContext;
use tokio::time::Instant;
use tracing::Instrument;
use tracing::instrument::Instrumented;

use crate::api::Api;
use crate::error::Cause;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// A request slower than this is worth an operator's attention.
const SLOW: Duration = Duration::from_secs(2);

/// A request that is under way.
pub(crate) struct Trace {
    id: RequestId,
    method: Method,
    /// The pattern, not the path: a path may hold a token, and metrics need a bounded number of names.
    pattern: Option<MatchedPath>,
    started: Instant,
    span: Option<OpenSpan>,
}

/// What is asked for every few seconds, by whoever watches the service: nobody wants to read those in traces.
const UNTRACED: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

impl Trace {
    /// Gives the request its id.
    pub fn begin(api: &Api, request: &Request) -> Self {
        let pattern = request.extensions().get::<MatchedPath>().cloned();
        let span = if api.app.traces().is_on() { span(api, request, pattern.as_ref()) } else { None };
        Self { id: api.app.new_id(), method: request.method().clone(), pattern, started: Instant::now(), span }
    }

    /// The step of a trace that the request is.
    pub fn place(&self) -> Option<TraceContext> {
        self.span.as_ref().map(OpenSpan::context)
    }

    /// The request's id.
    pub const fn id(&self) -> RequestId {
        self.id
    }

    /// Runs the request under its name. Only where details are wanted: what goes wrong is logged at the end, with all
    /// that the span would say.
    pub fn around<F: Future>(&self, request: F) -> Instrumented<F> {
        let span = tracing::debug_span!("request", id = %self.id, method = %self.method, path = %self.path());
        request.instrument(span)
    }

    /// Tells the log and the metrics how the request went, and the client its id.
    pub fn end(self, api: &Api, response: &mut Response) {
        let took = self.started.elapsed();
        api.metrics.request(&self.method, self.path(), response.status(), took);
        self.log(response, took);
        if let Some(span) = self.span {
            let (path, status) = (self.path(), response.status());
            let attributes = vec![
                ("http.request.method", self.method.to_string()),
                ("http.route", path.to_owned()),
                ("http.response.status_code", status.as_str().to_owned()),
                ("countersign.request", self.id.to_string()),
            ];
            let name = format!("{} {path}", self.method);
            api.app.traces().end(span.ended(name, status.is_server_error(), attributes));
        }
        if let Ok(value) = self.id.with_text(HeaderValue::from_str) {
            response.headers_mut().insert(REQUEST_ID, value);
        }
    }

    fn path(&self) -> &str {
        self.pattern.as_ref().map_or("unmatched", MatchedPath::as_str)
    }

    fn log(&self, response: &Response, took: Duration) {
        let (id, method, path) = (self.id, &self.method, self.path());
        let status = response.status().as_u16();
        let took_ms = took.as_secs_f64() * 1000.0;
        let trace = self.place().map(|place| place.to_string());
        let trace = trace.as_deref();
        if let Some(Cause(cause)) = response.extensions().get::<Cause>() {
            let error = model::error::Chain(cause.as_ref());
            tracing::error!(%id, %method, path, status, took_ms, trace, %error, "request failed");
        } else if took > SLOW {
            tracing::warn!(%id, %method, path, status, took_ms, trace, "slow request");
        } else {
            tracing::debug!(%id, %method, path, status, took_ms, trace, "request");
        }
    }
}

/// Begins the step that a request is: of the caller's trace, where they brought one along.
fn span(api: &Api, request: &Request, pattern: Option<&MatchedPath>) -> Option<OpenSpan> {
    if pattern.is_some_and(|pattern| UNTRACED.contains(&pattern.as_str())) {
        return None;
    }
    let header = request.headers().get("traceparent").and_then(|value| value.to_str().ok());
    traces::begin(&api.app, header.and_then(TraceContext::parse), SpanKind::Server)
}
