//! What is due by the clock over all workspaces, seen to one by one.

use std::fmt::Display;

use model::error::{Chain, Error, Result};
use model::id::WorkspaceId;

/// What became of something that was found due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seen {
    /// It is gone.
    Gone,
    /// It stays, and is not due any more.
    Stays,
    /// Somebody else was faster, or it was not due any more.
    Nothing,
}

/// Sees to what `find` finds, at most `batch` at once, until nothing is due or it is told to stop. Gives how many are gone. One
/// that can't be seen to, of which `failure` tells, is not in the way of the others. Several nodes may do so at once.
pub(crate) async fn see_to_each<K: Copy + Display, F, S>(
    batch: usize,
    find: impl Fn() -> F,
    see_to: impl Fn(WorkspaceId, K) -> S,
    is_stopped: impl Fn() -> bool,
    failure: &'static str,
) -> Result<usize>
where
    F: Future<Output = Result<Vec<(WorkspaceId, K)>>>,
    S: Future<Output = Result<Seen>>,
{
    let mut count = 0;
    loop {
        let due = find().await?;
        let (found, mut changed) = (due.len(), false);
        for (workspace, id) in due {
            if is_stopped() {
                return Ok(count);
            }
            match see_to(workspace, id).await {
                Ok(seen) => {
                    changed |= seen != Seen::Nothing;
                    count += usize::from(seen == Seen::Gone);
                }
                // What does not answer now does not for the others either.
                Err(error @ Error::Unavailable(_)) => return Err(error),
                Err(error) => tracing::warn!(%id, error = %Chain(&error), "{failure}; it is tried again"),
            }
        }
        if found < batch || !changed {
            return Ok(count);
        }
    }
}
