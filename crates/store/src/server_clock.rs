//! How far this machine's clock is from that of the database server, which all nodes go by ([`Database::clock_or`]).

use model::Clock;

use crate::args;
use crate::engine::{Database, Dialect, StoreError};

/// Milliseconds by which this machine's clock is ahead of the server's, or behind where negative, as far as the answer's way
/// lets one tell; nothing where there is no server.
///
/// # Errors
/// When the database does not answer.
pub async fn ahead_millis(database: &Database, clock: &dyn Clock) -> Result<Option<i64>, StoreError> {
    const SQL: &str = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    if database.dialect() != Dialect::Postgres {
        return Ok(None);
    }
    let mut best: Option<(i64, i64)> = None;
    // The first one prepares the statement, and the shortest way tells the most.
    for _ in 0..3 {
        let asked = clock.now().millis();
        let Some(there) = database.query(SQL, args![], |mut row| row.take::<i64>()).await?.pop() else { continue };
        let way = clock.now().millis() - asked;
        if best.is_none_or(|(shortest, _)| way < shortest) {
            best = Some((way, asked + way / 2 - there));
        }
    }
    // What may be the way's doing is not counted.
    Ok(best.map(|(way, ahead)| ahead.signum() * (ahead.abs() - way / 2).max(0)))
}
