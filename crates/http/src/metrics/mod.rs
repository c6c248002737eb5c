//! What is measured, in Prometheus' words. `docs/OPERATING.md` lists it for operators; a test holds the two against each
//! other.
//!
//! To add a measurement: a field in the file of its area, its line in `new`, and its row in that list.

mod deliveries;
mod instance;
mod maybe;
mod outbox;
mod process;
mod rendering;
mod requests;

use std::sync::Arc;
use std::time::Duration;

use app::jobs::{Depth, JobObserver};
use app::standing::Standing;
use app::webhooks::{HookObserver, Waiting};
use app::worker::{Snapshot, Workers};
use axum::http::{Method, StatusCode};
use model::Timestamp;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::{encode_eof, encode_registry};
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use deliveries::Deliveries;
use instance::Instance;
use outbox::Outbox;
use process::Process;
use rendering::Rendering;
use requests::Requests;

/// The service's measurements.
pub(crate) struct Metrics {
    /// Ours, whose names begin with that of the service.
    ours: Registry,
    /// Those whose names are the same for every program.
    common: Registry,
    requests: Requests,
    rendering: Rendering,
    outbox: Outbox,
    deliveries: Deliveries,
    instance: Instance,
    process: Process,
}

/// What is asked for when somebody looks; the rest is counted as it happens.
pub(crate) struct Asked {
    pub workers: Snapshot,
    /// What waits in the outbox; none where the database does not say.
    pub outbox: Option<Vec<Depth>>,
    /// What waits for webhooks; none where the database does not say.
    pub deliveries: Option<Waiting>,
    pub standing: Standing,
    pub now: Timestamp,
}

/// A kind of work. The label is not `job`, which Prometheus has itself.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Kind {
    kind: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct KindOutcome {
    kind: &'static str,
    outcome: &'static str,
}

fn seconds() -> Histogram {
    Histogram::new([0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0])
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// Seconds since a moment; none where there is none.
fn age(moment: Option<Timestamp>, now: Timestamp) -> i64 {
    moment.map_or(0, |moment| now.seconds() - moment.seconds()).max(0)
}

impl Metrics {
    pub fn new(workers: &Workers) -> Self {
        let mut ours = Registry::with_prefix("countersign");
        let mut common = Registry::default();
        let rendering = Rendering::new(&mut ours);
        workers.observe(Arc::new(rendering.clone()));
        Self {
            requests: Requests::new(&mut ours),
            outbox: Outbox::new(&mut ours),
            deliveries: Deliveries::new(&mut ours),
            instance: Instance::new(&mut ours),
            process: Process::new(&mut common),
            rendering,
            ours,
            common,
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
        self.requests.count(method, path, status, took);
    }

    /// Everything measured so far, as text, with what was asked for just now.
    pub fn text(&self, asked: &Asked) -> String {
        self.rendering.set(&asked.workers);
        self.outbox.set(asked.outbox.as_deref(), asked.now);
        self.deliveries.set(asked.deliveries, asked.now);
        self.instance.set(&asked.standing);
        self.process.set();
        let mut text = String::new();
        // Writing to a string can't fail.
        let _ = encode_registry(&mut text, &self.ours);
        let _ = encode_registry(&mut text, &self.common);
        let _ = encode_eof(&mut text);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(workers: &Workers) -> Asked {
        Asked {
            workers: workers.snapshot(),
            outbox: Some(Vec::new()),
            deliveries: Some(Waiting { pending: 7, oldest: None }),
            standing: Standing::default(),
            now: Timestamp::from_millis(0),
        }
    }

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
        let text = metrics.text(&asked(&workers));
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

    #[test]
    fn what_is_not_known_is_left_out() {
        let workers = Workers::new(app::worker::Settings::new("countersign".into()));
        let metrics = Metrics::new(&workers);
        let known = metrics.text(&asked(&workers));
        for line in ["countersign_webhook_pending 7", r#"countersign_outbox_jobs{kind="mail"} 0"#] {
            assert!(known.lines().any(|found| found == line), "{line} is missing in\n{known}");
        }
        let unknown = metrics.text(&Asked { outbox: None, deliveries: None, ..asked(&workers) });
        let is_said = |line: &str| {
            ["countersign_webhook_pending", "countersign_webhook_oldest", "countersign_outbox_jobs"]
                .iter()
                .any(|name| line.starts_with(name))
        };
        assert!(!unknown.lines().any(is_said), "{unknown}");
    }
}
