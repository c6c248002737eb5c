//! The search index of the activity stream. PostgreSQL keeps its own up to date; SQLite's is filled in batches, before a
//! search and every few seconds, so that no change waits for it.

use crate::args;
use crate::engine::{Database, Dialect, StoreError, Write};

/// Rows taken into the index at once: so few that other changes hardly wait behind them.
const BATCH: i64 = 1_000;

/// A row that is not in the index yet, or whose order is not noted: an older program, to which somebody went back for a
/// while, fills the index and notes nothing.
const NEXT: &str = "SELECT seq FROM activity
                    WHERE seq > (SELECT min(filled, noted) FROM activity_search_position) AND seq <= $1 LIMIT 1";

/// Takes every row into the index that was committed before.
///
/// # Errors
/// When the database does not answer.
pub async fn catch_up(database: &Database) -> Result<(), StoreError> {
    if database.dialect() == Dialect::Postgres {
        return Ok(());
    }
    let Some(last) = database.look_up_one::<i64>("SELECT max(seq) FROM activity", args![]).await? else {
        return Ok(());
    };
    while database.look_up_one::<i64>(NEXT, args![last]).await?.is_some() {
        database.commit(batch()).await?;
    }
    Ok(())
}

/// The next rows, in the order of the stream. On SQLite, whose writes follow one another, its numbers are in the order
/// of the commits, so what lies behind the position is complete.
fn batch() -> Write {
    let mut write = Write::new();
    write.any(
        "INSERT INTO activity_search (rowid, words)
         SELECT seq, words FROM activity
         WHERE seq > (SELECT filled FROM activity_search_position) ORDER BY seq LIMIT $1",
        args![BATCH],
    );
    write.one(
        "search position",
        "UPDATE activity_search_position SET filled = (
             SELECT coalesce(max(seq), filled) FROM (SELECT seq FROM activity WHERE seq > filled ORDER BY seq LIMIT $1)
         )",
        args![BATCH],
    );
    // The rows up to there, in the order of their numbers: how far one is behind the newest of those before it.
    write.one(
        "search position",
        "UPDATE activity_search_position SET (noted, newest, disorder) = (
             SELECT coalesce(max(seq), noted), max(newest, coalesce(max(created_at), newest)),
                    max(disorder, coalesce(max(max(newest, latest) - created_at), disorder))
             FROM (SELECT seq, created_at, max(created_at) OVER (ORDER BY seq) AS latest
                   FROM activity WHERE seq > noted AND seq <= filled)
         )",
        args![],
    );
    write
}
