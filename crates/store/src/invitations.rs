//! People who were asked to join a workspace and have not yet.

use model::Timestamp;
use model::email::EmailAddress;
use model::id::{InvitationId, UserId, WorkspaceId};
use model::locale::Language;
use model::people::Role;

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, lost};

/// An invitation that nobody has accepted.
#[derive(Debug, Clone)]
pub struct Invitation {
    /// Its id.
    pub id: InvitationId,
    /// The workspace to join.
    pub workspace: WorkspaceId,
    /// Who is invited.
    pub email: EmailAddress,
    /// What they may do there.
    pub role: Role,
    /// The language of the letter; that of the workspace where none was chosen.
    pub language: Option<Language>,
    /// Who invited them.
    pub invited_by: Option<UserId>,
    /// Which of their links works: sending another makes the ones before useless.
    pub number: i64,
    /// When they were invited.
    pub created_at: Timestamp,
    /// Until when the link works.
    pub expires_at: Timestamp,
}

const COLUMNS: &str = "id, workspace_id, email, role, language, invited_by, number, created_at, expires_at";

fn read(mut row: Row) -> Result<Invitation, StoreError> {
    Ok(Invitation {
        id: row.take()?,
        workspace: row.take()?,
        email: EmailAddress::stored(row.take()?),
        role: row.parse()?,
        language: row.parse_if_any()?,
        invited_by: row.take()?,
        number: row.take()?,
        created_at: row.take()?,
        expires_at: row.take()?,
    })
}

/// Adds an invitation. The write is lost under the label `invitation` when the address is invited already.
pub fn insert(write: &mut Write, invitation: &Invitation) {
    write.one(
        lost::INVITATION,
        "INSERT INTO invitations (id, workspace_id, email, email_key, role, language, invited_by, number, created_at,
                                  expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (workspace_id, email_key) DO NOTHING",
        args![
            invitation.id,
            invitation.workspace,
            invitation.email.as_str(),
            invitation.email.key(),
            invitation.role.name(),
            invitation.language.map(Language::tag),
            invitation.invited_by,
            invitation.number,
            invitation.created_at,
            invitation.expires_at,
        ],
    );
}

/// Gives an invitation another link in place of the one before. The write is lost under the label `invitation` when it is
/// gone or somebody else was faster.
pub fn renew(write: &mut Write, workspace: WorkspaceId, id: InvitationId, number: i64, expires_at: Timestamp) {
    write.one(
        lost::INVITATION,
        "UPDATE invitations SET number = number + 1, expires_at = $4 WHERE workspace_id = $1 AND id = $2 AND number = $3",
        args![workspace, id, number, expires_at],
    );
}

/// Takes an invitation away. The write is lost under the label `invitation` when it is gone.
pub fn delete(write: &mut Write, workspace: WorkspaceId, id: InvitationId) {
    write.one(
        lost::INVITATION,
        "DELETE FROM invitations WHERE workspace_id = $1 AND id = $2",
        args![workspace, id],
    );
}

/// Uses an invitation up. The write is lost under the label `invitation` when its link works no more.
pub fn spend(write: &mut Write, id: InvitationId, number: i64, now: Timestamp) {
    write.one(
        lost::INVITATION,
        "DELETE FROM invitations WHERE id = $1 AND number = $2 AND expires_at > $3",
        args![id, number, now],
    );
}

/// The invitation of that id, whatever the workspace: for the letter, and for those who hold its link.
///
/// # Errors
/// When the database does not answer.
pub async fn find(database: &Database, id: InvitationId) -> Result<Option<Invitation>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM invitations WHERE id = $1");
    Ok(database.lookup(sql, args![id], read).await?.pop())
}

/// The invitation of a workspace of that id.
///
/// # Errors
/// When the database does not answer.
pub async fn of_workspace(
    database: &Database,
    workspace: WorkspaceId,
    id: InvitationId,
) -> Result<Option<Invitation>, StoreError> {
    let found = find(database, id).await?;
    Ok(found.filter(|invitation| invitation.workspace == workspace))
}

/// The invitations of a workspace, the oldest in front.
///
/// # Errors
/// When the database does not answer.
pub async fn list(database: &Database, workspace: WorkspaceId) -> Result<Vec<Invitation>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM invitations WHERE workspace_id = $1 ORDER BY created_at, id");
    database.query(sql, args![workspace], read).await
}
