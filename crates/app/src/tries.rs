//! Tries at passwords and codes, and what those without a key do, counted for all nodes together. A node that has the
//! database for itself counts in memory.

use model::{Result, Timestamp};
use store::Write;
pub use store::tries::{Counted, Key};

use crate::App;

/// Whether there may be other nodes, so that tries are to be counted here.
#[must_use]
pub fn are_shared(app: &App) -> bool {
    app.database().is_shared()
}

/// Counts a try by both keys, until a moment where it is the first.
///
/// # Errors
/// When the database does not answer.
pub async fn count(app: &App, keys: [Key; 2], until: Timestamp) -> Result<[Counted; 2]> {
    Ok(store::tries::count(app.database(), keys, app.now(), until).await?)
}

/// Takes back a try that did not fail.
///
/// # Errors
/// When the database does not answer.
pub async fn forgive(app: &App, keys: [Key; 2]) -> Result<()> {
    let mut write = Write::new();
    store::tries::forgive(&mut write, keys);
    app.database().commit(write).await?;
    Ok(())
}
