//! Tries at passwords and codes, and what those without a key do, counted for all nodes together. A node that has the
//! database for itself counts most of them in memory.

use model::{Result, Timestamp};
pub use store::tries::{Counted, Key};

use crate::App;

/// For how long refusals are counted together.
const REFUSALS_MILLIS: i64 = 15 * 60 * 1000;

/// Counts a refusal that may be written down. Gives how many there were within a quarter of an hour.
///
/// # Errors
/// When the database does not answer.
pub(crate) async fn refused(app: &App, key: Key) -> Result<i64> {
    let until = app.now().plus_millis(REFUSALS_MILLIS);
    Ok(store::tries::count_one(app.database(), key, app.now(), until).await?.tries)
}

/// Whether so many refusals are worth another entry: the first one, the tenth, the hundredth and so on. Who guesses all day
/// is seen, and fills nothing.
pub(crate) const fn is_worth_an_entry(mut refused: i64) -> bool {
    while refused >= 10 && refused % 10 == 0 {
        refused /= 10;
    }
    refused == 1
}

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
