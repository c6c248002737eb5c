//! Templates that were made for one document: which of them may go.
//!
//! Like documents that were kept for long enough, they are found by the clock, over all workspaces at once.

use model::Timestamp;
use model::body::BodyHash;
use model::id::{TemplateId, WorkspaceId};
use model::template::Template;

use crate::engine::{Database, StoreError, Write};
use crate::{args, lost};

/// Templates that are found at once.
pub const BATCH: usize = 100;
/// The same as an argument.
const LIMIT: i64 = 100;

/// The templates at which it is time to look.
///
/// # Errors
/// When the database does not answer.
pub async fn due(database: &Database, now: Timestamp) -> Result<Vec<(WorkspaceId, TemplateId)>, StoreError> {
    const SQL: &str =
        "SELECT workspace_id, id FROM templates WHERE clear_after <= $1 ORDER BY clear_after LIMIT $2";
    database.query(SQL, args![now, LIMIT], |mut row| Ok((row.take()?, row.take()?))).await
}

/// Whether a document is made from a template, or ordered.
///
/// # Errors
/// When the database does not answer.
pub async fn is_used(
    database: &Database,
    workspace: WorkspaceId,
    template: TemplateId,
) -> Result<bool, StoreError> {
    const SQL: &str = "SELECT id FROM documents WHERE workspace_id = $1 AND template_id = $2
                       UNION ALL
                       SELECT id FROM bulk_jobs
                       WHERE workspace_id = $1 AND template_id = $2 AND completed_at IS NULL
                       LIMIT 1";
    Ok(!database.query(SQL, args![workspace, template], |mut row| row.take::<String>()).await?.is_empty())
}

/// Has it looked at that time whether a template is needed still, where it was made for one document.
pub fn look_at(write: &mut Write, workspace: WorkspaceId, template: TemplateId, at: Timestamp) {
    const SQL: &str =
        "UPDATE templates SET clear_after = $3 WHERE workspace_id = $1 AND id = $2 AND clear_after IS NOT NULL";
    write.any(SQL, args![workspace, template, at]);
}

/// As [`look_at`], of a template that was found to be needed. The write is lost under the label `template` where another time
/// was set meanwhile, or the template is gone.
pub fn look_again(write: &mut Write, workspace: WorkspaceId, template: &Template, at: Timestamp) {
    const SQL: &str =
        "UPDATE templates SET clear_after = $4 WHERE workspace_id = $1 AND id = $2 AND clear_after = $3";
    let summary = &template.summary;
    write.one(lost::TEMPLATE, SQL, args![workspace, summary.id, summary.clear_after, at]);
}

/// Every body that a template has or had.
///
/// # Errors
/// When the database does not answer.
pub async fn bodies(
    database: &Database,
    workspace: WorkspaceId,
    template: TemplateId,
) -> Result<Vec<BodyHash>, StoreError> {
    const SQL: &str = "SELECT body_hash FROM templates WHERE workspace_id = $1 AND id = $2
                       UNION
                       SELECT body_hash FROM template_versions WHERE workspace_id = $1 AND template_id = $2";
    database.query(SQL, args![workspace, template], |mut row| Ok(BodyHash::stored(row.take()?))).await
}
