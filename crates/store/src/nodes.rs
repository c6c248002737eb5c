//! The running processes of the service that share a database, by their sign of life.

use model::Timestamp;
use model::id::NodeId;

use crate::args;
use crate::engine::{Database, StoreError, Write};

/// How long a node counts as running after its last sign of life.
pub const LIFE_MILLIS: i64 = 10_000;

/// Notes that a node runs.
pub fn alive(write: &mut Write, node: NodeId, now: Timestamp) {
    write.one(
        "node",
        "INSERT INTO nodes (id, started_at, seen_at) VALUES ($1, $2, $2)
         ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at",
        args![node, now],
    );
}

/// Whether another node has given a sign of life since then.
///
/// # Errors
/// When the database does not answer.
pub async fn any_other(database: &Database, node: NodeId, since: Timestamp) -> Result<bool, StoreError> {
    const SQL: &str = "SELECT id FROM nodes WHERE id <> $1 AND seen_at > $2 LIMIT 1";
    Ok(!database.lookup(SQL, args![node, since], |mut row| row.take::<String>()).await?.is_empty())
}

/// Notes that a node has stopped, and forgets those that stopped without saying so long ago.
pub fn gone(write: &mut Write, node: NodeId, now: Timestamp) {
    write.any("DELETE FROM nodes WHERE id = $1 OR seen_at < $2", args![node, now.plus_days(-1)]);
}
