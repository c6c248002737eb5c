//! Requests, by operation and status.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use axum::http::{Method, StatusCode};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use super::seconds;

pub(super) struct Requests {
    answered: Family<Operation, Counter>,
    durations: Family<Path, Histogram, fn() -> Histogram>,
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

impl Requests {
    pub fn new(registry: &mut Registry) -> Self {
        let answered = Family::default();
        let durations = Family::new_with_constructor(seconds as fn() -> Histogram);
        registry.register("http_requests", "Requests answered, by operation and status", answered.clone());
        registry.register(
            "http_request_duration_seconds",
            "Time from request to answer's head",
            durations.clone(),
        );
        Self { answered, durations, paths: RwLock::default() }
    }

    /// Counts a request.
    pub fn count(&self, method: &Method, path: &str, status: StatusCode, took: Duration) {
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
            let counter = self.answered.get_or_create(&operation).clone();
            counter.inc();
            write(&meters.statuses, |statuses| statuses.push((status, counter)));
        }
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
