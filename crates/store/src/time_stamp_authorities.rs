//! When a time-stamp authority last gave a time stamp.

use model::Timestamp;

use crate::args;
use crate::engine::{Database, StoreError, Write};

/// Notes that an authority answered.
pub fn answered(write: &mut Write, url: &str, at: Timestamp) {
    write.any(
        "INSERT INTO time_stamp_authorities (url, answered_at) VALUES ($1, $2)
         ON CONFLICT (url) DO UPDATE SET answered_at = excluded.answered_at
         WHERE time_stamp_authorities.answered_at < excluded.answered_at",
        args![url, at],
    );
}

/// When an authority last answered.
///
/// # Errors
/// When the database does not answer.
pub async fn last_answer(database: &Database, url: &str) -> Result<Option<Timestamp>, StoreError> {
    const SQL: &str = "SELECT answered_at FROM time_stamp_authorities WHERE url = $1";
    Ok(database.lookup(SQL, args![url], |mut row| row.take()).await?.pop())
}
