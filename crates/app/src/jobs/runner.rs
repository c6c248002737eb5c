//! Taking jobs from the outbox and doing them, beside the requests.
//!
//! Each kind has a lane: a task that takes what is due while it has hands free. It is woken when a change with jobs is
//! committed on this node, and looks by itself twice a second for what other nodes wrote, what was put off, and what dead
//! nodes left behind. A node wakes others only for what it does not come to itself: because it does no jobs, or because
//! all its hands are full.

use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use futures::FutureExt;
use model::Result;
use model::error::Chain;
use model::trace::TraceContext;
use store::Write;
use store::outbox::ClaimedJob;
use tokio::sync::{Notify, watch};
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::Instant;

use super::due::watch_the_clock;
use super::handle::handle;
use super::{Kind, Outcome, Why};
use crate::traces::{self, OpenSpan, SpanKind};
use crate::{App, setback};

/// How often a lane looks by itself.
const PACE: Duration = Duration::from_millis(500);
/// How long a job is taken for; whoever works longer takes it anew in time.
const LEASE_MILLIS: i64 = 60_000;
const RENEWED_EVERY: Duration = Duration::from_secs(20);
/// How long jobs that are under way may take to finish at the stop.
const GRACE: Duration = Duration::from_secs(10);

/// Is told how attempts end; for measurements.
pub trait JobObserver: Send + Sync + 'static {
    /// An attempt at a job of that kind ended so, `done`, `retry` or `failed`, after that time.
    fn attempted(&self, kind: &'static str, outcome: &'static str, took: Duration);
}

#[derive(Default)]
pub(crate) struct Runner {
    wakes: [Notify; Kind::ALL.len()],
    observer: OnceLock<Arc<dyn JobObserver>>,
    running: Mutex<Option<Running>>,
}

struct Running {
    stop: watch::Sender<bool>,
    lanes: Vec<JoinHandle<()>>,
}

impl Runner {
    pub fn start(&self, app: &App) {
        let (stop, stopped) = watch::channel(false);
        let lanes = Kind::ALL.into_iter().map(|kind| tokio::spawn(lane(app.clone(), kind, stopped.clone())));
        let clock = tokio::spawn(watch_the_clock(app.clone(), stopped.clone()));
        let lanes = lanes.chain([clock]).collect();
        *self.running() = Some(Running { stop, lanes });
    }

    /// Takes no more jobs, waits a while for those under way, and lets the others go.
    pub async fn stop(&self, app: &App) {
        let Some(Running { stop, lanes }) = self.running().take() else { return };
        // Fails only when all lanes have ended already.
        let _ = stop.send(true);
        for lane in lanes {
            let _ = lane.await;
        }
        let mut write = Write::new();
        store::outbox::release(&mut write, app.node(), app.now());
        if let Err(error) = app.database().commit(write).await {
            tracing::warn!(error = %Chain(&error), "jobs could not be let go; they are due when their leases end");
        }
    }

    /// Has the lane of a kind look at once.
    pub fn wake(&self, kind: Kind) {
        self.wakes[kind as usize].notify_one();
    }

    /// Has all lanes look at once.
    pub fn wake_all(&self) {
        for kind in Kind::ALL {
            self.wake(kind);
        }
    }

    /// Whether jobs are done on this node.
    pub fn is_at_work(&self) -> bool {
        self.running().is_some()
    }

    pub fn observe(&self, observer: Arc<dyn JobObserver>) {
        // The first one counts; there is only one.
        let _ = self.observer.set(observer);
    }

    fn count(&self, kind: Kind, outcome: &Outcome, took: Duration) {
        if let Some(observer) = self.observer.get() {
            observer.attempted(kind.name(), outcome.name(), took);
        }
    }

    fn running(&self) -> std::sync::MutexGuard<'_, Option<Running>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn lane(app: App, kind: Kind, mut stopped: watch::Receiver<bool>) {
    let mut pace = tokio::time::interval(PACE);
    pace.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut at_work = JoinSet::new();
    let wake = &app.runner().wakes[kind as usize];
    loop {
        tokio::select! {
            _ = stopped.changed() => break,
            () = wake.notified() => {}
            _ = pace.tick() => {}
            Some(_) = at_work.join_next() => {}
        }
        // What ended while we were elsewhere.
        while at_work.try_join_next().is_some() {}
        if let Err(error) = take(&app, kind, &mut at_work).await {
            setback::tell(&app, &error, "jobs could not be taken; it is tried again");
        }
    }
    let finishing = async { while at_work.join_next().await.is_some() {} };
    if tokio::time::timeout(GRACE, finishing).await.is_err() {
        tracing::warn!(kind = kind.name(), "some jobs did not finish in time; they are done again later");
    }
    // What is left ends with the set.
}

/// Takes what is due, while enough hands are free that it is worth a write.
async fn take(app: &App, kind: Kind, at_work: &mut JoinSet<()>) -> Result<()> {
    // Links in mails begin with the service's address, which is known once it listens.
    if app.base_url().is_empty() {
        return Ok(());
    }
    // What removes files would only find that it has to wait. It asks again: this may change before it does its work.
    if kind.deletes_files()
        && (!app.file_tie().fits() || store::file_holds::any(app.database(), app.now()).await?)
    {
        return Ok(());
    }
    loop {
        let free = kind.at_once().saturating_sub(at_work.len());
        if free * 4 < kind.at_once() {
            return Ok(());
        }
        let now = app.now();
        let until = now.plus_millis(LEASE_MILLIS);
        let jobs = store::outbox::claim(app.database(), kind.name(), free, app.node(), now, until).await?;
        let were_all = jobs.len() < free;
        for job in jobs {
            at_work.spawn(work(app.clone(), kind, job));
        }
        if were_all {
            return Ok(());
        }
        // There may be more than these hands can do.
        app.peers().tell_jobs(app, [kind]);
    }
}

async fn work(app: App, kind: Kind, job: ClaimedJob) {
    let (started, span) = (Instant::now(), traces::begin(&app, parent(&job), SpanKind::Consumer));
    let place = span.as_ref().map(OpenSpan::context);
    let attempt = AssertUnwindSafe(traces::within(place, handle(&app, kind, &job))).catch_unwind();
    let attempted = tokio::select! {
        attempted = attempt => attempted,
        () = renew(&app, &job) => return,
    };
    let outcome = match attempted {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(error)) => Outcome::Retry(Why::from(&error)),
        Err(_) => Outcome::Retry("the handler panicked".to_owned().into()),
    };
    app.runner().count(kind, &outcome, started.elapsed());
    if let Some(span) = span {
        let attributes = vec![
            ("countersign.job", job.id.to_string()),
            ("countersign.workspace", job.workspace.to_string()),
            ("countersign.attempt", job.attempts.to_string()),
            ("countersign.outcome", outcome.name().to_owned()),
        ];
        let failed = !matches!(outcome, Outcome::Done);
        app.traces().end(span.ended(format!("job {}", kind.name()), failed, attributes));
    }
    if let Err(error) = settle(&app, kind, &job, &outcome).await {
        // Its lease ends, and it is done again.
        tracing::warn!(job = %job.id, error = %Chain(&error), "a job could not be settled");
    }
}

/// The step of a trace that the job follows from.
fn parent(job: &ClaimedJob) -> Option<TraceContext> {
    job.trace.as_deref().and_then(TraceContext::parse)
}

/// Takes the job anew again and again, for as long as the work takes.
async fn renew(app: &App, job: &ClaimedJob) {
    loop {
        tokio::time::sleep(RENEWED_EVERY).await;
        let mut write = Write::new();
        store::outbox::renew(&mut write, job, app.now().plus_millis(LEASE_MILLIS));
        if let Err(error) = app.database().commit(write).await {
            tracing::warn!(job = %job.id, error = %Chain(&error), "a job could not be kept");
        }
    }
}

async fn settle(app: &App, kind: Kind, job: &ClaimedJob, outcome: &Outcome) -> Result<()> {
    let mut write = Write::new();
    match outcome {
        Outcome::Done => store::outbox::forget(&mut write, job),
        Outcome::Retry(why) => {
            let run_at = app.now().plus_millis(kind.pause(job.attempts, app.random()));
            let (attempts, gist) = (job.attempts, &why.gist);
            tracing::warn!(job = %job.id, kind = kind.name(), attempts, why = gist, "a job is tried again");
            store::outbox::put_off(&mut write, job, run_at, &why.words);
        }
        Outcome::Failed(why) => {
            let (attempts, gist) = (job.attempts, &why.gist);
            tracing::error!(job = %job.id, kind = kind.name(), attempts, why = gist, "a job was given up");
            store::outbox::give_up(&mut write, job, app.now(), &why.words);
        }
    }
    app.database().commit(write).await?;
    Ok(())
}
