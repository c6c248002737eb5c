//! Whether the database takes writes: a disk that is full, or a server that only reads, answers every question and is of no
//! use.

use model::Timestamp;

use crate::args;
use crate::engine::{Database, StoreError, Write};

/// Writes something that nobody reads.
///
/// # Errors
/// When the database does not take it.
pub async fn write(database: &Database, now: Timestamp) -> Result<(), StoreError> {
    let mut write = Write::new();
    write.one("readiness", "UPDATE rounds SET at = $1 WHERE name = 'readiness'", args![now]);
    database.commit(write).await.map(drop)
}
