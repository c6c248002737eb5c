//! What is said where a round of something failed that comes again by itself.

use model::error::{Chain, Error};

use crate::App;

/// Says it. While a database server is away that is known already: that it went and that it is back is told once each, and a
/// node that repeats it several times a second fills a disk over night.
pub(crate) fn tell(app: &App, error: &Error, what: &'static str) {
    if app.database().is_shared() && matches!(error, Error::Unavailable(_)) {
        tracing::debug!(error = %Chain(error), "{what}");
    } else {
        tracing::warn!(error = %Chain(error), "{what}");
    }
}
