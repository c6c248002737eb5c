//! Users and their memberships.

use model::Timestamp;
use model::email::EmailAddress;
use model::id::{UserId, WorkspaceId};
use model::locale::{Language, ZoneName};
use model::people::{Membership, Role, User};

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, lost};

pub(crate) const COLUMNS: &str = "u.id, u.email, u.name, u.language, u.time_zone, u.created_at";

pub(crate) fn read(row: &mut Row) -> Result<User, StoreError> {
    Ok(User {
        id: row.take()?,
        email: EmailAddress::stored(row.take()?),
        name: row.take()?,
        language: row.parse_if_any()?,
        time_zone: row.take::<Option<String>>()?.map(ZoneName::stored),
        created_at: row.take()?,
    })
}

/// Somebody with what proves who they are.
#[derive(Debug, Clone)]
pub struct Account {
    /// Who.
    pub user: User,
    /// The hash of their password, where they have one.
    pub password_hash: Option<String>,
}

/// Adds a user; without a password they sign in by other means. The write is lost under the label `user` when the address
/// is taken.
pub fn insert(write: &mut Write, user: &User, password_hash: Option<&str>) {
    write.one(
        lost::USER,
        "INSERT INTO users (id, email, email_key, password_hash, name, language, time_zone, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (email_key) DO NOTHING",
        args![
            user.id,
            user.email.as_str(),
            user.email.key(),
            password_hash.unwrap_or_default(),
            user.name.as_ref(),
            user.language.map(Language::tag),
            user.time_zone.as_ref().map(ZoneName::as_str),
            user.created_at,
        ],
    );
}

/// Writes down what a user says of themselves.
pub fn update(write: &mut Write, user: &User) {
    write.one(
        lost::USER,
        "UPDATE users SET name = $2, language = $3, time_zone = $4 WHERE id = $1",
        args![
            user.id,
            user.name.as_ref(),
            user.language.map(Language::tag),
            user.time_zone.as_ref().map(ZoneName::as_str),
        ],
    );
}

/// Gives a user another password.
pub fn set_password(write: &mut Write, user: UserId, password_hash: &str) {
    write.one(lost::USER, "UPDATE users SET password_hash = $2 WHERE id = $1", args![user, password_hash]);
}

/// Gives a user another address. The write is lost under the label `user` where it belongs to somebody else by now; of two who
/// take it at the very same moment, the database refuses the later.
pub fn set_address(write: &mut Write, user: UserId, email: &EmailAddress) {
    write.one(
        lost::USER,
        "UPDATE users SET email = $2, email_key = $3
         WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM users o WHERE o.email_key = $3 AND o.id <> $1)",
        args![user, email.as_str(), email.key()],
    );
}

/// Makes a write depend on the password that somebody has proved to know: it is lost under the label `password` where that is
/// another by now.
pub fn still_has(write: &mut Write, user: UserId, password_hash: &str) {
    const SQL: &str = "UPDATE users SET id = id WHERE id = $1 AND password_hash = $2";
    write.one(lost::PASSWORD, SQL, args![user, password_hash]);
}

/// Makes a write depend on somebody's being in no workspace: it is lost under the label `user` where they are in one by now.
pub fn is_nowhere(write: &mut Write, user: UserId) {
    const SQL: &str = "UPDATE users SET id = id
                       WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM memberships WHERE user_id = $1)";
    // Those who take them in at the same moment come one after the other, so that each sees those before it.
    write.any("UPDATE users SET id = id WHERE id = $1", args![user]);
    write.one(lost::USER, SQL, args![user]);
}

/// Puts a user into a workspace.
pub fn join(write: &mut Write, workspace: WorkspaceId, user: UserId, role: Role, now: Timestamp) {
    // An account that is just deleted with its last workspace is waited for.
    write.one(lost::USER, "UPDATE users SET id = id WHERE id = $1", args![user]);
    write.one(
        lost::MEMBERSHIP,
        "INSERT INTO memberships (workspace_id, user_id, role, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (workspace_id, user_id) DO NOTHING",
        args![workspace, user, role.name(), now],
    );
}

/// Whether the workspace keeps an administrator without this one.
const NOT_THE_LAST: &str = "(role <> 'administrator' OR EXISTS (
    SELECT 1 FROM memberships o WHERE o.workspace_id = $1 AND o.user_id <> $2 AND o.role = 'administrator'))";

/// Has changes of a workspace's people come one after the other: two administrators who make each other members at the same
/// moment would each still see the other.
fn one_by_one(write: &mut Write, workspace: WorkspaceId) {
    write.any("UPDATE workspaces SET id = id WHERE id = $1", args![workspace]);
}

/// Changes what a user may do in a workspace. The write is lost under the label `membership` when it would be left
/// without an administrator.
pub fn change_role(write: &mut Write, workspace: WorkspaceId, user: UserId, role: Role) {
    one_by_one(write, workspace);
    write.one(
        lost::MEMBERSHIP,
        format!(
            "UPDATE memberships SET role = $3
             WHERE workspace_id = $1 AND user_id = $2 AND ($3 = 'administrator' OR {NOT_THE_LAST})"
        ),
        args![workspace, user, role.name()],
    );
}

/// Takes a user out of a workspace. The write is lost under the label `membership` when it would be left without an
/// administrator.
pub fn leave(write: &mut Write, workspace: WorkspaceId, user: UserId) {
    one_by_one(write, workspace);
    write.one(
        lost::MEMBERSHIP,
        format!("DELETE FROM memberships WHERE workspace_id = $1 AND user_id = $2 AND {NOT_THE_LAST}"),
        args![workspace, user],
    );
}

/// The account of an address.
///
/// # Errors
/// When the database does not answer.
pub async fn by_email(database: &Database, email: &EmailAddress) -> Result<Option<Account>, StoreError> {
    let sql = format!("SELECT {COLUMNS}, u.password_hash FROM users u WHERE u.email_key = $1");
    Ok(database.lookup(sql, args![email.key()], read_account).await?.pop())
}

/// The account of a user.
///
/// # Errors
/// When the database does not answer.
pub async fn account(database: &Database, user: UserId) -> Result<Option<Account>, StoreError> {
    let sql = format!("SELECT {COLUMNS}, u.password_hash FROM users u WHERE u.id = $1");
    Ok(database.lookup(sql, args![user], read_account).await?.pop())
}

fn read_account(mut row: Row) -> Result<Account, StoreError> {
    let user = read(&mut row)?;
    let hash: String = row.take()?;
    Ok(Account { user, password_hash: Some(hash).filter(|hash| !hash.is_empty()) })
}

/// The workspaces of a user, the one joined first in front, with their role in each.
///
/// # Errors
/// When the database does not answer.
pub async fn memberships(database: &Database, user: UserId) -> Result<Vec<Membership>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS}, m.workspace_id, m.role, m.created_at
               FROM memberships m JOIN users u ON u.id = m.user_id
               WHERE m.user_id = $1 ORDER BY m.created_at, m.workspace_id"
    );
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
    let sql = format!(
        "SELECT {COLUMNS}, m.workspace_id, m.role, m.created_at
               FROM memberships m JOIN users u ON u.id = m.user_id
               WHERE m.workspace_id = $1 AND m.user_id = $2"
    );
    Ok(database.lookup(sql, args![workspace, user], read_membership).await?.pop())
}

/// The members of a workspace, the first one in front.
///
/// # Errors
/// When the database does not answer.
pub async fn members(database: &Database, workspace: WorkspaceId) -> Result<Vec<Membership>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS}, m.workspace_id, m.role, m.created_at
               FROM memberships m JOIN users u ON u.id = m.user_id
               WHERE m.workspace_id = $1 ORDER BY m.created_at, u.id"
    );
    database.query(sql, args![workspace], read_membership).await
}

fn read_membership(mut row: Row) -> Result<Membership, StoreError> {
    let user = read(&mut row)?;
    Ok(Membership { user, workspace: row.take()?, role: row.parse()?, joined_at: row.take()? })
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
