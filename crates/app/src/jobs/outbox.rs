//! What waits in the outbox, for operators.

use model::Result;
pub use store::outbox::Depth;

use crate::App;

/// How many jobs wait and how many were given up, by kind.
///
/// # Errors
/// When the database does not answer.
pub async fn depths(app: &App) -> Result<Vec<Depth>> {
    Ok(store::outbox::depths(app.database()).await?)
}
