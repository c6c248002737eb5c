//! Seals that need another time stamp, by the clock. Like what `reminders` finds, they are looked for over all workspaces.

use model::Timestamp;
use model::id::{DocumentId, WorkspaceId};

use crate::engine::{Database, StoreError, Write};
use crate::{args, lost};

/// A document whose seal is due.
#[derive(Debug, Clone, Copy)]
pub struct Due {
    /// Whose it is.
    pub workspace: WorkspaceId,
    /// Which.
    pub document: DocumentId,
    /// Since when.
    pub since: Timestamp,
}

/// The seals that are due at a moment, those first that have been for the longest, at most so many.
///
/// # Errors
/// When the database does not answer.
pub async fn due(database: &Database, now: Timestamp, limit: i64) -> Result<Vec<Due>, StoreError> {
    let sql = "SELECT workspace_id, id, seal_renewal_at FROM documents WHERE seal_renewal_at <= $1
               ORDER BY seal_renewal_at LIMIT $2";
    let read = |mut row: crate::engine::Row<'_>| {
        Ok(Due { workspace: row.take()?, document: row.take()?, since: row.take()? })
    };
    database.query(sql, args![now, limit], read).await
}

/// Notes when the seal of a document is due.
pub fn plan(write: &mut Write, workspace: WorkspaceId, document: DocumentId, at: Timestamp) {
    write.any(
        "UPDATE documents SET seal_renewal_at = $3 WHERE workspace_id = $1 AND id = $2",
        args![workspace, document, at],
    );
}

/// Puts off one that was due, so that nobody else takes it up before. The write is lost under the label `document` where somebody
/// was faster.
pub fn put_off(write: &mut Write, due: Due, until: Timestamp) {
    write.one(
        lost::DOCUMENT,
        "UPDATE documents SET seal_renewal_at = $4 WHERE workspace_id = $1 AND id = $2 AND seal_renewal_at = $3",
        args![due.workspace, due.document, due.since, until],
    );
}
