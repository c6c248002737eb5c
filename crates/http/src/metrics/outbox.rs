//! What becomes of jobs in the outbox.

use std::time::Duration;

use app::jobs::{Depth, JobObserver};
use model::Timestamp;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use super::{Kind, KindOutcome, age, seconds};

#[derive(Clone)]
pub(super) struct Outbox {
    attempts: Family<KindOutcome, Counter>,
    durations: Family<Kind, Histogram, fn() -> Histogram>,
    open: Family<Kind, Gauge>,
    failed: Family<Kind, Gauge>,
    oldest: Family<Kind, Gauge>,
}

impl JobObserver for Outbox {
    fn attempted(&self, kind: &'static str, outcome: &'static str, took: Duration) {
        self.attempts.get_or_create(&KindOutcome { kind, outcome }).inc();
        self.durations.get_or_create(&Kind { kind }).observe(took.as_secs_f64());
    }
}

impl Outbox {
    pub fn new(registry: &mut Registry) -> Self {
        let made = Self {
            attempts: Family::default(),
            durations: Family::new_with_constructor(seconds as fn() -> Histogram),
            open: Family::default(),
            failed: Family::default(),
            oldest: Family::default(),
        };
        registry.register(
            "outbox_attempts",
            "Attempts at jobs on this node, by kind and outcome",
            made.attempts.clone(),
        );
        registry.register(
            "outbox_attempt_duration_seconds",
            "Time that an attempt at a job took",
            made.durations.clone(),
        );
        registry.register("outbox_jobs", "Jobs of all nodes that wait or are under way", made.open.clone());
        registry.register("outbox_failed", "Jobs that were given up", made.failed.clone());
        registry.register("outbox_oldest_seconds", "Age of the oldest job that is not done", made.oldest.clone());
        made
    }

    /// Notes what waits. Where that is not known, nothing is said: a number would be taken for the truth.
    pub fn set(&self, depths: Option<&[Depth]>, now: Timestamp) {
        let Some(depths) = depths else {
            for family in [&self.open, &self.failed, &self.oldest] {
                family.clear();
            }
            return;
        };
        for kind in app::jobs::kinds() {
            let depth = depths.iter().find(|depth| depth.kind == kind);
            let kind = Kind { kind };
            self.open.get_or_create(&kind).set(depth.map_or(0, |depth| depth.open));
            self.failed.get_or_create(&kind).set(depth.map_or(0, |depth| depth.failed));
            self.oldest.get_or_create(&kind).set(age(depth.and_then(|depth| depth.oldest), now));
        }
    }
}
