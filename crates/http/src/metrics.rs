//! What is measured, in Prometheus' words.

use std::sync::Arc;
use std::time::Duration;

use axum::http::{Method, StatusCode};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// The service's measurements. Cheap to clone; all clones are one.
#[derive(Clone)]
pub(crate) struct Metrics {
    registry: Arc<Registry>,
    requests: Family<Operation, Counter>,
    durations: Family<Path, Histogram, fn() -> Histogram>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Operation {
    method: String,
    path: String,
    status: u16,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Path {
    method: String,
    path: String,
}

fn seconds() -> Histogram {
    Histogram::new([0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0])
}

impl Metrics {
    pub fn new() -> Self {
        let mut registry = Registry::with_prefix("countersign");
        let requests = Family::default();
        let durations = Family::new_with_constructor(seconds as fn() -> Histogram);
        registry.register("http_requests", "Requests answered, by operation and status", requests.clone());
        registry.register(
            "http_request_duration_seconds",
            "Time from request to answer's head",
            durations.clone(),
        );
        Self { registry: Arc::new(registry), requests, durations }
    }

    /// Counts a request.
    pub fn request(&self, method: &Method, path: &str, status: StatusCode, took: Duration) {
        // Methods that nobody defined would make names without end.
        let method = match *method {
            Method::GET
            | Method::POST
            | Method::PATCH
            | Method::PUT
            | Method::DELETE
            | Method::HEAD
            | Method::OPTIONS => method.as_str(),
            _ => "other",
        };
        let operation = Operation { method: method.to_owned(), path: path.to_owned(), status: status.as_u16() };
        let path = Path { method: method.to_owned(), path: path.to_owned() };
        self.requests.get_or_create(&operation).inc();
        self.durations.get_or_create(&path).observe(took.as_secs_f64());
    }

    /// Everything measured so far, as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string can't fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
