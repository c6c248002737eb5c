//! Calls given out of a minute or a month.
//!
//! A node takes a block of calls from the counter of the period, in one durable step, and serves from it in memory. So
//! the counter is never below what was admitted, whatever crashes; what a crashed node held is wasted, and it is small.

use model::Timestamp;
use model::id::{Id, JobKind, NodeId, WorkspaceId};

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, nodes};

/// A node that gave no sign of life for so long will not come back, not even one that only stood still.
const DEAD_MILLIS: i64 = 60 * nodes::LIFE_MILLIS;

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The calls of a minute of the clock.
    Minute,
    /// The calls of a calendar month.
    Month,
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Self::Minute => "minute",
            Self::Month => "month",
        }
    }
}

/// Whose calls, of which minute or month.
#[derive(Debug, Clone, Copy)]
pub struct Period {
    /// The workspace.
    pub workspace: WorkspaceId,
    /// Minute or month.
    pub kind: Kind,
    /// When it begins.
    pub start: Timestamp,
}

/// A block of calls that a node now holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block {
    /// How many.
    pub calls: i64,
    /// How many have been given out of the period so far, to all nodes, this block included.
    pub granted: i64,
}

/// The size of the next block: a sixty-fourth of what is left, between 1 and 64. Small near the end, so that no node
/// sits on calls that another could use. Where hundreds of thousands are left, up to 65,536: a thousand pass in the time
/// that a disk takes to note a block, and after each note all who read from SQLite have to read their pages anew. The
/// statement below says the same in SQL.
#[must_use]
pub const fn block_size(left: i64) -> i64 {
    match left {
        ..128 => 1,
        128..4_096 => left / 64,
        4_096..262_144 => 64,
        262_144..268_435_456 => left / 4_096,
        268_435_456.. => 65_536,
    }
}

/// What is asked for: a block of a period's calls, under a limit.
#[derive(Debug, Clone, Copy)]
pub struct Wish {
    /// Whose calls, and of when.
    pub period: Period,
    /// How many calls the period has.
    pub limit: i64,
}

/// Takes a block for each wish, all in one durable step, or nothing where the period's calls have all been given out. The
/// wishes are of different kinds.
///
/// # Errors
/// When the database does not answer.
pub async fn take<const N: usize>(
    database: &Database,
    wishes: [Wish; N],
    node: NodeId,
    token: Id<JobKind>,
) -> Result<[Option<Block>; N], StoreError> {
    const TAKE: &str = "
        INSERT INTO allowances (workspace_id, kind, period, granted, last_block, last_taker)
        SELECT $1, $2, $3, $5, $5, $6 WHERE CAST($4 AS BIGINT) > 0
        ON CONFLICT (workspace_id, kind, period) DO UPDATE
        SET last_block = CASE WHEN $4 - allowances.granted >= 268435456 THEN 65536
                              WHEN $4 - allowances.granted >= 262144 THEN ($4 - allowances.granted) / 4096
                              WHEN $4 - allowances.granted >= 4096 THEN 64
                              WHEN $4 - allowances.granted >= 128 THEN ($4 - allowances.granted) / 64
                              ELSE 1 END,
            granted = allowances.granted
                    + CASE WHEN $4 - allowances.granted >= 268435456 THEN 65536
                           WHEN $4 - allowances.granted >= 262144 THEN ($4 - allowances.granted) / 4096
                           WHEN $4 - allowances.granted >= 4096 THEN 64
                           WHEN $4 - allowances.granted >= 128 THEN ($4 - allowances.granted) / 64
                           ELSE 1 END,
            last_taker = excluded.last_taker
        WHERE allowances.granted < $4
        RETURNING kind, last_block, granted";
    // The token of the taking is found only when the statement before it took something.
    const HOLD: &str = "
        INSERT INTO allowance_holdings (workspace_id, kind, period, node_id, held, recalled)
        SELECT workspace_id, kind, period, $4, last_block, false FROM allowances
        WHERE workspace_id = $1 AND kind = $2 AND period = $3 AND last_taker = $5
        ON CONFLICT (workspace_id, kind, period, node_id) DO UPDATE
        SET held = allowance_holdings.held + excluded.held";
    let mut write = Write::new();
    for Wish { period: Period { workspace, kind, start }, limit } in wishes {
        write.returning(TAKE, args![workspace, kind.name(), start, limit, block_size(limit), token]);
        if kind == Kind::Month {
            write.any(HOLD, args![workspace, kind.name(), start, node, token]);
        }
    }
    let mut blocks = [None; N];
    for mut row in database.commit(write).await? {
        let kind: String = row.take()?;
        let block = Block { calls: row.take()?, granted: row.take()? };
        if let Some(place) = wishes.iter().position(|wish| wish.period.kind.name() == kind) {
            blocks[place] = Some(block);
        }
    }
    Ok(blocks)
}

/// Gives back what a node holds and did not use.
pub fn give_back(write: &mut Write, period: Period, node: NodeId, unused: i64) {
    let Period { workspace, kind, start } = period;
    write.any(
        "UPDATE allowances SET granted = granted - $4 WHERE workspace_id = $1 AND kind = $2 AND period = $3",
        args![workspace, kind.name(), start, unused],
    );
    write.any(
        "DELETE FROM allowance_holdings WHERE workspace_id = $1 AND kind = $2 AND period = $3 AND node_id = $4",
        args![workspace, kind.name(), start, node],
    );
}

/// Asks the other running nodes to give back what they hold of a period, and tells how many were asked.
///
/// # Errors
/// When the database does not answer.
pub async fn recall(
    database: &Database,
    period: Period,
    node: NodeId,
    now: Timestamp,
) -> Result<usize, StoreError> {
    let Period { workspace, kind, start } = period;
    let mut write = Write::new();
    write.returning(
        "UPDATE allowance_holdings SET recalled = true
         WHERE workspace_id = $1 AND kind = $2 AND period = $3 AND node_id <> $4 AND held > 0
           AND node_id IN (SELECT id FROM nodes WHERE seen_at > $5)
         RETURNING held",
        args![workspace, kind.name(), start, node, now.plus_millis(-nodes::LIFE_MILLIS)],
    );
    Ok(database.commit(write).await?.len())
}

/// What other nodes have asked this one to give back.
///
/// # Errors
/// When the database does not answer.
pub async fn recalled(database: &Database, node: NodeId) -> Result<Vec<(WorkspaceId, Timestamp)>, StoreError> {
    let sql = "SELECT workspace_id, period FROM allowance_holdings WHERE node_id = $1 AND recalled = true";
    database.query(sql, args![node], |mut row: Row| Ok((row.take()?, row.take()?))).await
}

/// How many calls have been given out of a period.
///
/// # Errors
/// When the database does not answer.
pub async fn granted(database: &Database, period: Period) -> Result<i64, StoreError> {
    let Period { workspace, kind, start } = period;
    let sql = "SELECT granted FROM allowances WHERE workspace_id = $1 AND kind = $2 AND period = $3";
    let found =
        database.lookup(sql, args![workspace, kind.name(), start], |mut row: Row| row.take::<i64>()).await?;
    Ok(found.first().copied().unwrap_or(0))
}

/// Forgets what crashed nodes held: it is lost, and nobody will ask for it.
pub fn forget_holdings_of_the_dead(write: &mut Write, now: Timestamp) {
    write.any(
        "DELETE FROM allowance_holdings WHERE node_id NOT IN (SELECT id FROM nodes WHERE seen_at > $1)",
        args![now.plus_millis(-DEAD_MILLIS)],
    );
}

/// Forgets all that was held: for a start where no other node can run, so that it was this machine's.
pub fn forget_all_holdings(write: &mut Write) {
    write.any("DELETE FROM allowance_holdings", args![]);
}

/// Forgets the minutes before a moment. Months are kept: they tell how much was used.
pub fn forget_minutes(write: &mut Write, before: Timestamp) {
    write.any("DELETE FROM allowances WHERE kind = $1 AND period < $2", args![Kind::Minute.name(), before]);
}
