//! How much of its plan a workspace has used.

use std::collections::BTreeMap;

use model::activity::Event;
use model::id::WorkspaceId;
use model::plan::Plan;
use model::{Result, Timestamp};

use crate::{App, Call, metering, workspaces};

/// Days that are told one by one, today included.
const DAYS: i64 = 31;

/// The month so far.
#[derive(Debug, Clone)]
pub struct Usage {
    /// The plan.
    pub plan: Plan,
    /// Calls a month.
    pub limit: i64,
    /// Calls admitted this month.
    pub used: i64,
    /// Calls left this month.
    pub remaining: i64,
    /// When the next month begins.
    pub resets_at: Timestamp,
}

/// Tells how much of its plan a workspace has used this month.
///
/// # Errors
/// When the database does not answer.
pub async fn show(app: &App, workspace: WorkspaceId, plan: Plan) -> Result<Usage> {
    let limit = plan.limits().calls_per_month;
    let used = metering::used_this_month(app, workspace).await?;
    Ok(Usage { plan, limit, used, remaining: (limit - used).max(0), resets_at: app.now().next_month() })
}

/// What happened on a day, UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Day {
    /// Its first moment.
    pub start: Timestamp,
    /// Calls that were admitted.
    pub calls: i64,
    /// Documents that were created.
    pub created: i64,
    /// Documents that were completed.
    pub completed: i64,
}

/// Tells how much of its plan the workspace has used, and what happened on each of the last 31 days, the oldest first; administrators only. Documents are counted by what the
/// activity stream says, so those that were deleted since count as well.
///
/// # Errors
/// When the caller is no administrator, or the database does not answer.
pub async fn overview(app: &App, call: &Call) -> Result<(Usage, Vec<Day>)> {
    call.must_be_administrator()?;
    let plan = workspaces::show(app, call.workspace).await?.plan;
    let usage = show(app, call.workspace, plan).await?;
    Ok((usage, by_day(app, call).await?))
}

async fn by_day(app: &App, call: &Call) -> Result<Vec<Day>> {
    let first = app.now().day().plus_days(1 - DAYS);
    let calls = metering::by_day(app, call.workspace, first).await?;
    let created = happened(app, call, Event::DocumentCreated, first).await?;
    let completed = happened(app, call, Event::DocumentCompleted, first).await?;
    let of = |counts: &BTreeMap<Timestamp, i64>, day| counts.get(&day).copied().unwrap_or_default();
    let days = (0..DAYS).map(|number| first.plus_days(number));
    Ok(days
        .map(|start| Day {
            start,
            calls: of(&calls, start),
            created: of(&created, start),
            completed: of(&completed, start),
        })
        .collect())
}

async fn happened(app: &App, call: &Call, event: Event, first: Timestamp) -> Result<BTreeMap<Timestamp, i64>> {
    let days = store::activity::by_day(app.database(), call.workspace, event, first).await?;
    Ok(days.into_iter().collect())
}
