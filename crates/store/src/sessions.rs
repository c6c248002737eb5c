//! Sign-in sessions of the console, stored by the hash of their token.

use model::Timestamp;
use model::id::{UserId, WorkspaceId};
use model::people::Role;
use model::workspace::Workspace;

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, workspaces};

/// A session as it is stored.
#[derive(Debug, Clone)]
pub struct NewSession {
    /// SHA-256 of the token that the browser holds.
    pub token_hash: [u8; 32],
    /// Who signed in.
    pub user: UserId,
    /// The workspace that is shown.
    pub workspace: WorkspaceId,
    /// When.
    pub created_at: Timestamp,
    /// Until when.
    pub expires_at: Timestamp,
    /// From where.
    pub ip: Option<String>,
    /// With what.
    pub user_agent: Option<String>,
}

/// Who a session belongs to.
#[derive(Debug, Clone)]
pub struct SessionHolder {
    /// Who signed in.
    pub user: UserId,
    /// Their address.
    pub email: String,
    /// The workspace that is shown.
    pub workspace: Workspace,
    /// What they may do there now.
    pub role: Role,
}

/// Adds a session.
pub fn insert(write: &mut Write, session: &NewSession) {
    write.one(
        "session",
        "INSERT INTO sessions (token_hash, user_id, workspace_id, created_at, expires_at, ip, user_agent)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        args![
            session.token_hash,
            session.user,
            session.workspace,
            session.created_at,
            session.expires_at,
            session.ip.as_ref(),
            session.user_agent.as_ref(),
        ],
    );
}

/// Ends a session.
pub fn delete(write: &mut Write, token_hash: [u8; 32]) {
    write.any("DELETE FROM sessions WHERE token_hash = $1", args![token_hash]);
}

/// Removes the sessions whose time has run out.
pub fn delete_expired(write: &mut Write, now: Timestamp) {
    write.any("DELETE FROM sessions WHERE expires_at <= $1", args![now]);
}

/// Who the session of this hash belongs to, while it lasts and while they are a member of its workspace.
///
/// # Errors
/// When the database does not answer.
pub async fn holder(
    database: &Database,
    token_hash: [u8; 32],
    now: Timestamp,
) -> Result<Option<SessionHolder>, StoreError> {
    let sql = format!(
        "SELECT s.user_id, u.email, m.role, {}
               FROM sessions s
               JOIN users u ON u.id = s.user_id
               JOIN workspaces w ON w.id = s.workspace_id
               JOIN memberships m ON m.workspace_id = s.workspace_id AND m.user_id = s.user_id
               WHERE s.token_hash = $1 AND s.expires_at > $2",
        workspaces::COLUMNS
    );
    let map = |mut row: Row| {
        Ok(SessionHolder {
            user: row.take()?,
            email: row.take()?,
            role: row.parse()?,
            workspace: workspaces::read(&mut row)?,
        })
    };
    Ok(database.lookup(sql, args![token_hash, now], map).await?.pop())
}
