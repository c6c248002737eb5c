//! What is measured, in Prometheus' words.

use std::sync::Arc;
use std::time::Duration;

use app::worker::{Observer, Snapshot, Workers};
use axum::http::{Method, StatusCode};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// The service's measurements. Cheap to clone; all clones are one.
#[derive(Clone)]
pub(crate) struct Metrics {
    registry: Arc<Registry>,
    requests: Family<Operation, Counter>,
    durations: Family<Path, Histogram, fn() -> Histogram>,
    workers: Gauge,
    waiting: Gauge,
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

/// What the workers do, which handle documents.
#[derive(Clone)]
struct Rendering {
    jobs: Family<JobOutcome, Counter>,
    waits: Family<JobKind, Histogram, fn() -> Histogram>,
    durations: Family<JobKind, Histogram, fn() -> Histogram>,
    ended: Family<Reason, Counter>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct JobOutcome {
    job: &'static str,
    outcome: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct JobKind {
    job: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Reason {
    reason: &'static str,
}

impl Observer for Rendering {
    fn job_ended(&self, job: &'static str, outcome: &'static str, waited: Duration, took: Duration) {
        self.jobs.get_or_create(&JobOutcome { job, outcome }).inc();
        self.waits.get_or_create(&JobKind { job }).observe(waited.as_secs_f64());
        if outcome == "done" {
            self.durations.get_or_create(&JobKind { job }).observe(took.as_secs_f64());
        }
    }

    fn worker_ended(&self, reason: &'static str) {
        self.ended.get_or_create(&Reason { reason }).inc();
    }
}

impl Rendering {
    fn new(registry: &mut Registry) -> Self {
        let made = Self {
            jobs: Family::default(),
            waits: Family::new_with_constructor(seconds as fn() -> Histogram),
            durations: Family::new_with_constructor(seconds as fn() -> Histogram),
            ended: Family::default(),
        };
        registry.register("render_jobs", "Work of the render workers, by kind and outcome", made.jobs.clone());
        registry.register("render_wait_seconds", "Time for which work waited for a worker", made.waits.clone());
        registry.register(
            "render_duration_seconds",
            "Time that a worker took for what it did",
            made.durations.clone(),
        );
        registry.register("render_workers_ended", "Render workers that ended, by reason", made.ended.clone());
        made
    }
}

fn seconds() -> Histogram {
    Histogram::new([0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0])
}

impl Metrics {
    pub fn new(workers: &Workers) -> Self {
        let mut registry = Registry::with_prefix("countersign");
        let requests = Family::default();
        let durations = Family::new_with_constructor(seconds as fn() -> Histogram);
        registry.register("http_requests", "Requests answered, by operation and status", requests.clone());
        registry.register(
            "http_request_duration_seconds",
            "Time from request to answer's head",
            durations.clone(),
        );
        workers.observe(Arc::new(Rendering::new(&mut registry)));
        let (alive, waiting) = (Gauge::default(), Gauge::default());
        registry.register("render_workers", "Render workers that run", alive.clone());
        registry.register("render_jobs_waiting", "Work that waits for a render worker", waiting.clone());
        Self { registry: Arc::new(registry), requests, durations, workers: alive, waiting }
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

    /// Everything measured so far, as text, with the workers as they are now.
    pub fn text(&self, workers: Snapshot) -> String {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        self.workers.set(number(workers.alive));
        self.waiting.set(number(workers.waiting));
        let mut text = String::new();
        // Writing to a string can't fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
