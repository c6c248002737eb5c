//! Workspaces, their plans and entitlements.

use model::Timestamp;
use model::id::WorkspaceId;
use model::locale::ZoneName;
use model::name::Name;
use model::plan::{Plan, PlanLimits};
use model::workspace::{Entitlements, Workspace};

use crate::args;
use crate::engine::{Database, Row, StoreError, Write};

pub(crate) const COLUMNS: &str = "w.id, w.name, w.plan, w.plan_calls, w.plan_per_minute, w.entitlement_api, w.entitlement_webhooks, w.language, w.time_zone, w.created_at";

pub(crate) fn read(row: &mut Row) -> Result<Workspace, StoreError> {
    let id = row.take()?;
    let name = Name::stored(row.take()?);
    let plan: Plan = row.parse()?;
    let calls: Option<i64> = row.take()?;
    let per_minute: Option<i64> = row.take()?;
    let plan = match (plan, calls, per_minute) {
        (Plan::Enterprise(_), Some(calls_per_month), Some(per_minute)) => {
            Plan::Enterprise(PlanLimits { calls_per_month, per_minute })
        }
        (plan, ..) => plan,
    };
    let entitlements = Entitlements { api: row.take()?, webhooks: row.take()? };
    let (language, time_zone) = (row.parse()?, ZoneName::stored(row.take()?));
    Ok(Workspace { id, name, plan, entitlements, language, time_zone, created_at: row.take()? })
}

/// The numbers that are stored beside the plan's name: only Enterprise has its own.
const fn own_limits(plan: Plan) -> (Option<i64>, Option<i64>) {
    match plan {
        Plan::Enterprise(limits) => (Some(limits.calls_per_month), Some(limits.per_minute)),
        Plan::Starter | Plan::Pro | Plan::Business => (None, None),
    }
}

/// Adds a workspace.
pub fn insert(write: &mut Write, workspace: &Workspace) {
    let (calls, per_minute) = own_limits(workspace.plan);
    write.one(
        "workspace",
        "INSERT INTO workspaces (id, name, plan, plan_calls, plan_per_minute, entitlement_api, entitlement_webhooks,
                                 language, time_zone, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        args![
            workspace.id,
            workspace.name.as_str(),
            workspace.plan.name(),
            calls,
            per_minute,
            workspace.entitlements.api,
            workspace.entitlements.webhooks,
            workspace.language.tag(),
            workspace.time_zone.as_str(),
            workspace.created_at,
        ],
    );
}

/// Changes a workspace's plan.
pub fn set_plan(write: &mut Write, id: WorkspaceId, plan: Plan) {
    let (calls, per_minute) = own_limits(plan);
    write.one(
        "workspace",
        "UPDATE workspaces SET plan = $2, plan_calls = $3, plan_per_minute = $4 WHERE id = $1",
        args![id, plan.name(), calls, per_minute],
    );
}

/// Changes what a workspace may use; what is left out stays.
pub fn set_entitlements(write: &mut Write, id: WorkspaceId, api: Option<bool>, webhooks: Option<bool>) {
    for (column, wanted) in [("entitlement_api", api), ("entitlement_webhooks", webhooks)] {
        if let Some(wanted) = wanted {
            write.one(
                "workspace",
                format!("UPDATE workspaces SET {column} = $2 WHERE id = $1"),
                args![id, wanted],
            );
        }
    }
}

/// Changes a workspace's name, language and time zone.
pub fn describe(write: &mut Write, workspace: &Workspace) {
    write.one(
        "workspace",
        "UPDATE workspaces SET name = $2, language = $3, time_zone = $4 WHERE id = $1",
        args![workspace.id, workspace.name.as_str(), workspace.language.tag(), workspace.time_zone.as_str()],
    );
}

/// The workspace of that id.
///
/// # Errors
/// When the database does not answer.
pub async fn find(database: &Database, id: WorkspaceId) -> Result<Option<Workspace>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM workspaces w WHERE w.id = $1");
    Ok(database.lookup(sql, args![id], |mut row| read(&mut row)).await?.pop())
}

/// The time zone of a workspace; UTC where there is no such workspace any more.
///
/// # Errors
/// When the database does not answer.
pub async fn time_zone(database: &Database, id: WorkspaceId) -> Result<ZoneName, StoreError> {
    const SQL: &str = "SELECT time_zone FROM workspaces WHERE id = $1";
    let found = database.lookup(SQL, args![id], |mut row| row.take().map(ZoneName::stored)).await?;
    Ok(found.into_iter().next().unwrap_or_default())
}

/// All workspaces, oldest first; for the operator's command line.
///
/// # Errors
/// When the database does not answer.
pub async fn all(database: &Database) -> Result<Vec<Workspace>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM workspaces w ORDER BY w.created_at, w.id");
    database.query(sql, args![], |mut row| read(&mut row)).await
}

/// Whether there is any workspace: without one, the instance still waits to be set up.
///
/// # Errors
/// When the database does not answer.
pub async fn any(database: &Database) -> Result<bool, StoreError> {
    let found =
        database.lookup("SELECT created_at FROM workspaces LIMIT 1", args![], |mut row| row.take::<Timestamp>());
    Ok(!found.await?.is_empty())
}
