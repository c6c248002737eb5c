//! The people invited to a document.

use model::Timestamp;
use model::email::EmailAddress;
use model::form::RoleKind;
use model::id::{DocumentId, WorkspaceId};
use model::respondent::Respondent;

use crate::args;
use crate::engine::{Database, Row, StoreError, Write};

fn read(mut row: Row) -> Result<Respondent, StoreError> {
    Ok(Respondent {
        id: row.take()?,
        email: EmailAddress::stored(row.take()?),
        name: row.take()?,
        role: row.take()?,
        kind: RoleKind::named(&row.take::<String>()?)
            .ok_or_else(|| StoreError::corrupt("unknown kind of role"))?,
        order: row.take()?,
        language: row.take()?,
        status: row.parse()?,
        invited_at: row.take()?,
        submitted_at: row.take()?,
    })
}

/// Adds a respondent, or writes anew the one that the document has under that id.
pub fn put(
    write: &mut Write,
    workspace: WorkspaceId,
    document: DocumentId,
    respondent: &Respondent,
    now: Timestamp,
) {
    write.one(
        "respondent",
        "INSERT INTO respondents (workspace_id, document_id, id, email, email_key, name, role, kind, turn, language, status,
                                  invited_at, submitted_at, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
         ON CONFLICT (id) DO UPDATE
         SET email = excluded.email, email_key = excluded.email_key, name = excluded.name, turn = excluded.turn,
             language = excluded.language, status = excluded.status, invited_at = excluded.invited_at,
             submitted_at = excluded.submitted_at",
        args![
            workspace,
            document,
            respondent.id,
            respondent.email.as_str(),
            respondent.email.key(),
            respondent.name.as_ref(),
            &respondent.role,
            respondent.kind.name(),
            respondent.order,
            respondent.language.as_ref(),
            respondent.status.name(),
            respondent.invited_at,
            respondent.submitted_at,
            now,
        ],
    );
}

/// The respondents of a document, in signing order.
///
/// # Errors
/// When the database does not answer.
pub async fn of_document(
    database: &Database,
    workspace: WorkspaceId,
    document: DocumentId,
) -> Result<Vec<Respondent>, StoreError> {
    const SQL: &str = "SELECT id, email, name, role, kind, turn, language, status, invited_at, submitted_at
         FROM respondents WHERE workspace_id = $1 AND document_id = $2 ORDER BY turn, created_at, id";
    database.lookup(SQL, args![workspace, document], read).await
}
