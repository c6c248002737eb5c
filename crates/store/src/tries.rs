//! Tries at passwords and codes, and what those without a key send, counted by several nodes together. Who it was stands
//! there as a hash.

use model::Timestamp;

use crate::args;
use crate::engine::{Database, Row, StoreError, Write};

/// What whoever tries is counted by.
pub type Key = [u8; 32];

/// How often somebody tried of late, and until when that counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted {
    /// How often, this time included.
    pub tries: i64,
    /// Until when.
    pub until: Timestamp,
}

const COUNT: &str = "INSERT INTO tries (key_hash, count, until) VALUES ($1, 1, $2)
                     ON CONFLICT (key_hash) DO UPDATE SET
                         count = CASE WHEN tries.until > $3 THEN tries.count + 1 ELSE 1 END,
                         until = CASE WHEN tries.until > $3 THEN tries.until ELSE excluded.until END
                     RETURNING count, until";

fn read(row: Option<Row<'static>>) -> Result<Counted, StoreError> {
    let mut row = row.ok_or_else(|| StoreError::corrupt("a try was not counted"))?;
    Ok(Counted { tries: row.take()?, until: row.take()? })
}

/// Counts something by one key, as [`count`] does by two.
///
/// # Errors
/// When the database does not answer.
pub async fn count_one(
    database: &Database,
    key: Key,
    now: Timestamp,
    until: Timestamp,
) -> Result<Counted, StoreError> {
    let mut write = alone();
    write.returning(COUNT, args![key, until, now]);
    read(database.commit(write).await?.pop())
}

/// How often something was counted by a key that still counts.
///
/// # Errors
/// When the database does not answer.
pub async fn counted(database: &Database, key: Key, now: Timestamp) -> Result<i64, StoreError> {
    let sql = "SELECT count FROM tries WHERE key_hash = $1 AND until > $2";
    let found = database.query(sql, args![key, now], |mut row| row.take::<i64>()).await?;
    Ok(found.first().copied().unwrap_or_default())
}

/// Counts a try by each of two keys; the first one after what counted is over begins anew, and counts until the moment
/// given.
///
/// # Errors
/// When the database does not answer.
pub async fn count(
    database: &Database,
    keys: [Key; 2],
    now: Timestamp,
    until: Timestamp,
) -> Result<[Counted; 2], StoreError> {
    let mut write = alone();
    // Always in the same order, so that nobody waits for somebody who waits for them.
    let is_turned = keys[0] > keys[1];
    for key in if is_turned { [keys[1], keys[0]] } else { keys } {
        write.returning(COUNT, args![key, until, now]);
    }
    let mut returned = database.commit(write).await?;
    // The last one comes first.
    let second = read(returned.pop())?;
    let first = read(returned.pop())?;
    Ok(if is_turned { [second, first] } else { [first, second] })
}

/// A write that shares its transaction with no other: each holds two rows that many want.
fn alone() -> Write {
    let mut write = Write::new();
    write.alone();
    write
}

/// Forgives: by the first key everything begins anew, by the second one has one more.
#[must_use]
pub fn forgive(keys: [Key; 2]) -> Write {
    let mut write = alone();
    let anew = |write: &mut Write| {
        write.any("DELETE FROM tries WHERE key_hash = $1", args![keys[0]]);
    };
    if keys[0] > keys[1] {
        one_more(&mut write, keys[1]);
        anew(&mut write);
    } else {
        anew(&mut write);
        one_more(&mut write, keys[1]);
    }
    write
}

/// Takes a try back: by both keys one has one more.
#[must_use]
pub fn take_back(mut keys: [Key; 2]) -> Write {
    let mut write = alone();
    keys.sort_unstable();
    for key in keys {
        one_more(&mut write, key);
    }
    write
}

fn one_more(write: &mut Write, key: Key) {
    write.any("UPDATE tries SET count = count - 1 WHERE key_hash = $1 AND count > 0", args![key]);
}

/// Forgets what no longer counts.
pub fn forget_over(write: &mut Write, now: Timestamp) {
    write.any("DELETE FROM tries WHERE until <= $1", args![now]);
}
