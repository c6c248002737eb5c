//! Counting tries at passwords and codes, and telling who tried too often to wait.

use axum::http::StatusCode;
use model::{Error, Timestamp};

use super::session::seconds;
use crate::api::Api;
use crate::attempts::{Attempt, TooMany};
use crate::error::ApiError;

/// Does something that a wrong password or code makes fail, within what this account and address may try.
pub(super) async fn counted<T>(
    api: &Api,
    begun: Result<Attempt, TooMany>,
    work: impl Future<Output = model::Result<T>>,
) -> Result<T, ApiError> {
    let attempt = begun.map_err(|TooMany(until)| too_many(api.app.now(), until))?;
    let done = work.await;
    if !matches!(done, Err(Error::Forbidden(_))) {
        api.sign_in_tries.forgive(&attempt);
    }
    Ok(done?)
}

/// The refusal of somebody who tried too often.
pub(super) fn too_many(now: Timestamp, until: Timestamp) -> ApiError {
    let message = "too many tries; wait, then try again";
    // Rounded up: nobody is told to come back too early.
    let wait = seconds(now, until.plus_millis(999));
    ApiError::new(StatusCode::TOO_MANY_REQUESTS, "RATE_LIMITED", message).retry_after(wait)
}
