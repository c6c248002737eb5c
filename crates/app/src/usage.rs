//! How much of its plan a workspace has used.

use model::id::WorkspaceId;
use model::plan::Plan;
use model::{Result, Timestamp};

use crate::{App, metering};

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
