//! The two limits of a plan: calls a minute, calls a month.
//!
//! Both are counted in the database in blocks and served from memory (see [`store::allowances`]): never over, on any
//! number of nodes and whatever crashes; exact on one node; and a few hundredths of a database write per call. A workspace
//! that calls seldom waits for the database once a minute, where its node is the only one.

mod days;
mod pot;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use futures::{StreamExt, TryStreamExt, stream};
use model::id::WorkspaceId;
use model::plan::PlanLimits;
use model::{Error, Result, Timestamp};
use store::Write;
use store::allowances::{self, Kind};
use store::daily_calls;

use crate::App;
use pot::Pot;

/// Blocks that are given back at once at most.
const GIVEN_BACK: usize = 64;

/// What the present minute still allows; what the `X-RateLimit-*` headers say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Minute {
    /// Calls a minute.
    pub limit: i64,
    /// Calls left in this one.
    pub remaining: i64,
    /// When the next one begins.
    pub resets_at: Timestamp,
}

/// Whether a call may go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It may.
    Admitted,
    /// Too many in this minute; from the moment given there may be more.
    RateLimited(Timestamp),
    /// Too many in this month; from the moment given there may be more.
    QuotaExceeded(Timestamp),
}

/// A call measured against both limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Measured {
    /// The minute, this call included.
    pub minute: Minute,
    /// Whether it may go on.
    pub verdict: Verdict,
}

/// The calls that this node holds, by workspace.
#[derive(Default)]
pub(crate) struct Meter {
    pots: Mutex<HashMap<WorkspaceId, Arc<Pots>>>,
}

/// The calls of one workspace that this node holds.
struct Pots {
    minute: Arc<Pot>,
    month: Arc<Pot>,
}

impl Pots {
    fn new(workspace: WorkspaceId) -> Self {
        let pot = |kind| Arc::new(Pot::new(workspace, kind));
        Self { minute: pot(Kind::Minute), month: pot(Kind::Month) }
    }

    /// Fetches both blocks at once where there is neither: the first call of a workspace for a while waits for the disk once.
    async fn fill_if_dry(&self, app: &App, limits: PlanLimits, now: Timestamp) -> Result<()> {
        let pots = [(&self.minute, limits.per_minute), (&self.month, limits.calls_per_month)];
        if pots.iter().any(|(pot, limit)| !pot.is_dry(*limit, now)) {
            return Ok(());
        }
        let (pots, app) = (pots.map(|(pot, limit)| (Arc::clone(pot), limit)), app.clone());
        // In a task of its own: a caller who goes away must not take the blocks with them that were just fetched.
        tokio::spawn(async move { Pot::fetch_both(&app, pots).await }).await.map_err(Error::internal)?
    }
}

impl Meter {
    fn of(&self, workspace: WorkspaceId) -> Arc<Pots> {
        let mut pots = self.pots.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(pots.entry(workspace).or_insert_with(|| Arc::new(Pots::new(workspace))))
    }

    fn all(&self) -> Vec<Arc<Pot>> {
        let pots = self.pots.lock().unwrap_or_else(PoisonError::into_inner);
        pots.values().flat_map(|pots| [Arc::clone(&pots.minute), Arc::clone(&pots.month)]).collect()
    }

    /// Writes down how many calls each day had.
    pub async fn write_days(&self, app: &App) -> Result<()> {
        let counted: Vec<_> = self.all().into_iter().map(|pot| (take_days(&pot), pot)).collect();
        let mut write = Write::new();
        for (days, pot) in &counted {
            for (day, calls) in days {
                daily_calls::add(&mut write, pot.workspace(), *day, *calls);
            }
        }
        if write.is_empty() {
            return Ok(());
        }
        if let Err(error) = app.database().commit(write).await {
            // They are written with the next ones.
            for (days, pot) in counted {
                let mut waiting = pot.days();
                for (day, calls) in days {
                    waiting.add(day, calls);
                }
            }
            return Err(error.into());
        }
        Ok(())
    }

    /// Gives back what has not been used for a while, so that others can.
    pub async fn give_back_idle(&self, app: &App) -> Result<()> {
        self.give_back(app, pot::When::Idle).await
    }

    /// Gives back everything; at a clean stop nothing is wasted.
    pub async fn give_back_all(&self, app: &App) -> Result<()> {
        self.give_back(app, pot::When::Always).await
    }

    /// Many at once, so that they share transactions: one after the other, a thousand workspaces would wait for two thousand
    /// flushes to disk.
    async fn give_back(&self, app: &App, when: pot::When) -> Result<()> {
        let pots = stream::iter(self.all()).map(Ok);
        pots.try_for_each_concurrent(GIVEN_BACK, async |pot| pot.give_back(app, when).await).await
    }

    /// Gives back what other nodes have asked for.
    pub async fn give_back_recalled(&self, app: &App) -> Result<()> {
        for (workspace, start) in allowances::recalled(app.database(), app.node()).await? {
            self.of(workspace).month.answer_recall(app, start).await?;
        }
        Ok(())
    }
}

fn take_days(pot: &Pot) -> Vec<(Timestamp, i64)> {
    pot.days().take()
}

/// What a call costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cost {
    /// One call of the minute and one of the month.
    One,
    /// One call of the minute: for those that tell a client why it is refused.
    MinuteOnly,
}

/// Counts a call.
///
/// # Errors
/// When the database does not answer: a call that can't be counted is not admitted.
pub async fn measure(app: &App, workspace: WorkspaceId, limits: PlanLimits, cost: Cost) -> Result<Measured> {
    let now = app.now();
    let pots = app.meter().of(workspace);
    if cost == Cost::One {
        pots.fill_if_dry(app, limits, now).await?;
    }
    let drawn = pots.minute.draw(app, limits.per_minute, now).await?;
    let resets_at = drawn.start.plus_millis(60_000);
    let minute = Minute { limit: limits.per_minute, remaining: drawn.remaining, resets_at };
    if !drawn.admitted {
        return Ok(Measured { minute, verdict: Verdict::RateLimited(resets_at) });
    }
    if cost == Cost::One {
        if !pots.month.draw(app, limits.calls_per_month, now).await?.admitted {
            return Ok(Measured { minute, verdict: Verdict::QuotaExceeded(now.next_month()) });
        }
        pots.month.days().count(now);
    }
    Ok(Measured { minute, verdict: Verdict::Admitted })
}

/// What the minute still allows, without counting a call: for answers that come before the count.
#[must_use]
pub fn peek(app: &App, workspace: WorkspaceId, limits: PlanLimits) -> Minute {
    let now = app.now();
    let remaining = app.meter().of(workspace).minute.peek(limits.per_minute, now);
    Minute { limit: limits.per_minute, remaining, resets_at: now.minute().plus_millis(60_000) }
}

/// How many calls of this month have been admitted.
///
/// # Errors
/// When the database does not answer.
pub(crate) async fn used_this_month(app: &App, workspace: WorkspaceId) -> Result<i64> {
    app.meter().of(workspace).month.used(app).await
}

/// The calls of each day since one, those that only this node knows included.
///
/// # Errors
/// When the database does not answer.
pub(crate) async fn by_day(
    app: &App,
    workspace: WorkspaceId,
    first: Timestamp,
) -> Result<BTreeMap<Timestamp, i64>> {
    let written = daily_calls::since(app.database(), workspace, first).await?;
    let mut days: BTreeMap<_, _> = written.into_iter().collect();
    for (day, calls) in app.meter().of(workspace).month.days().waiting() {
        *days.entry(*day).or_default() += calls;
    }
    Ok(days)
}
