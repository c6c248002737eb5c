//! Sign-in sessions of the console, stored by the hash of their token.

use model::Timestamp;
use model::id::{UserId, WorkspaceId};
use model::people::{Role, User};
use model::workspace::Workspace;

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, users, workspaces};

/// What somebody opened a session by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpenedBy {
    /// A password, and the second step where that is on.
    Password,
    /// A passkey, alone or as the second step.
    Passkey,
    /// The word of the house that signs people in beside us.
    SingleSignOn,
}

impl OpenedBy {
    /// What is stored; nothing for a password, as in earlier versions, which noted none.
    const fn stored(self) -> Option<&'static str> {
        match self {
            Self::Password => None,
            Self::Passkey => Some("passkey"),
            Self::SingleSignOn => Some("singleSignOn"),
        }
    }
}

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
    /// By what.
    pub opened_by: OpenedBy,
}

/// Who a session belongs to.
#[derive(Debug, Clone)]
pub struct SessionHolder {
    /// Who signed in.
    pub user: User,
    /// The workspace that is shown.
    pub workspace: Workspace,
    /// What they may do there now.
    pub role: Role,
    /// When they signed in.
    pub created_at: Timestamp,
    /// When the session was last used, as far as that was written down.
    pub last_seen_at: Timestamp,
    /// Whether the workspace asks for a second step that this session does without.
    pub lacks_second_step: bool,
}

/// A session as its owner sees it.
#[derive(Debug, Clone)]
pub struct OpenSession {
    /// SHA-256 of its token.
    pub token_hash: Vec<u8>,
    /// When it began.
    pub created_at: Timestamp,
    /// When it was last used, as far as that was written down.
    pub last_seen_at: Timestamp,
    /// From where it was last used.
    pub ip: Option<String>,
    /// With what it began.
    pub user_agent: Option<String>,
}

/// Adds a session.
pub fn insert(write: &mut Write, session: &NewSession) {
    write.one(
        "session",
        "INSERT INTO sessions (token_hash, user_id, workspace_id, created_at, expires_at, ip, user_agent, opened_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        args![
            session.token_hash,
            session.user,
            session.workspace,
            session.created_at,
            session.expires_at,
            session.ip.as_ref(),
            session.user_agent.as_ref(),
            session.opened_by.stored(),
        ],
    );
}

/// Notes that a session was used.
pub fn seen(write: &mut Write, token_hash: [u8; 32], now: Timestamp) {
    write.any("UPDATE sessions SET last_seen_at = $2 WHERE token_hash = $1", args![token_hash, now]);
}

/// Notes that whoever holds a session has shown a passkey of theirs in it.
pub fn proved_by_passkey(write: &mut Write, token_hash: [u8; 32]) {
    const SQL: &str = "UPDATE sessions SET opened_by = 'passkey' WHERE token_hash = $1 AND opened_by IS NULL";
    write.any(SQL, args![token_hash]);
}

/// Has a session show another workspace.
pub fn switch(write: &mut Write, token_hash: [u8; 32], workspace: WorkspaceId) {
    write.one(
        "session",
        "UPDATE sessions SET workspace_id = $2 WHERE token_hash = $1",
        args![token_hash, workspace],
    );
}

/// Ends a session.
pub fn delete(write: &mut Write, token_hash: [u8; 32]) {
    write.any("DELETE FROM sessions WHERE token_hash = $1", args![token_hash]);
}

/// Ends a session of a user, and nobody else's. The write is lost under the label `session` when it has ended.
pub fn end(write: &mut Write, user: UserId, token_hash: Vec<u8>) {
    write.one("session", "DELETE FROM sessions WHERE user_id = $1 AND token_hash = $2", args![user, token_hash]);
}

/// Ends all sessions of a user.
pub fn end_all(write: &mut Write, user: UserId) {
    write.any("DELETE FROM sessions WHERE user_id = $1", args![user]);
}

/// Ends all sessions of a user but one.
pub fn end_others(write: &mut Write, user: UserId, kept: [u8; 32]) {
    write.any("DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2", args![user, kept]);
}

/// Ends the sessions of a user that show a workspace.
pub fn end_in(write: &mut Write, workspace: WorkspaceId, user: UserId) {
    write.any("DELETE FROM sessions WHERE workspace_id = $1 AND user_id = $2", args![workspace, user]);
}

/// Removes the sessions whose time has run out, and those that nobody has used since a moment.
pub fn delete_expired(write: &mut Write, now: Timestamp, idle_since: Timestamp) {
    write.any("DELETE FROM sessions WHERE expires_at <= $1", args![now]);
    write.any("DELETE FROM sessions WHERE COALESCE(last_seen_at, created_at) <= $1", args![idle_since]);
}

/// Whether the workspace asks for a second step that the session does without. Digits count while they are on, and a passkey
/// where the session was opened by one and there still is one. Whom another house signed in is for that house to make sure of.
const LACKS_SECOND_STEP: &str = "COALESCE(ws.require_second_step, FALSE)
    AND COALESCE(s.opened_by, '') <> 'singleSignOn'
    AND NOT EXISTS (SELECT 1 FROM totp_secrets t WHERE t.user_id = s.user_id AND t.confirmed_at IS NOT NULL)
    AND NOT (COALESCE(s.opened_by, '') = 'passkey'
             AND EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = s.user_id))";

/// Who the session of this hash belongs to, while it lasts, if it was used after a moment, and while they are a member of its workspace.
///
/// # Errors
/// When the database does not answer.
pub async fn holder(
    database: &Database,
    token_hash: [u8; 32],
    now: Timestamp,
    idle_since: Timestamp,
) -> Result<Option<SessionHolder>, StoreError> {
    let sql = format!(
        "SELECT {}, m.role, s.created_at, COALESCE(s.last_seen_at, s.created_at), {LACKS_SECOND_STEP}, {}
               FROM sessions s
               JOIN users u ON u.id = s.user_id
               JOIN workspaces w ON w.id = s.workspace_id
               JOIN memberships m ON m.workspace_id = s.workspace_id AND m.user_id = s.user_id
               LEFT JOIN workspace_settings ws ON ws.workspace_id = s.workspace_id
               WHERE s.token_hash = $1 AND s.expires_at > $2 AND COALESCE(s.last_seen_at, s.created_at) > $3",
        users::COLUMNS,
        workspaces::COLUMNS
    );
    let map = |mut row: Row| {
        Ok(SessionHolder {
            user: users::read(&mut row)?,
            role: row.parse()?,
            created_at: row.take()?,
            last_seen_at: row.take()?,
            lacks_second_step: row.take()?,
            workspace: workspaces::read(&mut row)?,
        })
    };
    Ok(database.lookup(sql, args![token_hash, now, idle_since], map).await?.pop())
}

/// The sessions of a user that last and were used after a moment, the newest in front.
///
/// # Errors
/// When the database does not answer.
pub async fn of(
    database: &Database,
    user: UserId,
    now: Timestamp,
    idle_since: Timestamp,
) -> Result<Vec<OpenSession>, StoreError> {
    let sql = "SELECT token_hash, created_at, COALESCE(last_seen_at, created_at), ip, user_agent FROM sessions
               WHERE user_id = $1 AND expires_at > $2 AND COALESCE(last_seen_at, created_at) > $3
               ORDER BY created_at DESC, token_hash";
    let map = |mut row: Row| {
        Ok(OpenSession {
            token_hash: row.take()?,
            created_at: row.take()?,
            last_seen_at: row.take()?,
            ip: row.take()?,
            user_agent: row.take()?,
        })
    };
    database.query(sql, args![user, now, idle_since], map).await
}
