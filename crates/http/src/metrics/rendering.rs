//! What the workers do, which handle documents.

use std::time::Duration;

use app::worker::{Observer, Snapshot};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use super::{Kind, KindOutcome, seconds, whole};

#[derive(Clone)]
pub(super) struct Rendering {
    jobs: Family<KindOutcome, Counter>,
    waits: Family<Kind, Histogram, fn() -> Histogram>,
    durations: Family<Kind, Histogram, fn() -> Histogram>,
    ended: Family<Reason, Counter>,
    workers: Gauge,
    waiting: Gauge,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Reason {
    reason: &'static str,
}

impl Observer for Rendering {
    fn job_ended(&self, kind: &'static str, outcome: &'static str, waited: Duration, took: Duration) {
        self.jobs.get_or_create(&KindOutcome { kind, outcome }).inc();
        self.waits.get_or_create(&Kind { kind }).observe(waited.as_secs_f64());
        if outcome == "done" {
            self.durations.get_or_create(&Kind { kind }).observe(took.as_secs_f64());
        }
    }

    fn worker_ended(&self, reason: &'static str) {
        self.ended.get_or_create(&Reason { reason }).inc();
    }
}

impl Rendering {
    pub fn new(registry: &mut Registry) -> Self {
        let made = Self {
            jobs: Family::default(),
            waits: Family::new_with_constructor(seconds as fn() -> Histogram),
            durations: Family::new_with_constructor(seconds as fn() -> Histogram),
            ended: Family::default(),
            workers: Gauge::default(),
            waiting: Gauge::default(),
        };
        registry.register("render_jobs", "Work of the render workers, by kind and outcome", made.jobs.clone());
        registry.register("render_wait_seconds", "Time for which work waited for a worker", made.waits.clone());
        registry.register(
            "render_duration_seconds",
            "Time that a worker took for what it did",
            made.durations.clone(),
        );
        registry.register("render_workers_ended", "Render workers that ended, by reason", made.ended.clone());
        registry.register("render_workers", "Render workers that run", made.workers.clone());
        registry.register("render_jobs_waiting", "Work that waits for a render worker", made.waiting.clone());
        made
    }

    pub fn set(&self, workers: &Snapshot) {
        self.workers.set(whole(workers.alive));
        self.waiting.set(whole(workers.waiting));
    }
}
