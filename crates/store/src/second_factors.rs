//! The second proof of somebody who signs in: the secret behind their six digits, and codes for the day it is lost.

use model::Timestamp;
use model::id::{UserId, WorkspaceId};

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, lost};

/// The secret behind somebody's six digits.
#[derive(Debug, Clone)]
pub struct TotpSecret {
    /// The secret, encrypted.
    pub closed: Vec<u8>,
    /// Since when it counts; none while they have not shown that they can use it.
    pub confirmed_at: Option<Timestamp>,
    /// The last step whose digits were used.
    pub last_step: i64,
}

/// What second proofs somebody has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Held {
    /// Six digits.
    pub totp: bool,
    /// How many passkeys.
    pub passkeys: i64,
    /// How many recovery codes are left.
    pub recovery_codes: i64,
}

/// Keeps a secret that does not count yet, in place of another of that kind. The write is lost under the label `totp` when
/// they have one that counts.
pub fn begin_totp(write: &mut Write, user: UserId, closed: &[u8], now: Timestamp) {
    write.one(
        lost::TOTP,
        "INSERT INTO totp_secrets (user_id, secret, last_step, created_at) VALUES ($1, $2, 0, $3)
         ON CONFLICT (user_id) DO UPDATE SET secret = EXCLUDED.secret, created_at = EXCLUDED.created_at
         WHERE totp_secrets.confirmed_at IS NULL",
        args![user, closed, now],
    );
}

/// From now on the secret counts. The write is lost under the label `totp` when it counts already or is another one.
pub fn confirm_totp(write: &mut Write, user: UserId, closed: &[u8], step: i64, now: Timestamp) {
    write.one(
        lost::TOTP,
        "UPDATE totp_secrets SET confirmed_at = $4, last_step = $3
         WHERE user_id = $1 AND secret = $2 AND confirmed_at IS NULL",
        args![user, closed, step, now],
    );
}

/// Uses the digits of a step. The write is lost under the label `totp` when they, or later ones, were used before.
pub fn use_step(write: &mut Write, user: UserId, step: i64) {
    write.one(
        lost::TOTP,
        "UPDATE totp_secrets SET last_step = $2 WHERE user_id = $1 AND last_step < $2 AND confirmed_at IS NOT NULL",
        args![user, step],
    );
}

/// Takes the secret and the recovery codes away.
pub fn remove_totp(write: &mut Write, user: UserId) {
    write.any("DELETE FROM totp_secrets WHERE user_id = $1", args![user]);
    write.any("DELETE FROM recovery_codes WHERE user_id = $1", args![user]);
}

/// Gives somebody other recovery codes in place of those before.
pub fn replace_recovery_codes(write: &mut Write, user: UserId, marks: &[[u8; 32]]) {
    // Those who ask for them at the same moment come one after the other, so that only the last ones are there.
    write.any("UPDATE totp_secrets SET last_step = last_step WHERE user_id = $1", args![user]);
    write.any("DELETE FROM recovery_codes WHERE user_id = $1", args![user]);
    for mark in marks {
        write.one(
            "recovery code",
            "INSERT INTO recovery_codes (user_id, mark) VALUES ($1, $2)",
            args![user, *mark],
        );
    }
}

/// Uses a recovery code up. The write is lost under the label `recovery code` when it was used before.
pub fn spend_recovery_code(write: &mut Write, user: UserId, mark: &[u8]) {
    write.one("recovery code", "DELETE FROM recovery_codes WHERE user_id = $1 AND mark = $2", args![user, mark]);
}

/// The secret of a user.
///
/// # Errors
/// When the database does not answer.
pub async fn totp(database: &Database, user: UserId) -> Result<Option<TotpSecret>, StoreError> {
    let sql = "SELECT secret, confirmed_at, last_step FROM totp_secrets WHERE user_id = $1";
    let map =
        |mut row: Row| Ok(TotpSecret { closed: row.take()?, confirmed_at: row.take()?, last_step: row.take()? });
    Ok(database.lookup(sql, args![user], map).await?.pop())
}

/// The marks of the recovery codes that a user has left.
///
/// # Errors
/// When the database does not answer.
pub async fn recovery_codes(database: &Database, user: UserId) -> Result<Vec<Vec<u8>>, StoreError> {
    let sql = "SELECT mark FROM recovery_codes WHERE user_id = $1";
    database.query(sql, args![user], |mut row| row.take()).await
}

/// The members of a workspace whose password alone lets nobody in: their digits are on, or they have a passkey and one of their
/// workspaces asks for a second step.
///
/// # Errors
/// When the database does not answer.
pub async fn secured(database: &Database, workspace: WorkspaceId) -> Result<Vec<UserId>, StoreError> {
    let sql = "SELECT m.user_id FROM memberships m
               WHERE m.workspace_id = $1
                 AND (EXISTS (SELECT 1 FROM totp_secrets t
                              WHERE t.user_id = m.user_id AND t.confirmed_at IS NOT NULL)
                      OR (EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = m.user_id)
                          AND EXISTS (SELECT 1 FROM memberships o
                                      JOIN workspace_settings s ON s.workspace_id = o.workspace_id
                                      WHERE o.user_id = m.user_id AND s.require_second_step)))";
    database.query(sql, args![workspace], |mut row| row.take()).await
}

/// What second proofs a user has.
///
/// # Errors
/// When the database does not answer.
pub async fn held(database: &Database, user: UserId) -> Result<Held, StoreError> {
    let sql = "SELECT (SELECT COUNT(*) FROM totp_secrets WHERE user_id = $1 AND confirmed_at IS NOT NULL),
                      (SELECT COUNT(*) FROM passkeys WHERE user_id = $1),
                      (SELECT COUNT(*) FROM recovery_codes WHERE user_id = $1)";
    let map = |mut row: Row| {
        let totp: i64 = row.take()?;
        Ok(Held { totp: totp > 0, passkeys: row.take()?, recovery_codes: row.take()? })
    };
    Ok(database.lookup(sql, args![user], map).await?.pop().unwrap_or_default())
}
