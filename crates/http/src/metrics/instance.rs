//! How the instance stands: whether it is ready, its database, its disks, its caches, its seals and its traces.

use std::sync::atomic::{AtomicU64, Ordering};

use app::standing::Standing;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

use super::maybe::Maybe;
use super::whole;

#[derive(Default)]
pub(super) struct Instance {
    ready: Gauge,
    database_up: Gauge,
    connections: Family<State, Gauge>,
    waiting: Gauge,
    disk: Family<Place, Gauge>,
    lookups: Family<Lookup, Counter>,
    seals: Family<Level, Counter>,
    certificate: Maybe,
    spans: Family<Fate, Counter>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct State {
    state: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Place {
    place: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Lookup {
    cache: &'static str,
    outcome: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Level {
    level: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Fate {
    outcome: &'static str,
}

impl Instance {
    pub fn new(registry: &mut Registry) -> Self {
        let made = Self::default();
        registry.register("build", "The version that runs", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
        registry.register("ready", "Whether this node can do its work, as /readyz says", made.ready.clone());
        registry.register("database_up", "Whether the database answers this node", made.database_up.clone());
        registry.register(
            "database_connections",
            "Connections of this node to its database, by state",
            made.connections.clone(),
        );
        registry.register(
            "database_waiting",
            "Reads that wait for a connection and writes that wait for the writer",
            made.waiting.clone(),
        );
        registry.register("disk_free_bytes", "Room where this node writes, by place", made.disk.clone());
        registry.register(
            "cache_lookups",
            "Lookups in what this node keeps at hand, by cache and outcome",
            made.lookups.clone(),
        );
        registry.register("seals", "Documents sealed by this node, by level", made.seals.clone());
        registry.register(
            "seal_certificate_expires_timestamp_seconds",
            "When the sealing certificate ends, in Unix seconds",
            made.certificate.clone(),
        );
        registry.register(
            "trace_spans",
            "Spans of traces of this node, by what became of them",
            made.spans.clone(),
        );
        made
    }

    pub fn set(&self, standing: &Standing) {
        self.ready.set(i64::from(standing.is_ready));
        self.database_up.set(i64::from(standing.database_answers));
        let load = standing.database;
        for (state, count) in [("busy", load.busy), ("idle", load.idle)] {
            self.connections.get_or_create(&State { state }).set(whole(count));
        }
        self.waiting.set(whole(load.waiting));
        for (place, free) in &standing.disks {
            self.disk.get_or_create(&Place { place }).set(i64::try_from(*free).unwrap_or(i64::MAX));
        }
        for (cache, used) in standing.caches {
            for (outcome, count) in [("hit", used.hits), ("miss", used.misses)] {
                reach(&self.lookups.get_or_create(&Lookup { cache, outcome }), count);
            }
        }
        for (level, count) in &standing.seals {
            reach(&self.seals.get_or_create(&Level { level: level.clone() }), *count);
        }
        self.certificate.set(standing.certificate_ends.map(model::Timestamp::seconds));
        for (outcome, count) in [("exported", standing.spans.exported), ("dropped", standing.spans.dropped)] {
            reach(&self.spans.get_or_create(&Fate { outcome }), count);
        }
    }
}

/// Brings a counter to what was counted elsewhere.
fn reach(counter: &Counter<u64, AtomicU64>, count: u64) {
    counter.inner().fetch_max(count, Ordering::Relaxed);
}
