//! What runs beside the requests, in one task: allowances handed back, the search index filled, the audit chains linked and
//! signed, seals renewed, last uses of keys and calls by the day written down, old rows cleared away.

use std::time::Duration;

use model::{Result, Timestamp};
use store::Write;
use tokio::sync::watch;

use crate::background::Background;
use crate::{App, Duties, audit, sealing, setback};

/// The pace of the task where other nodes may be waiting for an answer, and where there are none.
const SHARED_PACE: Duration = Duration::from_millis(200);
const OWN_PACE: Duration = Duration::from_secs(2);
const LINKING_MILLIS: i64 = 1_000;
const USES_MILLIS: i64 = 15_000;
const CHECKPOINTS_MILLIS: i64 = 60_000;
const RENEWALS_MILLIS: i64 = 300_000;
const CLEARING_MILLIS: i64 = 300_000;

#[derive(Default)]
pub(crate) struct Upkeep {
    task: Background<Duties>,
}

impl Upkeep {
    pub async fn start(&self, app: &App, duties: Duties) -> Result<()> {
        if !app.database().is_shared() {
            // No other node can be at work: what is reserved was left by a process that died.
            let mut write = Write::new();
            store::idempotency::release_all(&mut write);
            store::allowances::forget_all_holdings(&mut write);
            store::outbox::release_everybodys(&mut write, app.now());
            store::webhook_claims::release_everybodys(&mut write);
            app.database().commit(write).await?;
        }
        self.task.start(|stopped| run(app.clone(), duties, stopped));
        Ok(())
    }

    pub async fn stop(&self, app: &App) {
        if self.task.stop().await.is_some_and(|duties| duties != Duties::Requests)
            && let Err(error) = audit::sign_all(app).await
        {
            tracing::warn!(error = %model::error::Chain(&error), "the audit trail could not be signed at the stop");
        }
        if let Err(error) = last_words(app).await {
            tracing::warn!(
                error = %model::error::Chain(&error),
                "could not write everything down at the stop"
            );
        }
    }
}

async fn last_words(app: &App) -> Result<()> {
    app.meter().give_back_all(app).await?;
    app.meter().write_days(app).await?;
    let mut write = Write::new();
    app.keyring().write_uses(&mut write);
    app.sealer().write_answer(&mut write);
    app.database().commit(write).await?;
    Ok(())
}

async fn run(app: App, duties: Duties, mut stopped: watch::Receiver<bool>) -> Duties {
    let shared = app.database().is_shared();
    let mut pace = tokio::time::interval(if shared { SHARED_PACE } else { OWN_PACE });
    pace.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut due = Due::default();
    loop {
        tokio::select! {
            _ = stopped.changed() => return duties,
            _ = pace.tick() => {}
        }
        round(&app, duties, &mut due).await;
    }
}

/// When each duty was last done.
struct Due {
    linking: Timestamp,
    uses: Timestamp,
    checkpoints: Timestamp,
    renewals: Timestamp,
    clearing: Timestamp,
}

impl Default for Due {
    fn default() -> Self {
        let never = Timestamp::from_millis(0);
        Self { linking: never, uses: never, checkpoints: never, renewals: never, clearing: never }
    }
}

/// Does a duty that may fail. The others do not wait until it succeeds.
async fn attempt(app: &App, what: &'static str, duty: impl Future<Output = Result<()>>) -> bool {
    match duty.await {
        Ok(()) => true,
        Err(error) => {
            setback::tell(app, &error, what);
            false
        }
    }
}

/// Does a duty where it is due. One that failed stays so.
async fn when_due(
    app: &App,
    last: &mut Timestamp,
    every_millis: i64,
    what: &'static str,
    duty: impl Future<Output = Result<()>>,
) {
    let now = app.now();
    if now.millis() - last.millis() >= every_millis && attempt(app, what, duty).await {
        *last = now;
    }
}

async fn round(app: &App, duties: Duties, due: &mut Due) {
    let shared = app.database().is_shared();
    attempt(app, "idle allowances could not be given back", app.meter().give_back_idle(app)).await;
    attempt(app, "the index of the activity is behind", async {
        Ok(store::activity_search::catch_up(app.database()).await.map(drop)?)
    })
    .await;
    attempt(app, "the index of the documents is behind", async {
        Ok(store::document_search::catch_up(app.database()).await.map(drop)?)
    })
    .await;
    if shared {
        attempt(app, "recalled allowances could not be given back", app.meter().give_back_recalled(app)).await;
    }
    when_due(app, &mut due.uses, USES_MILLIS, "what was used could not be written down", write_uses(app)).await;
    if duties != Duties::Requests {
        work(app, due).await;
    }
}

async fn write_uses(app: &App) -> Result<()> {
    app.meter().write_days(app).await?;
    let mut write = Write::new();
    app.keyring().write_uses(&mut write);
    app.sealer().write_answer(&mut write);
    if !write.is_empty() {
        app.database().commit(write).await?;
    }
    Ok(())
}

/// What belongs to no node alone.
async fn work(app: &App, due: &mut Due) {
    let every = if app.database().is_shared() { LINKING_MILLIS } else { 0 };
    when_due(app, &mut due.linking, every, "the audit trail could not be linked", async {
        Ok(store::audit::catch_up(app.database()).await.map(drop)?)
    })
    .await;
    let signing = audit::sign_due(app);
    when_due(app, &mut due.checkpoints, CHECKPOINTS_MILLIS, "the audit trail could not be signed", signing).await;
    let renewals = sealing::queue_due_renewals(app);
    when_due(app, &mut due.renewals, RENEWALS_MILLIS, "seals could not be looked at", renewals).await;
    when_due(app, &mut due.clearing, CLEARING_MILLIS, "what is over could not be cleared", clear(app)).await;
}

/// Forgets what is over.
async fn clear(app: &App) -> Result<()> {
    let now = app.now();
    let mut write = Write::new();
    store::sessions::delete_expired(&mut write, now, app.sessions().idle_since(now));
    store::half_sessions::delete_expired(&mut write, now);
    store::password_resets::delete_expired(&mut write, now);
    store::address_changes::delete_expired(&mut write, now);
    if app.database().is_shared() {
        store::allowances::forget_holdings_of_the_dead(&mut write, now);
    }
    store::tries::forget_over(&mut write, now);
    store::idempotency::forget_old(&mut write, now);
    store::daily_calls::forget_old(&mut write, now);
    store::bulk::forget_old(&mut write, now);
    store::allowances::forget_minutes(&mut write, now.plus_millis(-CLEARING_MILLIS));
    // What is delivered nowhere any more goes last.
    store::deliveries::forget_old(&mut write, now);
    store::events::forget_old(&mut write, now);
    Ok(app.database().commit(write).await.map(drop)?)
}
