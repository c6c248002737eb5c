//! What waits in the outbox, for operators.

use model::Result;
pub use store::outbox::Depth;

use super::Kind;
use crate::App;

/// The names of all kinds of jobs.
pub fn kinds() -> impl Iterator<Item = &'static str> {
    Kind::ALL.into_iter().map(Kind::name)
}

/// How many jobs wait and how many were given up, by kind.
///
/// # Errors
/// When the database does not answer.
pub async fn depths(app: &App) -> Result<Vec<Depth>> {
    Ok(store::outbox::depths(app.database()).await?)
}
