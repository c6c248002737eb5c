//! API keys: stored by the hash of their secret.

use model::Timestamp;
use model::api_key::{ApiKey, ApiKeyHash};
use model::email::EmailAddress;
use model::id::{ApiKeyId, UserId, WorkspaceId};
use model::name::Name;
use model::people::Role;
use model::workspace::Workspace;

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, lost, workspaces};

const COLUMNS: &str = "k.id, k.workspace_id, k.created_by, k.name, k.created_at, k.last_used_at, k.revoked_at";

fn read(row: &mut Row) -> Result<ApiKey, StoreError> {
    Ok(ApiKey {
        id: row.take()?,
        workspace: row.take()?,
        created_by: row.take()?,
        name: Name::stored(row.take()?),
        created_at: row.take()?,
        last_used_at: row.take()?,
        revoked_at: row.take()?,
    })
}

/// What a key opens: the key, its workspace, and the present role of its creator.
#[derive(Debug, Clone)]
pub struct KeyHolder {
    /// The key.
    pub key: ApiKey,
    /// The workspace that it opens.
    pub workspace: Workspace,
    /// What its creator may do there now; none when they were removed.
    pub role: Option<Role>,
    /// The creator's address.
    pub email: Option<EmailAddress>,
}

/// Adds a key. The write is lost under the label `creator` when its creator is no administrator of the workspace any more.
pub fn insert(write: &mut Write, key: &ApiKey, hash: ApiKeyHash) {
    // Also holds their place until the commit: who takes it away waits, and then finds the key among those to revoke.
    write.one(
        lost::CREATOR,
        "UPDATE memberships SET role = role WHERE workspace_id = $1 AND user_id = $2 AND role = 'administrator'",
        args![key.workspace, key.created_by],
    );
    write.one(
        "api key",
        "INSERT INTO api_keys (id, workspace_id, created_by, name, secret_hash, created_at)
         VALUES ($1, $2, $3, $4, $5, $6)",
        args![key.id, key.workspace, key.created_by, key.name.as_str(), hash.0, key.created_at],
    );
}

/// Revokes a key for ever. The write is lost under the label `api key` when it is revoked already.
pub fn revoke(write: &mut Write, workspace: WorkspaceId, key: ApiKeyId, now: Timestamp) {
    write.one(
        "api key",
        "UPDATE api_keys SET revoked_at = $3 WHERE workspace_id = $1 AND id = $2 AND revoked_at IS NULL",
        args![workspace, key, now],
    );
}

/// Revokes all keys that somebody made in a workspace.
pub fn revoke_all_of(write: &mut Write, workspace: WorkspaceId, user: UserId, now: Timestamp) {
    write.any(
        "UPDATE api_keys SET revoked_at = $3 WHERE workspace_id = $1 AND created_by = $2 AND revoked_at IS NULL",
        args![workspace, user, now],
    );
}

/// Notes when a key was last used.
pub fn used(write: &mut Write, key: ApiKeyId, at: Timestamp) {
    write.any(
        "UPDATE api_keys SET last_used_at = $2 WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $2)",
        args![key, at],
    );
}

/// What the key of this hash opens, revoked or not. This is how a request finds its workspace, so it starts without one.
///
/// # Errors
/// When the database does not answer.
pub async fn holder(database: &Database, hash: ApiKeyHash) -> Result<Option<KeyHolder>, StoreError> {
    Ok(database.lookup(holders_where("k.secret_hash = $1"), args![hash.0], read_holder).await?.pop())
}

/// The same for several keys that were found by their hashes before.
///
/// # Errors
/// When the database does not answer.
pub async fn holders(database: &Database, keys: &[ApiKeyId]) -> Result<Vec<KeyHolder>, StoreError> {
    let keys: Vec<String> = keys.iter().map(ToString::to_string).collect();
    let keys = serde_json::to_string(&keys).map_err(|error| StoreError::Refused(Box::new(error)))?;
    let sql = holders_where(&format!("k.id IN ({})", database.dialect().texts_in("$1")));
    database.lookup(sql, args![keys], read_holder).await
}

fn holders_where(condition: &str) -> String {
    format!(
        "SELECT {COLUMNS}, {}, m.role, u.email
         FROM api_keys k
         JOIN workspaces w ON w.id = k.workspace_id
         LEFT JOIN memberships m ON m.workspace_id = k.workspace_id AND m.user_id = k.created_by
         LEFT JOIN users u ON u.id = k.created_by
         WHERE {condition}",
        workspaces::COLUMNS
    )
}

fn read_holder(mut row: Row<'_>) -> Result<KeyHolder, StoreError> {
    let key = read(&mut row)?;
    let workspace = workspaces::read(&mut row)?;
    let role = row.take::<Option<String>>()?.map(|role| role.parse()).transpose();
    let role = role.map_err(|error| StoreError::Corrupt(Box::new(error)))?;
    let email = row.take::<Option<String>>()?.map(EmailAddress::stored);
    Ok(KeyHolder { key, workspace, role, email })
}

/// The keys of a workspace, newest first, revoked ones included.
///
/// # Errors
/// When the database does not answer.
pub async fn list(database: &Database, workspace: WorkspaceId) -> Result<Vec<ApiKey>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM api_keys k WHERE k.workspace_id = $1 ORDER BY k.created_at DESC, k.id DESC"
    );
    database.query(sql, args![workspace], |mut row| read(&mut row)).await
}

/// A key with the address of who made it, where they still have an account.
pub type KeyAndCreator = (ApiKey, Option<EmailAddress>);

/// The keys of a workspace with who made them, newest first, revoked ones included.
///
/// # Errors
/// When the database does not answer.
pub async fn with_creators(database: &Database, workspace: WorkspaceId) -> Result<Vec<KeyAndCreator>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS}, u.email FROM api_keys k LEFT JOIN users u ON u.id = k.created_by
         WHERE k.workspace_id = $1 ORDER BY k.created_at DESC, k.id DESC"
    );
    let map = |mut row: Row| Ok((read(&mut row)?, row.take::<Option<String>>()?.map(EmailAddress::stored)));
    database.query(sql, args![workspace], map).await
}

/// The workspace of a key; for the operator's command line, which knows only the key.
///
/// # Errors
/// When the database does not answer.
pub async fn find(database: &Database, id: ApiKeyId) -> Result<Option<ApiKey>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM api_keys k WHERE k.id = $1");
    Ok(database.lookup(sql, args![id], |mut row| read(&mut row)).await?.pop())
}

/// The ids of a workspace's keys, revoked ones too: of those that somebody made, or of all; at most so many.
///
/// # Errors
/// When the database does not answer.
pub async fn ids(
    database: &Database,
    workspace: WorkspaceId,
    created_by: Option<UserId>,
    most: usize,
) -> Result<Vec<String>, StoreError> {
    const SQL: &str =
        "SELECT id FROM api_keys WHERE workspace_id = $1 AND created_by = coalesce($2, created_by) LIMIT $3";
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    database.lookup(SQL, args![workspace, created_by, most], |mut row| row.take()).await
}
