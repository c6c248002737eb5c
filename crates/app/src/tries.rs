//! Tries at passwords and codes, and what those without a key do, counted for all nodes together. A node that has the
//! database for itself counts most of them in memory.

use model::{Result, Timestamp};
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

/// Takes back a try that was none: those before it go on counting.
///
/// # Errors
/// When the database does not answer.
pub async fn take_back(app: &App, keys: [Key; 2]) -> Result<()> {
    app.database().commit(store::tries::take_back(keys)).await?;
    Ok(())
}

/// Forgives those before a try that was right.
///
/// # Errors
/// When the database does not answer.
pub async fn forgive(app: &App, keys: [Key; 2]) -> Result<()> {
    app.database().commit(store::tries::forgive(keys)).await?;
    Ok(())
}
