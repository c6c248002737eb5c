//! The activity stream.

use model::Timestamp;
use model::activity::{Activity, ActivityFilter, Event, NewActivity};
use model::id::{ActivityKind, UserId, WorkspaceId};
use model::page::{Page, PageRequest, Position};
use serde_json::value::RawValue;

use crate::conditions::Conditions;
use crate::engine::{Database, Dialect, Row, StoreError, Write};
use crate::{activity_search, args};

const COLUMNS: &str = "id, event, actor_type, actor_id, actor_name, document_id, template_id, message, metadata, ip, \
                       created_at";

fn read(mut row: Row) -> Result<Activity, StoreError> {
    Ok(Activity {
        id: row.take()?,
        event: row.take()?,
        actor_type: row.parse()?,
        actor_id: row.take()?,
        actor_name: row.take()?,
        document: row.take()?,
        template: row.take()?,
        message: row.take()?,
        metadata: RawValue::from_string(row.take()?).map_err(|error| StoreError::Corrupt(Box::new(error)))?,
        ip: row.take()?,
        created_at: row.take()?,
    })
}

/// Adds a row.
pub fn insert(write: &mut Write, workspace: WorkspaceId, activity: &NewActivity) {
    write.one(
        "activity",
        "INSERT INTO activity (workspace_id, id, event, actor_type, actor_id, actor_user_id, actor_name, document_id,
                               template_id, message, metadata, ip, words, created_at, salt, trail_number, trail_hash)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)",
        args![
            workspace,
            activity.id,
            activity.event.name(),
            activity.actor.kind().name(),
            activity.actor.id(),
            activity.actor.user(),
            activity.actor.name(),
            activity.document,
            activity.template,
            &activity.message,
            activity.metadata_text(),
            activity.ip.as_ref(),
            activity.search_words(),
            activity.at,
            activity.salt,
            activity.link.map(|link| link.length),
            activity.link.map(|link| link.head),
        ],
    );
}

/// The conditions of a filter, with their arguments.
fn conditions(workspace: WorkspaceId, filter: &ActivityFilter, dialect: Dialect) -> Conditions {
    let mut conditions = Conditions::new("workspace_id", workspace);
    conditions.any_of("event", filter.events.iter().map(|event| event.name()));
    if let Some(kind) = filter.actor {
        conditions.equal("actor_type", kind.name());
    }
    if let Some(id) = &filter.actor_id {
        // A member's filter also shows what was done with that member's keys. The two columns are never looked
        // through together, which no index could serve.
        let column = if id.parse::<UserId>().is_ok() { "actor_user_id" } else { "actor_id" };
        conditions.equal(column, id);
    }
    conditions.between("created_at", filter.from, filter.to);
    if !filter.words.is_empty() {
        let place = conditions.arg(dialect.search_argument(&filter.words));
        conditions.and(&dialect.activity_search(&place));
    }
    conditions
}

/// A page of a workspace's stream, newest first.
///
/// # Errors
/// When the database does not answer.
pub async fn page(
    database: &Database,
    workspace: WorkspaceId,
    filter: &ActivityFilter,
    request: PageRequest<ActivityKind>,
) -> Result<Page<Activity, ActivityKind>, StoreError> {
    if !filter.words.is_empty() {
        activity_search::catch_up(database).await?;
    }
    let mut conditions = conditions(workspace, filter, database.dialect());
    conditions.after("created_at, id", request.after);
    let limit = conditions.arg(request.limit + 1);
    let sql = format!(
        "SELECT {COLUMNS} FROM activity WHERE {} ORDER BY created_at DESC, id DESC LIMIT {limit}",
        conditions.sql
    );
    let rows = database.query(sql, conditions.args, read).await?;
    Ok(Page::cut(rows, request.limit, |row| Position { created_at: row.created_at, id: row.id }))
}

/// How many rows a filter finds; only for an export that had to leave some out.
///
/// # Errors
/// When the database does not answer.
pub async fn count(
    database: &Database,
    workspace: WorkspaceId,
    filter: &ActivityFilter,
) -> Result<i64, StoreError> {
    if !filter.words.is_empty() {
        activity_search::catch_up(database).await?;
    }
    let conditions = conditions(workspace, filter, database.dialect());
    let sql = format!("SELECT count(*) FROM activity WHERE {}", conditions.sql);
    Ok(database.query(sql, conditions.args, |mut row| row.take()).await?.pop().unwrap_or(0))
}

/// How often something happened on each day, UTC, since one; days are named by their first moment. It is read from an index
/// and only as far back as wanted.
///
/// # Errors
/// When the database does not answer.
pub async fn by_day(
    database: &Database,
    workspace: WorkspaceId,
    event: Event,
    first: Timestamp,
) -> Result<Vec<(Timestamp, i64)>, StoreError> {
    const SQL: &str = "SELECT created_at / 86400000 * 86400000, count(*) FROM activity
                       WHERE workspace_id = $1 AND event = $2 AND created_at >= $3 GROUP BY 1 ORDER BY 1";
    let map = |mut row: Row| Ok((row.take()?, row.take()?));
    database.query(SQL, args![workspace, event.name(), first], map).await
}
