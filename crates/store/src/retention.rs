//! Documents that were kept for as long as their workspace wants.
//!
//! Like reminders, they are found by the clock, over all workspaces at once.

use model::Timestamp;
use model::id::{DocumentId, WorkspaceId};

use crate::args;
use crate::engine::{Database, StoreError};

/// Documents that are found at once.
pub const BATCH: usize = 100;
/// The same as an argument.
const LIMIT: i64 = 100;

/// Documents whose time is over. One that still waits for its seal is not among them.
///
/// # Errors
/// When the database does not answer.
pub async fn due(database: &Database, now: Timestamp) -> Result<Vec<(WorkspaceId, DocumentId)>, StoreError> {
    const SQL: &str = "SELECT d.workspace_id, d.id
                       FROM workspace_settings s JOIN documents d ON d.workspace_id = s.workspace_id
                       WHERE s.retention_days IS NOT NULL AND d.finished_at IS NOT NULL
                         AND d.finished_at <= CAST($1 AS BIGINT) - s.retention_days * 86400000
                         AND (d.status <> 'completed' OR d.seal IS NOT NULL)
                       LIMIT $2";
    database.query(SQL, args![now, LIMIT], |mut row| Ok((row.take()?, row.take()?))).await
}

/// Whether a document is still to be deleted: what was found due was so a while ago, and the workspace may keep its documents
/// longer by now.
///
/// # Errors
/// When the database does not answer.
pub async fn is_due(
    database: &Database,
    workspace: WorkspaceId,
    document: DocumentId,
    now: Timestamp,
) -> Result<bool, StoreError> {
    const SQL: &str = "SELECT s.retention_days
                       FROM workspace_settings s JOIN documents d ON d.workspace_id = s.workspace_id
                       WHERE d.workspace_id = $1 AND d.id = $2
                         AND d.finished_at <= CAST($3 AS BIGINT) - s.retention_days * 86400000";
    Ok(database.look_up_one::<i64>(SQL, args![workspace, document, now]).await?.is_some())
}
