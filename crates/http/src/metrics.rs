//! What is measured, in Prometheus' words.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use app::jobs::{Depth, JobObserver};
use app::webhooks::{HookObserver, Waiting};
use app::worker::{Observer, Snapshot, Workers};
use axum::http::{Method, StatusCode};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use model::Timestamp;

/// The service's measurements.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Operation, Counter>,
    durations: Family<Path, Histogram, fn() -> Histogram>,
    workers: Gauge,
    waiting: Gauge,
    outbox: Outbox,
    deliveries: Deliveries,
    /// What a request counts in, by path: the families above would want the labels' texts anew for every request.
    /// A tree, since comparing a handful of paths costs less than hashing one.
    paths: RwLock<BTreeMap<String, Arc<PathMeters>>>,
}

/// What the requests to one path count in, by method.
#[derive(Default)]
struct PathMeters {
    methods: RwLock<Vec<(&'static str, Arc<Meters>)>>,
}

/// What the requests with one method to one path count in.
struct Meters {
    duration: Histogram,
    statuses: RwLock<Vec<(u16, Counter)>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Operation {
    method: &'static str,
    path: String,
    status: u16,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Path {
    method: &'static str,
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

/// What becomes of jobs in the outbox.
#[derive(Clone, Default)]
struct Outbox {
    attempts: Family<JobOutcome, Counter>,
    open: Family<JobKind, Gauge>,
    failed: Family<JobKind, Gauge>,
    oldest: Family<JobKind, Gauge>,
}

impl JobObserver for Outbox {
    fn attempted(&self, job: &'static str, outcome: &'static str) {
        self.attempts.get_or_create(&JobOutcome { job, outcome }).inc();
    }
}

impl Outbox {
    fn new(registry: &mut Registry) -> Self {
        let made = Self::default();
        registry.register(
            "outbox_attempts",
            "Attempts at jobs on this node, by kind and outcome",
            made.attempts.clone(),
        );
        registry.register("outbox_jobs", "Jobs of all nodes that wait or are under way", made.open.clone());
        registry.register("outbox_failed", "Jobs that were given up", made.failed.clone());
        registry.register("outbox_oldest_seconds", "Age of the oldest job that is not done", made.oldest.clone());
        made
    }

    fn set(&self, depths: &[Depth], now: Timestamp) {
        for job in app::jobs::kinds() {
            let depth = depths.iter().find(|depth| depth.kind == job);
            let age = depth.and_then(|depth| depth.oldest).map_or(0, |oldest| now.seconds() - oldest.seconds());
            let kind = JobKind { job };
            self.open.get_or_create(&kind).set(depth.map_or(0, |depth| depth.open));
            self.failed.get_or_create(&kind).set(depth.map_or(0, |depth| depth.failed));
            self.oldest.get_or_create(&kind).set(age.max(0));
        }
    }
}

/// What becomes of deliveries to webhooks.
#[derive(Clone)]
struct Deliveries {
    attempts: Family<DeliveryOutcome, Counter>,
    durations: Histogram,
    pending: Gauge,
    oldest: Gauge,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct DeliveryOutcome {
    outcome: &'static str,
}

impl HookObserver for Deliveries {
    fn attempted(&self, outcome: &'static str, took: Duration) {
        self.attempts.get_or_create(&DeliveryOutcome { outcome }).inc();
        self.durations.observe(took.as_secs_f64());
    }
}

impl Deliveries {
    fn new(registry: &mut Registry) -> Self {
        let made = Self {
            attempts: Family::default(),
            durations: seconds(),
            pending: Gauge::default(),
            oldest: Gauge::default(),
        };
        registry.register(
            "webhook_attempts",
            "Attempts to deliver to webhooks on this node, by outcome",
            made.attempts.clone(),
        );
        registry.register(
            "webhook_attempt_duration_seconds",
            "Time that an attempt to deliver to a webhook took",
            made.durations.clone(),
        );
        registry.register("webhook_pending", "Deliveries of all nodes that wait", made.pending.clone());
        registry.register("webhook_oldest_seconds", "Age of the oldest delivery that waits", made.oldest.clone());
        made
    }

    fn set(&self, waiting: Waiting, now: Timestamp) {
        self.pending.set(waiting.pending);
        let age = waiting.oldest.map_or(0, |oldest| now.seconds() - oldest.seconds());
        self.oldest.set(age.max(0));
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
        let outbox = Outbox::new(&mut registry);
        let deliveries = Deliveries::new(&mut registry);
        let (alive, waiting) = (Gauge::default(), Gauge::default());
        registry.register("render_workers", "Render workers that run", alive.clone());
        registry.register("render_jobs_waiting", "Work that waits for a render worker", waiting.clone());
        Self {
            registry,
            requests,
            durations,
            workers: alive,
            waiting,
            outbox,
            deliveries,
            paths: RwLock::default(),
        }
    }

    /// What is told how attempts at jobs end.
    pub fn jobs(&self) -> Arc<dyn JobObserver> {
        Arc::new(self.outbox.clone())
    }

    /// What is told how attempts to deliver to webhooks end.
    pub fn deliveries(&self) -> Arc<dyn HookObserver> {
        Arc::new(self.deliveries.clone())
    }

    /// Counts a request.
    pub fn request(&self, method: &Method, path: &str, status: StatusCode, took: Duration) {
        let method = name(method);
        let of_path = read(&self.paths, |paths| paths.get(path).cloned());
        let of_path = of_path
            .unwrap_or_else(|| write(&self.paths, |paths| Arc::clone(paths.entry(path.to_owned()).or_default())));
        let meters = of_path.of_method(method, || Meters {
            duration: self.durations.get_or_create(&Path { method, path: path.to_owned() }).clone(),
            statuses: RwLock::default(),
        });
        meters.duration.observe(took.as_secs_f64());
        let status = status.as_u16();
        let is_known = read(&meters.statuses, |statuses| {
            statuses.iter().find(|(known, _)| *known == status).map(|(_, counter)| counter.inc()).is_some()
        });
        if !is_known {
            let operation = Operation { method, path: path.to_owned(), status };
            let counter = self.requests.get_or_create(&operation).clone();
            counter.inc();
            write(&meters.statuses, |statuses| statuses.push((status, counter)));
        }
    }

    /// Everything measured so far, as text, with the workers and what waits as they are now.
    pub fn text(&self, workers: Snapshot, outbox: &[Depth], deliveries: Waiting, now: Timestamp) -> String {
        self.outbox.set(outbox, now);
        self.deliveries.set(deliveries, now);
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        self.workers.set(number(workers.alive));
        self.waiting.set(number(workers.waiting));
        let mut text = String::new();
        // Writing to a string can't fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

impl PathMeters {
    fn of_method(&self, method: &'static str, new: impl FnOnce() -> Meters) -> Arc<Meters> {
        let find = |methods: &Vec<(&'static str, Arc<Meters>)>| {
            methods.iter().find(|(known, _)| *known == method).map(|(_, meters)| Arc::clone(meters))
        };
        read(&self.methods, find).unwrap_or_else(|| {
            let meters = Arc::new(new());
            write(&self.methods, |methods| methods.push((method, Arc::clone(&meters))));
            meters
        })
    }
}

/// The method's name. Methods that nobody defined would make names without end.
fn name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::PATCH => "PATCH",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::HEAD => "HEAD",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

// Whatever a panic left behind are still meters.

fn read<T, R>(lock: &RwLock<T>, find: impl FnOnce(&T) -> R) -> R {
    find(&lock.read().unwrap_or_else(PoisonError::into_inner))
}

fn write<T, R>(lock: &RwLock<T>, change: impl FnOnce(&mut T) -> R) -> R {
    change(&mut lock.write().unwrap_or_else(PoisonError::into_inner))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_counted_by_method_path_and_status() {
        let workers = Workers::new(app::worker::Settings::new("countersign".into()));
        let metrics = Metrics::new(&workers);
        let took = Duration::from_millis(3);
        for (method, path, status, times) in [
            (Method::GET, "/documents", StatusCode::OK, 3),
            (Method::GET, "/documents", StatusCode::NOT_FOUND, 2),
            (Method::POST, "/documents", StatusCode::OK, 1),
            (Method::from_bytes(b"BREW").expect("a method"), "unmatched", StatusCode::NOT_FOUND, 4),
        ] {
            for _ in 0..times {
                metrics.request(&method, path, status, took);
            }
        }
        let text = metrics.text(workers.snapshot(), &[], Waiting::default(), Timestamp::from_millis(0));
        for line in [
            r#"countersign_http_requests_total{method="GET",path="/documents",status="200"} 3"#,
            r#"countersign_http_requests_total{method="GET",path="/documents",status="404"} 2"#,
            r#"countersign_http_requests_total{method="POST",path="/documents",status="200"} 1"#,
            r#"countersign_http_requests_total{method="other",path="unmatched",status="404"} 4"#,
            r#"countersign_http_request_duration_seconds_count{method="GET",path="/documents"} 5"#,
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is missing in\n{text}");
        }
    }
}
