//! How many calls were admitted on each day. Nodes count in memory and add what they counted in batches.

use model::Timestamp;
use model::id::WorkspaceId;

use crate::args;
use crate::engine::{Database, StoreError, Write};

/// Days that are kept: those that are shown, and some more.
const KEPT_DAYS: i64 = 400;

/// Adds calls to a day, which is named by its first moment.
pub fn add(write: &mut Write, workspace: WorkspaceId, day: Timestamp, calls: i64) {
    write.any(
        "INSERT INTO daily_calls (workspace_id, day, calls) VALUES ($1, $2, $3)
         ON CONFLICT (workspace_id, day) DO UPDATE SET calls = daily_calls.calls + excluded.calls",
        args![workspace, day, calls],
    );
}

/// The calls of each day since one, the oldest first; days without any are left out.
///
/// # Errors
/// When the database does not answer.
pub async fn since(
    database: &Database,
    workspace: WorkspaceId,
    first: Timestamp,
) -> Result<Vec<(Timestamp, i64)>, StoreError> {
    const SQL: &str = "SELECT day, calls FROM daily_calls WHERE workspace_id = $1 AND day >= $2 ORDER BY day";
    database.query(SQL, args![workspace, first], |mut row| Ok((row.take()?, row.take()?))).await
}

/// Deletes days that nobody looks at any more.
pub fn forget_old(write: &mut Write, now: Timestamp) {
    write.any("DELETE FROM daily_calls WHERE day < $1", args![now.plus_days(-KEPT_DAYS)]);
}
