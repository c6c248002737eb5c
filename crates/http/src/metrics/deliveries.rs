//! What becomes of deliveries to webhooks.

use std::time::Duration;

use app::webhooks::{HookObserver, Waiting};
use model::Timestamp;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use super::maybe::Maybe;
use super::{age, seconds};

#[derive(Clone)]
pub(super) struct Deliveries {
    attempts: Family<Outcome, Counter>,
    durations: Histogram,
    pending: Maybe,
    oldest: Maybe,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Outcome {
    outcome: &'static str,
}

impl HookObserver for Deliveries {
    fn attempted(&self, outcome: &'static str, took: Duration) {
        self.attempts.get_or_create(&Outcome { outcome }).inc();
        self.durations.observe(took.as_secs_f64());
    }
}

impl Deliveries {
    pub fn new(registry: &mut Registry) -> Self {
        let made = Self {
            attempts: Family::default(),
            durations: seconds(),
            pending: Maybe::default(),
            oldest: Maybe::default(),
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

    /// Notes what waits. Where that is not known, nothing is said.
    pub fn set(&self, waiting: Option<Waiting>, now: Timestamp) {
        self.pending.set(waiting.map(|waiting| waiting.pending));
        self.oldest.set(waiting.map(|waiting| age(waiting.oldest, now)));
    }
}
