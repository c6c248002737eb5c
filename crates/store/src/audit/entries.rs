//! Entries of the activity stream, as the audit trail sees them.

use model::Timestamp;
use model::audit::Entry;
use model::id::{ActivityId, DocumentId, WorkspaceId};
use serde_json::value::RawValue;

use crate::args;
use crate::engine::{Database, Row, StoreError};

/// The columns of an entry; the table is called `a`.
pub(super) const COLUMNS: &str = "a.id, a.workspace_id, a.event, a.actor_type, a.actor_id, a.actor_user_id,
    a.actor_name, a.document_id, a.template_id, a.message, a.metadata, a.ip, a.created_at, a.salt, a.erased_at,
    a.erasure_id, a.commitment, a.trail_number, a.trail_hash";

/// Reads an entry whose id was read already.
pub(super) fn rest(id: String, row: &mut Row) -> Result<Entry, StoreError> {
    Ok(Entry {
        id,
        workspace_id: row.take()?,
        event: row.take()?,
        actor_type: row.take()?,
        actor_id: row.take()?,
        actor_user_id: row.take()?,
        actor_name: row.take()?,
        document_id: row.take()?,
        template_id: row.take()?,
        message: row.take()?,
        metadata: metadata(row.take()?),
        ip: row.take()?,
        created_at: row.take()?,
        salt: row.take()?,
        erased_at: row.take()?,
        erasure_id: row.take()?,
        commitment: row.take()?,
        trail_number: row.take()?,
        trail_hash: row.take()?,
    })
}

/// Reads an entry.
pub(super) fn read(row: &mut Row) -> Result<Entry, StoreError> {
    let id = row.take()?;
    rest(id, row)
}

/// What stands there, as JSON. Somebody may have put something else there; then a text that no entry of ours has tells of it.
fn metadata(text: String) -> Box<RawValue> {
    RawValue::from_string(text).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

/// The entries in the chain of a document, after a number and up to another, in order, at most so many.
///
/// # Errors
/// When the database does not answer.
pub async fn of_document(
    database: &Database,
    workspace: WorkspaceId,
    document: DocumentId,
    after: i64,
    up_to: i64,
    limit: i64,
) -> Result<Vec<Entry>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM activity a
         WHERE a.workspace_id = $1 AND a.document_id = $2 AND a.trail_number > $3 AND a.trail_number <= $4
         ORDER BY a.trail_number LIMIT $5"
    );
    database.query(sql, args![workspace, document, after, up_to, limit], |mut row| read(&mut row)).await
}

/// The entry of that id, made at that moment.
///
/// # Errors
/// When the database does not answer.
pub async fn one(
    database: &Database,
    workspace: WorkspaceId,
    at: Timestamp,
    id: ActivityId,
) -> Result<Option<Entry>, StoreError> {
    let sql =
        format!("SELECT {COLUMNS} FROM activity a WHERE a.workspace_id = $1 AND a.created_at = $2 AND a.id = $3");
    Ok(database.query(sql, args![workspace, at, id], |mut row| read(&mut row)).await?.pop())
}

/// Whether the chain of a document has an entry of that number.
///
/// # Errors
/// When the database does not answer.
pub async fn exists(database: &Database, document: &str, number: i64) -> Result<bool, StoreError> {
    const SQL: &str = "SELECT trail_number FROM activity
                       WHERE document_id = $1 AND trail_number = $2 AND trail_number IS NOT NULL LIMIT 1";
    let found = database.lookup(SQL, args![document, number], |mut row| row.take::<i64>()).await?;
    Ok(!found.is_empty())
}
