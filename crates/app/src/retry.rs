//! Trying again what lost its optimistic check: two changes of one thing at the same moment both happen, one after the
//! other, and the caller of neither notices.

use model::Error;
use store::{StoreError, lost};

/// How often a change is tried before the caller is told that there is too much going on.
const TRIES: u32 = 100;

/// Why an attempt did not succeed.
pub(crate) enum Failure {
    /// Somebody else was faster; read again and decide anew.
    Lost,
    /// It can't be done.
    Final(Error),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::Final(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            // A file that is gone does not come back.
            StoreError::Lost(lost::FILE) => Self::Final(Error::conflict(
                "a file was removed at the same moment; upload it again and repeat this",
            )),
            error if error.is_lost() => Self::Lost,
            error => Self::Final(error.into()),
        }
    }
}

/// Runs the attempt until it settles.
pub(crate) async fn until_settled<T, F>(attempt: impl Fn() -> F) -> model::Result<T>
where
    F: Future<Output = Result<T, Failure>>,
{
    settled_within(TRIES, attempt).await
}

/// Runs the attempt until it settles, or so many times.
pub(crate) async fn settled_within<T, F>(tries: u32, attempt: impl Fn() -> F) -> model::Result<T>
where
    F: Future<Output = Result<T, Failure>>,
{
    for _ in 0..tries {
        match attempt().await {
            Ok(done) => return Ok(done),
            Err(Failure::Final(error)) => return Err(error),
            Err(Failure::Lost) => {}
        }
    }
    Err(Error::conflict("others keep changing this at the same moment; try again"))
}
