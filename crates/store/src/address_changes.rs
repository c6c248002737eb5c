//! New addresses that somebody has asked for and not confirmed yet: one for each account.

use model::Timestamp;
use model::email::EmailAddress;
use model::id::{AddressChangeId, UserId};

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, lost};

/// A new address that waits to be confirmed.
#[derive(Debug, Clone)]
pub struct AddressChange {
    /// Its id.
    pub id: AddressChangeId,
    /// Whose address.
    pub user: UserId,
    /// The new one.
    pub email: EmailAddress,
    /// Which of its links works: sending another makes the ones before useless.
    pub number: i64,
    /// SHA-256 of the token of the session in which it was asked for.
    pub session_hash: Vec<u8>,
    /// When it was asked for.
    pub created_at: Timestamp,
    /// When the last letter was sent.
    pub sent_at: Timestamp,
    /// Until when its link works.
    pub expires_at: Timestamp,
}

const COLUMNS: &str = "id, user_id, email, number, session_hash, created_at, sent_at, expires_at";

fn read(mut row: Row) -> Result<AddressChange, StoreError> {
    Ok(AddressChange {
        id: row.take()?,
        user: row.take()?,
        email: EmailAddress::stored(row.take()?),
        number: row.take()?,
        session_hash: row.take()?,
        created_at: row.take()?,
        sent_at: row.take()?,
        expires_at: row.take()?,
    })
}

/// Writes down what somebody asked for, in the place of what they asked for before.
pub fn put(write: &mut Write, change: &AddressChange) {
    write.one(
        lost::ADDRESS_CHANGE,
        "INSERT INTO address_changes (id, user_id, email, number, session_hash, created_at, sent_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (user_id) DO UPDATE SET id = excluded.id, email = excluded.email, number = excluded.number,
             session_hash = excluded.session_hash, created_at = excluded.created_at, sent_at = excluded.sent_at,
             expires_at = excluded.expires_at",
        args![
            change.id,
            change.user,
            change.email.as_str(),
            change.number,
            change.session_hash.as_slice(),
            change.created_at,
            change.sent_at,
            change.expires_at,
        ],
    );
}

/// Gives it another link in place of the one before. The write is lost under the label `address change` where it is over or
/// somebody else was faster.
pub fn renew(write: &mut Write, change: &AddressChange, now: Timestamp, expires_at: Timestamp) {
    write.one(
        lost::ADDRESS_CHANGE,
        "UPDATE address_changes SET number = number + 1, sent_at = $3, expires_at = $4 WHERE id = $1 AND number = $2",
        args![change.id, change.number, now, expires_at],
    );
}

/// Takes it back. The write is lost under the label `address change` where it is over.
pub fn delete(write: &mut Write, user: UserId) {
    write.one(lost::ADDRESS_CHANGE, "DELETE FROM address_changes WHERE user_id = $1", args![user]);
}

/// Uses its link up. The write is lost under the label `address change` where that works no more.
pub fn spend(write: &mut Write, change: &AddressChange, now: Timestamp) {
    write.one(
        lost::ADDRESS_CHANGE,
        "DELETE FROM address_changes WHERE id = $1 AND number = $2 AND expires_at > $3",
        args![change.id, change.number, now],
    );
}

/// Has whatever a user asked for be over.
pub fn cancel(write: &mut Write, user: UserId) {
    write.any("DELETE FROM address_changes WHERE user_id = $1", args![user]);
}

/// Removes those whose time has run out.
pub fn delete_expired(write: &mut Write, now: Timestamp) {
    write.any("DELETE FROM address_changes WHERE expires_at <= $1", args![now]);
}

/// The one of that id, while its link works.
///
/// # Errors
/// When the database does not answer.
pub async fn find(
    database: &Database,
    id: AddressChangeId,
    now: Timestamp,
) -> Result<Option<AddressChange>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM address_changes WHERE id = $1 AND expires_at > $2");
    Ok(database.lookup(sql, args![id, now], read).await?.pop())
}

/// What waits for a user, while its link works.
///
/// # Errors
/// When the database does not answer.
pub async fn of(database: &Database, user: UserId, now: Timestamp) -> Result<Option<AddressChange>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM address_changes WHERE user_id = $1 AND expires_at > $2");
    Ok(database.lookup(sql, args![user, now], read).await?.pop())
}
