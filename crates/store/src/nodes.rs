//! The running processes of the service that share a database, by their sign of life.

use model::Timestamp;
use model::id::NodeId;

use crate::args;
use crate::engine::Write;

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

/// Notes that a node has stopped, and forgets those that stopped without saying so long ago.
pub fn gone(write: &mut Write, node: NodeId, now: Timestamp) {
    write.any("DELETE FROM nodes WHERE id = $1 OR seen_at < $2", args![node, now.plus_days(-1)]);
}
