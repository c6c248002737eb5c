//! What belongs to the instance as a whole and all its nodes share: by name, encrypted or marked with the secret key.

use model::Timestamp;

use crate::args;
use crate::engine::{Database, Row, StoreError, Write};

/// One of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InstanceSecret {
    /// What is kept.
    pub content: Vec<u8>,
    /// Counts its changes.
    pub version: i64,
}

/// What is kept under a name.
///
/// # Errors
/// When the database does not answer.
pub async fn find(database: &Database, name: &str) -> Result<Option<InstanceSecret>, StoreError> {
    const SQL: &str = "SELECT content, version FROM instance_secrets WHERE name = $1";
    let map = |mut row: Row| Ok(InstanceSecret { content: row.take()?, version: row.take()? });
    Ok(database.lookup(SQL, args![name], map).await?.pop())
}

/// Keeps something under a name where nothing is kept yet; the first one stays.
pub fn insert(write: &mut Write, name: &str, content: &[u8], now: Timestamp) {
    write.any(
        "INSERT INTO instance_secrets (name, content, version, changed_at) VALUES ($1, $2, 1, $3)
         ON CONFLICT (name) DO NOTHING",
        args![name, content, now],
    );
}

/// Keeps something else under a name. Lost where somebody else did so since it was read.
pub fn replace(write: &mut Write, name: &str, content: &[u8], before: &InstanceSecret, now: Timestamp) {
    write.one(
        "instance secret",
        "UPDATE instance_secrets SET content = $2, version = version + 1, changed_at = $3
         WHERE name = $1 AND version = $4",
        args![name, content, now, before.version],
    );
}
