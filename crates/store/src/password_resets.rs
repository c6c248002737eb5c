//! Requests for a new password.

use model::Timestamp;
use model::id::{PasswordResetId, UserId};

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, lost};

/// A request that was not used yet.
#[derive(Debug, Clone, Copy)]
pub struct PasswordReset {
    /// Its id.
    pub id: PasswordResetId,
    /// Whose password.
    pub user: UserId,
    /// When it was asked for.
    pub created_at: Timestamp,
    /// Until when its link works.
    pub expires_at: Timestamp,
}

/// Adds a request. The write is lost under the label `password reset` where the user has made one since a moment.
pub fn insert(write: &mut Write, reset: &PasswordReset, since: Timestamp) {
    // Of several at the same moment each sees those before it.
    write.one(lost::USER, "UPDATE users SET id = id WHERE id = $1", args![reset.user]);
    write.one(
        "password reset",
        "INSERT INTO password_resets (id, user_id, created_at, expires_at)
         SELECT $1, $2, $3, $4
         WHERE NOT EXISTS (SELECT 1 FROM password_resets WHERE user_id = $2 AND created_at > $5)",
        args![reset.id, reset.user, reset.created_at, reset.expires_at, since],
    );
}

/// Uses a request up. The write is lost under the label `password reset` when it was used or is over.
pub fn spend(write: &mut Write, id: PasswordResetId, now: Timestamp) {
    write.one("password reset", "DELETE FROM password_resets WHERE id = $1 AND expires_at > $2", args![id, now]);
}

/// Makes all links of a user useless.
pub fn cancel(write: &mut Write, user: UserId) {
    write.any("DELETE FROM password_resets WHERE user_id = $1", args![user]);
}

/// Removes those whose time has run out.
pub fn delete_expired(write: &mut Write, now: Timestamp) {
    write.any("DELETE FROM password_resets WHERE expires_at <= $1", args![now]);
}

fn read(mut row: Row) -> Result<PasswordReset, StoreError> {
    Ok(PasswordReset { id: row.take()?, user: row.take()?, created_at: row.take()?, expires_at: row.take()? })
}

/// The request of that id, while it works.
///
/// # Errors
/// When the database does not answer.
pub async fn find(
    database: &Database,
    id: PasswordResetId,
    now: Timestamp,
) -> Result<Option<PasswordReset>, StoreError> {
    let sql = "SELECT id, user_id, created_at, expires_at FROM password_resets WHERE id = $1 AND expires_at > $2";
    Ok(database.lookup(sql, args![id, now], read).await?.pop())
}
