//! Counting tries at passwords and codes, and telling who tried too often to wait.

use crate::api::Api;
use crate::attempts::{Attempt, Refused};
use crate::error::ApiError;

/// Does something that a wrong password or code makes fail, within what this account and address may try.
pub(super) async fn counted<T>(
    api: &Api,
    begun: Result<Attempt, Refused>,
    work: impl Future<Output = model::Result<T>>,
) -> Result<T, ApiError> {
    let attempt = begun.map_err(|refused| self::refused(api, refused))?;
    let done = work.await;
    api.sign_in_tries.settle(&api.app, &attempt, &done).await;
    Ok(done?)
}

/// What somebody is told whose try was not made.
pub(super) fn refused(api: &Api, refused: Refused) -> ApiError {
    refused.told(&api.app, "too many tries; wait, then try again")
}
