//! What respondents filled in and have not submitted.

use model::Timestamp;
use model::id::{RespondentId, WorkspaceId};

use crate::args;
use crate::engine::{Database, StoreError, Write};

/// Keeps a draft in place of the one before.
pub fn put(write: &mut Write, workspace: WorkspaceId, respondent: RespondentId, content: &str, now: Timestamp) {
    write.one(
        "draft",
        "INSERT INTO drafts (workspace_id, respondent_id, content, saved_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (respondent_id) DO UPDATE SET content = excluded.content, saved_at = excluded.saved_at",
        args![workspace, respondent, content, now],
    );
}

/// Forgets a draft.
pub fn delete(write: &mut Write, workspace: WorkspaceId, respondent: RespondentId) {
    write.any("DELETE FROM drafts WHERE workspace_id = $1 AND respondent_id = $2", args![workspace, respondent]);
}

/// A respondent's draft, as JSON.
///
/// # Errors
/// When the database does not answer.
pub async fn find(
    database: &Database,
    workspace: WorkspaceId,
    respondent: RespondentId,
) -> Result<Option<String>, StoreError> {
    const SQL: &str = "SELECT content FROM drafts WHERE workspace_id = $1 AND respondent_id = $2";
    Ok(database.lookup(SQL, args![workspace, respondent], |mut row| row.take()).await?.pop())
}
