//! What somebody is asked to do, by their address.

use model::Timestamp;
use model::asked::Asked;
use model::form::RoleKind;
use model::id::WorkspaceId;

use crate::args;
use crate::engine::{Database, StoreError};

/// What waits for whoever has an address, in the form in which addresses are compared; what was asked last comes first.
///
/// # Errors
/// When the database does not answer.
pub async fn of_address(
    database: &Database,
    workspace: WorkspaceId,
    email_key: &str,
    now: Timestamp,
    limit: u32,
) -> Result<Vec<Asked>, StoreError> {
    // The states of the respondent are those of the index.
    const SQL: &str = "SELECT d.id, d.name, r.id, r.kind, r.invited_at, d.expires_at
                       FROM respondents r JOIN documents d ON d.id = r.document_id
                       WHERE r.workspace_id = $1 AND r.email_key = $2 AND r.status IN ('invited', 'opened')
                         AND (r.kind <> 'viewer' OR r.opened_at IS NULL)
                         AND d.status IN ('sent', 'in_progress') AND (d.expires_at IS NULL OR d.expires_at > $3)
                       ORDER BY r.invited_at DESC, r.id DESC LIMIT $4";
    database
        .query(SQL, args![workspace, email_key, now, limit], |mut row| {
            Ok(Asked {
                document: row.take()?,
                name: row.take()?,
                respondent: row.take()?,
                kind: RoleKind::named(&row.take::<String>()?)
                    .ok_or_else(|| StoreError::corrupt("unknown kind of role"))?,
                invited_at: row.take()?,
                expires_at: row.take()?,
            })
        })
        .await
}
