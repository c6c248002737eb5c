//! Changing a workspace's plan.

use model::Result;
use model::activity::Event;
use model::id::WorkspaceId;
use model::plan::Plan;
use serde_json::json;

use crate::change::{About, Change};
use crate::{App, Call};

/// Changes the plan.
///
/// # Errors
/// When a number of the plan is not positive, there is no such workspace, or the database does not answer.
pub async fn set_plan(app: &App, id: WorkspaceId, plan: Plan) -> Result<()> {
    let limits = plan.limits();
    if limits.calls_per_month < 1 || limits.per_minute < 1 {
        return Err(model::Error::field("plan", "needs at least one call a month and a minute"));
    }
    super::show(app, id).await?;
    let call = Call::by_system(id);
    let mut change = Change::new(app, &call);
    store::workspaces::set_plan(change.write(), id, plan);
    change.record(
        Event::WorkspaceUpdated,
        About::NOTHING,
        format!("The plan was set to {plan}"),
        json!({ "plan": plan.name(), "callsPerMonth": limits.calls_per_month, "perMinute": limits.per_minute }),
    );
    change.commit(()).await?;
    app.keys_changed();
    Ok(())
}
