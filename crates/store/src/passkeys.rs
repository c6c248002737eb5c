//! Passkeys: the public keys by which people sign in without a password.

use model::Timestamp;
use model::id::{PasskeyId, UserId};

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, lost};

/// A passkey.
#[derive(Debug, Clone)]
pub struct Passkey {
    /// Its id.
    pub id: PasskeyId,
    /// Whose it is.
    pub user: UserId,
    /// The name that the authenticator gave it.
    pub credential_id: Vec<u8>,
    /// The public key, as the authenticator wrote it (COSE).
    pub public_key: Vec<u8>,
    /// How often it signed, where it counts; one that counts backwards was copied.
    pub counter: i64,
    /// What its owner calls it.
    pub name: String,
    /// When it was added.
    pub created_at: Timestamp,
    /// When it was last used.
    pub last_used_at: Option<Timestamp>,
}

const COLUMNS: &str = "id, user_id, credential_id, public_key, counter, name, created_at, last_used_at";

fn read(mut row: Row) -> Result<Passkey, StoreError> {
    Ok(Passkey {
        id: row.take()?,
        user: row.take()?,
        credential_id: row.take()?,
        public_key: row.take()?,
        counter: row.take()?,
        name: row.take()?,
        created_at: row.take()?,
        last_used_at: row.take()?,
    })
}

/// Adds a passkey. The write is lost under the label `passkey` when it is known already.
pub fn insert(write: &mut Write, passkey: &Passkey) {
    write.one(
        lost::PASSKEY,
        "INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, name, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (credential_id) DO NOTHING",
        args![
            passkey.id,
            passkey.user,
            passkey.credential_id.as_slice(),
            passkey.public_key.as_slice(),
            passkey.counter,
            passkey.name.as_str(),
            passkey.created_at,
        ],
    );
}

/// Notes that a passkey was used. The write is lost under the label `passkey` when somebody used it at the same moment.
pub fn used(write: &mut Write, passkey: &Passkey, counter: i64, now: Timestamp) {
    write.one(
        lost::PASSKEY,
        "UPDATE passkeys SET counter = $3, last_used_at = $4 WHERE id = $1 AND counter = $2",
        args![passkey.id, passkey.counter, counter, now],
    );
}

/// Gives a passkey another name. The write is lost under the label `passkey` when the user has no such passkey.
pub fn rename(write: &mut Write, user: UserId, id: PasskeyId, name: &str) {
    write.one(
        lost::PASSKEY,
        "UPDATE passkeys SET name = $3 WHERE user_id = $1 AND id = $2",
        args![user, id, name],
    );
}

/// Removes a passkey. The write is lost under the label `passkey` when the user has no such passkey.
pub fn delete(write: &mut Write, user: UserId, id: PasskeyId) {
    write.one(lost::PASSKEY, "DELETE FROM passkeys WHERE user_id = $1 AND id = $2", args![user, id]);
}

/// Removes all passkeys of a user.
pub fn delete_all(write: &mut Write, user: UserId) {
    write.any("DELETE FROM passkeys WHERE user_id = $1", args![user]);
}

/// The passkeys of a user, the oldest in front.
///
/// # Errors
/// When the database does not answer.
pub async fn of(database: &Database, user: UserId) -> Result<Vec<Passkey>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM passkeys WHERE user_id = $1 ORDER BY created_at, id");
    database.query(sql, args![user], read).await
}

/// The passkey that an authenticator names.
///
/// # Errors
/// When the database does not answer.
pub async fn by_credential(database: &Database, credential_id: &[u8]) -> Result<Option<Passkey>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM passkeys WHERE credential_id = $1");
    Ok(database.lookup(sql, args![credential_id], read).await?.pop())
}
