//! What a browser holds between two steps: of signing in, or of adding a passkey. Stored by the hash of its token.

use model::Timestamp;
use model::id::UserId;

use crate::args;
use crate::engine::{Database, Row, StoreError, Write};

/// What the next step is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The password was right; a second proof is asked for.
    SecondStep,
    /// Somebody, not known yet, is asked for a passkey.
    Passkey,
    /// Somebody who is signed in adds a passkey.
    NewPasskey,
}

impl Purpose {
    const fn name(self) -> &'static str {
        match self {
            Self::SecondStep => "secondStep",
            Self::Passkey => "passkey",
            Self::NewPasskey => "newPasskey",
        }
    }
}

/// A half session.
#[derive(Debug, Clone)]
pub struct HalfSession {
    /// SHA-256 of the token that the browser holds.
    pub token_hash: [u8; 32],
    /// What the next step is.
    pub purpose: Purpose,
    /// Who it is, where that is known.
    pub user: Option<UserId>,
    /// What a passkey is asked to sign.
    pub challenge: Option<Vec<u8>>,
}

/// Adds a half session.
pub fn insert(write: &mut Write, half: &HalfSession, now: Timestamp, expires_at: Timestamp) {
    write.one(
        "half session",
        "INSERT INTO half_sessions (token_hash, purpose, user_id, challenge, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6)",
        args![half.token_hash, half.purpose.name(), half.user, half.challenge.as_deref(), now, expires_at],
    );
}

/// Gives a half session the challenge that a passkey is asked to sign, in place of the one before. The write is lost
/// under the label `half session` when it is over.
pub fn challenge(write: &mut Write, token_hash: [u8; 32], challenge: &[u8], now: Timestamp) {
    write.one(
        "half session",
        "UPDATE half_sessions SET challenge = $2 WHERE token_hash = $1 AND expires_at > $3",
        args![token_hash, challenge, now],
    );
}

/// Uses a half session up. The write is lost under the label `half session` when it was used or is over.
pub fn spend(write: &mut Write, token_hash: [u8; 32], now: Timestamp) {
    write.one(
        "half session",
        "DELETE FROM half_sessions WHERE token_hash = $1 AND expires_at > $2",
        args![token_hash, now],
    );
}

/// Ends all half sessions of a user.
pub fn end_all(write: &mut Write, user: UserId) {
    write.any("DELETE FROM half_sessions WHERE user_id = $1", args![user]);
}

/// Removes those whose time has run out.
pub fn delete_expired(write: &mut Write, now: Timestamp) {
    write.any("DELETE FROM half_sessions WHERE expires_at <= $1", args![now]);
}

/// The half session of a hash that waits for that step.
///
/// # Errors
/// When the database does not answer.
pub async fn find(
    database: &Database,
    token_hash: [u8; 32],
    purpose: Purpose,
    now: Timestamp,
) -> Result<Option<HalfSession>, StoreError> {
    let sql = "SELECT user_id, challenge FROM half_sessions
               WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3";
    let map =
        move |mut row: Row| Ok(HalfSession { token_hash, purpose, user: row.take()?, challenge: row.take()? });
    Ok(database.lookup(sql, args![token_hash, purpose.name(), now], map).await?.pop())
}
