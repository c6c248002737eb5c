//! What respondents filled in and have not submitted.

use model::Timestamp;
use model::id::{RespondentId, WorkspaceId};

use crate::args;
use crate::engine::{Database, Dialect, StoreError, Write};

/// What somebody filled in.
#[derive(Debug, Clone, Copy)]
pub struct Draft<'a> {
    /// Who.
    pub respondent: RespondentId,
    /// The generation of the link that they came through.
    pub generation: i64,
    /// What was kept before, as it was read; nothing where there was none.
    pub before: Option<&'a str>,
    /// Their answers, as JSON.
    pub content: &'a str,
}

/// Keeps a draft in place of the one before. The write is lost where that was changed meanwhile, and where its writer has
/// submitted or has another link: nothing would take it away again.
pub fn put(write: &mut Write, dialect: Dialect, workspace: WorkspaceId, draft: &Draft<'_>, now: Timestamp) {
    let Draft { respondent, generation, before, content } = *draft;
    write.one(
        "draft",
        format!(
            "INSERT INTO drafts (workspace_id, respondent_id, content, saved_at)
             SELECT workspace_id, id, CAST($4 AS TEXT), CAST($5 AS BIGINT) FROM respondents
             WHERE workspace_id = $1 AND id = $2 AND link_generation = $3 AND status IN ('invited', 'opened') {}
             ON CONFLICT (respondent_id) DO UPDATE SET content = excluded.content, saved_at = excluded.saved_at
             WHERE drafts.content = CAST($6 AS TEXT)",
            dialect.unchanged()
        ),
        args![workspace, respondent, generation, content, now, before],
    );
}

/// Forgets a draft. It comes after the row of its writer in a change: one that is being kept at the same moment waits for
/// that.
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
