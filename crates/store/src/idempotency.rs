//! Idempotency keys: reserved before the work, marked done in the work's own transaction.

use model::Timestamp;
use model::id::{RequestId, WorkspaceId};

use crate::args;
use crate::engine::{Database, Row, StoreError, Write};
use crate::lost;

/// How long an answer is kept.
const KEPT_DAYS: i64 = 1;

/// What an idempotency key belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slot {
    /// The workspace.
    pub workspace: WorkspaceId,
    /// The request's method.
    pub method: String,
    /// The request's path.
    pub path: String,
    /// The key that the caller chose.
    pub key: String,
}

/// What is known under a key.
#[derive(Debug, Clone)]
pub struct Entry {
    /// The hash of the body that it was first used with.
    pub fingerprint: Vec<u8>,
    /// The kept answer, encrypted; none while the work is under way.
    pub answer: Option<Vec<u8>>,
}

/// Reserves the key for one request. An older reservation is taken over when its lease has run out without an answer, and
/// an answer when its day is over.
///
/// # Errors
/// When the database does not answer.
pub async fn reserve(
    database: &Database,
    slot: &Slot,
    fingerprint: [u8; 32],
    owner: RequestId,
    lease_until: Timestamp,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let mut write = Write::new();
    write.returning(
        "INSERT INTO idempotency_keys (workspace_id, method, path, key, fingerprint, owner, lease_until, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (workspace_id, method, path, key) DO UPDATE
         SET fingerprint = excluded.fingerprint, owner = excluded.owner, lease_until = excluded.lease_until,
             created_at = excluded.created_at, answer = NULL
         WHERE (idempotency_keys.answer IS NULL AND idempotency_keys.lease_until <= $8)
            OR idempotency_keys.created_at <= $9
         RETURNING owner",
        args![
            slot.workspace,
            &slot.method,
            &slot.path,
            &slot.key,
            fingerprint,
            owner,
            lease_until,
            now,
            now.plus_days(-KEPT_DAYS),
        ],
    );
    Ok(!database.commit(write).await?.is_empty())
}

/// What is known under a key.
///
/// # Errors
/// When the database does not answer.
pub async fn find(database: &Database, slot: &Slot) -> Result<Option<Entry>, StoreError> {
    let sql = "SELECT fingerprint, answer FROM idempotency_keys
               WHERE workspace_id = $1 AND method = $2 AND path = $3 AND key = $4";
    let map = |mut row: Row| Ok(Entry { fingerprint: row.take()?, answer: row.take()? });
    Ok(database.lookup(sql, args![slot.workspace, &slot.method, &slot.path, &slot.key], map).await?.pop())
}

/// Keeps the answer, in the transaction of the work. The write is lost under the label `idempotency key` when the
/// reservation was taken over meanwhile: then the other request does the work.
pub fn keep(write: &mut Write, slot: &Slot, owner: RequestId, answer: Vec<u8>) {
    write.one(
        lost::IDEMPOTENCY_KEY,
        "UPDATE idempotency_keys SET answer = $6
         WHERE workspace_id = $1 AND method = $2 AND path = $3 AND key = $4 AND owner = $5 AND answer IS NULL",
        args![slot.workspace, &slot.method, &slot.path, &slot.key, owner, answer],
    );
}

/// Puts one answer in the place of all that are kept for a workspace.
pub fn replace_answers(write: &mut Write, workspace: WorkspaceId, answer: Vec<u8>) {
    const SQL: &str = "UPDATE idempotency_keys SET answer = $2 WHERE workspace_id = $1 AND answer IS NOT NULL";
    write.any(SQL, args![workspace, answer]);
}

/// Lets a reservation go whose work was not done.
pub fn release(write: &mut Write, slot: &Slot, owner: RequestId) {
    write.any(
        "DELETE FROM idempotency_keys
         WHERE workspace_id = $1 AND method = $2 AND path = $3 AND key = $4 AND owner = $5 AND answer IS NULL",
        args![slot.workspace, &slot.method, &slot.path, &slot.key, owner],
    );
}

/// Lets all reservations go; only where no other node can hold one.
pub fn release_all(write: &mut Write) {
    write.any("DELETE FROM idempotency_keys WHERE answer IS NULL", args![]);
}

/// Forgets the answers whose day is over.
pub fn forget_old(write: &mut Write, now: Timestamp) {
    write.any("DELETE FROM idempotency_keys WHERE created_at <= $1", args![now.plus_days(-KEPT_DAYS)]);
}
