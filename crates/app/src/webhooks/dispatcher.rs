//! Taking webhooks that have something due, and giving each a lane, beside the requests.
//!
//! It is woken when something is to be delivered on this node, and looks by itself twice a second for what other nodes
//! wrote, what is to be tried again, and what dead nodes left behind. A part of the lanes is kept for webhooks that take
//! what they are told, so that those that do not are never in the way of the others, however many they are.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use model::Result;
use model::error::Chain;
use model::id::WebhookId;
use store::Write;
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;

use super::lane::Lane;
use super::settle::{LEASE_MILLIS, Settled};
use crate::background::Background;
use crate::{App, setback};

/// Webhooks that one node delivers to at the same time, and how many of these places are never taken by failing ones.
const LANES: usize = 512;
const KEPT_FREE: usize = LANES / 4;
/// How often it looks by itself.
const PACE: Duration = Duration::from_millis(500);
/// How long attempts that are under way may take to finish at the stop.
const GRACE: Duration = Duration::from_secs(10);

/// Is told how attempts end; for measurements.
pub trait HookObserver: Send + Sync + 'static {
    /// An attempt to deliver ended so, `succeeded`, `retry` or `failed`, after that time.
    fn attempted(&self, outcome: &'static str, took: Duration);
}

/// What gives webhooks their lanes.
#[derive(Default)]
pub(crate) struct Dispatcher {
    wake: Notify,
    /// The lanes of this node, with what wakes each.
    lanes: Mutex<HashMap<WebhookId, Arc<Notify>>>,
    at_work: AtomicUsize,
    observer: OnceLock<Arc<dyn HookObserver>>,
    task: Background,
}

impl Dispatcher {
    pub fn start(&self, app: &App) {
        self.task.start(|stopped| run(app.clone(), stopped));
    }

    /// Takes no more webhooks, waits a while for the attempts under way, and lets all go.
    pub async fn stop(&self, app: &App) {
        if !self.task.is_running() {
            return;
        }
        self.task.stop().await;
        let mut write = Write::new();
        store::webhook_claims::release_all(&mut write, app.node());
        if let Err(error) = app.database().commit(write).await {
            tracing::warn!(error = %Chain(&error), "webhooks could not be let go; they are free when their leases end");
        }
    }

    /// Tells that there is something to deliver to these webhooks.
    pub fn tell<'a>(&self, webhooks: impl IntoIterator<Item = &'a WebhookId>) {
        let lanes = self.lanes();
        let mut others = false;
        for webhook in webhooks {
            match lanes.get(webhook) {
                Some(wake) => wake.notify_one(),
                None => others = true,
            }
        }
        if others {
            self.wake.notify_one();
        }
    }

    /// Whether this node delivers to that webhook at present.
    pub fn has(&self, webhook: &WebhookId) -> bool {
        self.lanes().contains_key(webhook)
    }

    pub fn observe(&self, observer: Arc<dyn HookObserver>) {
        // The first one counts; there is only one.
        let _ = self.observer.set(observer);
    }

    /// Counts an attempt.
    pub(super) fn count(&self, settled: Settled, took: Duration) {
        let outcome = match settled {
            Settled::Succeeded => "succeeded",
            Settled::Retry => "retry",
            Settled::Failed | Settled::Disabled => "failed",
            Settled::Elsewhere | Settled::Lost => return,
        };
        if let Some(observer) = self.observer.get() {
            observer.attempted(outcome, took);
        }
    }

    /// Whether so many lanes are taken that failing webhooks have to make room.
    pub(super) fn is_crowded(&self) -> bool {
        LANES.saturating_sub(self.at_work.load(Ordering::Relaxed)) < KEPT_FREE
    }

    fn lanes(&self) -> MutexGuard<'_, HashMap<WebhookId, Arc<Notify>>> {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn run(app: App, mut stopped: watch::Receiver<bool>) {
    let mut pace = tokio::time::interval(PACE);
    pace.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let told = stopped.clone();
    let mut at_work = JoinSet::new();
    loop {
        tokio::select! {
            _ = stopped.changed() => break,
            () = app.dispatcher().wake.notified() => {}
            _ = pace.tick() => {}
            Some(_) = at_work.join_next() => {}
        }
        // What ended while we were elsewhere.
        while at_work.try_join_next().is_some() {}
        if let Err(error) = take(&app, &told, &mut at_work).await {
            setback::tell(&app, &error, "webhooks could not be taken; it is tried again");
        }
    }
    let finishing = async { while at_work.join_next().await.is_some() {} };
    if tokio::time::timeout(GRACE, finishing).await.is_err() {
        tracing::warn!("some deliveries did not finish in time; they are tried again later");
    }
    // What is left ends with the set.
}

/// Takes what is due, as far as there are lanes.
async fn take(app: &App, told: &watch::Receiver<bool>, at_work: &mut JoinSet<()>) -> Result<()> {
    let dispatcher = app.dispatcher();
    let free = LANES.saturating_sub(at_work.len());
    if free == 0 {
        return Ok(());
    }
    let now = app.now();
    let mut room_for_failing = free.saturating_sub(KEPT_FREE);
    let mut due = store::webhook_claims::due(app.database(), now, free).await?;
    due.retain(|one| {
        // Its own are there where the clock was turned past their leases.
        let wanted = !dispatcher.lanes().contains_key(&one.id) && (!one.failing || room_for_failing > 0);
        room_for_failing -= usize::from(wanted && one.failing);
        wanted
    });
    if due.is_empty() {
        return Ok(());
    }
    let wanted: Vec<_> = due.iter().map(|one| one.id).collect();
    let until = now.plus_millis(LEASE_MILLIS);
    let got = store::webhook_claims::claim(app.database(), &wanted, app.node(), now, until).await?;
    for one in due.into_iter().filter(|one| got.contains(&one.id)) {
        let wake = Arc::new(Notify::new());
        let place = Place::new(app, one.id, Arc::clone(&wake));
        let lane = Lane::new(app, one, wake, told.clone());
        at_work.spawn(async move {
            let _place = place;
            lane.run().await;
        });
    }
    Ok(())
}

/// A place among the lanes, given back however the lane ends.
struct Place {
    app: App,
    webhook: WebhookId,
}

impl Place {
    fn new(app: &App, webhook: WebhookId, wake: Arc<Notify>) -> Self {
        app.dispatcher().lanes().insert(webhook, wake);
        app.dispatcher().at_work.fetch_add(1, Ordering::Relaxed);
        Self { app: app.clone(), webhook }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.app.dispatcher().lanes().remove(&self.webhook);
        self.app.dispatcher().at_work.fetch_sub(1, Ordering::Relaxed);
    }
}
