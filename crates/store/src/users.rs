//! Users and their memberships.

use model::Timestamp;
use model::email::EmailAddress;
use model::id::{UserId, WorkspaceId};
use model::people::{Membership, Role, User};

use crate::args;
use crate::engine::{Database, Row, StoreError, Write};

fn read(row: &mut Row) -> Result<User, StoreError> {
    Ok(User { id: row.take()?, email: EmailAddress::stored(row.take()?), created_at: row.take()? })
}

/// Adds a user. The write is lost under the label `user` when the address is taken.
pub fn insert(write: &mut Write, user: &User, password_hash: &str) {
    write.one(
        "user",
        "INSERT INTO users (id, email, email_key, password_hash, created_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (email_key) DO NOTHING",
        args![user.id, user.email.as_str(), user.email.key(), password_hash, user.created_at],
    );
}

/// Puts a user into a workspace.
pub fn join(write: &mut Write, workspace: WorkspaceId, user: UserId, role: Role, now: Timestamp) {
    write.one(
        "membership",
        "INSERT INTO memberships (workspace_id, user_id, role, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (workspace_id, user_id) DO NOTHING",
        args![workspace, user, role.name(), now],
    );
}

/// Changes what a user may do in a workspace.
pub fn change_role(write: &mut Write, workspace: WorkspaceId, user: UserId, role: Role) {
    write.one(
        "membership",
        "UPDATE memberships SET role = $3 WHERE workspace_id = $1 AND user_id = $2",
        args![workspace, user, role.name()],
    );
}

/// Takes a user out of a workspace.
pub fn leave(write: &mut Write, workspace: WorkspaceId, user: UserId) {
    write.one(
        "membership",
        "DELETE FROM memberships WHERE workspace_id = $1 AND user_id = $2",
        args![workspace, user],
    );
}

/// The user of an address, with the hash of their password.
///
/// # Errors
/// When the database does not answer.
pub async fn by_email(database: &Database, email: &EmailAddress) -> Result<Option<(User, String)>, StoreError> {
    let sql = "SELECT id, email, created_at, password_hash FROM users WHERE email_key = $1";
    let map = |mut row: Row| Ok((read(&mut row)?, row.take()?));
    Ok(database.lookup(sql, args![email.key()], map).await?.pop())
}

/// The workspaces of a user, the one joined first in front, with their role in each.
///
/// # Errors
/// When the database does not answer.
pub async fn memberships(database: &Database, user: UserId) -> Result<Vec<Membership>, StoreError> {
    let sql = "SELECT u.id, u.email, u.created_at, m.workspace_id, m.role
               FROM memberships m JOIN users u ON u.id = m.user_id
               WHERE m.user_id = $1 ORDER BY m.created_at, m.workspace_id";
    database.query(sql, args![user], read_membership).await
}

/// A user in a workspace; nothing where they are not in it.
///
/// # Errors
/// When the database does not answer.
pub async fn member(
    database: &Database,
    workspace: WorkspaceId,
    user: UserId,
) -> Result<Option<Membership>, StoreError> {
    let sql = "SELECT u.id, u.email, u.created_at, m.workspace_id, m.role
               FROM memberships m JOIN users u ON u.id = m.user_id
               WHERE m.workspace_id = $1 AND m.user_id = $2";
    Ok(database.lookup(sql, args![workspace, user], read_membership).await?.pop())
}

/// The members of a workspace, the first one in front.
///
/// # Errors
/// When the database does not answer.
pub async fn members(database: &Database, workspace: WorkspaceId) -> Result<Vec<Membership>, StoreError> {
    let sql = "SELECT u.id, u.email, u.created_at, m.workspace_id, m.role
               FROM memberships m JOIN users u ON u.id = m.user_id
               WHERE m.workspace_id = $1 ORDER BY m.created_at, u.id";
    database.query(sql, args![workspace], read_membership).await
}

fn read_membership(mut row: Row) -> Result<Membership, StoreError> {
    let user = read(&mut row)?;
    Ok(Membership { user, workspace: row.take()?, role: row.parse()? })
}

/// The address of a user.
///
/// # Errors
/// When the database does not answer.
pub async fn address(database: &Database, user: UserId) -> Result<Option<String>, StoreError> {
    const SQL: &str = "SELECT email FROM users WHERE id = $1";
    Ok(database.lookup(SQL, args![user], |mut row| row.take()).await?.pop())
}

/// A workspace that somebody can go to.
#[derive(Debug, Clone)]
pub struct Place {
    /// The workspace.
    pub workspace: WorkspaceId,
    /// Its name.
    pub name: String,
    /// What they may do there.
    pub role: Role,
}

/// The workspaces of a user by name, the one joined first in front.
///
/// # Errors
/// When the database does not answer.
pub async fn places(database: &Database, user: UserId) -> Result<Vec<Place>, StoreError> {
    let sql = "SELECT m.workspace_id, w.name, m.role FROM memberships m JOIN workspaces w ON w.id = m.workspace_id
               WHERE m.user_id = $1 ORDER BY m.created_at, m.workspace_id";
    let read = |mut row: Row| Ok(Place { workspace: row.take()?, name: row.take()?, role: row.parse()? });
    database.query(sql, args![user], read).await
}
