//! Addresses that want no more reminders from a workspace.

use model::Timestamp;
use model::email::EmailAddress;
use model::id::WorkspaceId;

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, lost};

/// Notes that an address wants no more reminders. The write is lost under the label `opt-out` when it is noted already.
pub fn insert(write: &mut Write, workspace: WorkspaceId, email: &EmailAddress, now: Timestamp) {
    write.one(
        lost::OPT_OUT,
        "INSERT INTO opt_outs (workspace_id, email_key, created_at) VALUES ($1, $2, $3)
         ON CONFLICT (workspace_id, email_key) DO NOTHING",
        args![workspace, email.key(), now],
    );
}

/// Takes that back. The write is lost under the label `opt-out` when there is nothing to take back.
pub fn delete(write: &mut Write, workspace: WorkspaceId, email: &EmailAddress) {
    write.one(
        lost::OPT_OUT,
        "DELETE FROM opt_outs WHERE workspace_id = $1 AND email_key = $2",
        args![workspace, email.key()],
    );
}

/// Forgets an address, whatever it wants.
pub fn forget(write: &mut Write, workspace: WorkspaceId, email_key: &str) {
    write.any("DELETE FROM opt_outs WHERE workspace_id = $1 AND email_key = $2", args![workspace, email_key]);
}

/// Whether an address wants no more reminders.
///
/// # Errors
/// When the database does not answer.
pub async fn is_noted(
    database: &Database,
    workspace: WorkspaceId,
    email: &EmailAddress,
) -> Result<bool, StoreError> {
    const SQL: &str = "SELECT email_key FROM opt_outs WHERE workspace_id = $1 AND email_key = $2";
    let map = |mut row: Row| row.take::<String>();
    Ok(!database.lookup(SQL, args![workspace, email.key()], map).await?.is_empty())
}
