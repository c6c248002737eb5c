//! Setting the service up in a browser, with the link that its first start prints.
//!
//! The link's token moves into a cookie at once, so that it stays neither in the address bar nor in the history, and
//! is used up only when the form is sent.

pub(super) mod create;
pub(super) mod follow;
pub(super) mod show;

use app::sessions::Token;
use axum::http::HeaderMap;

use crate::api::Api;
use crate::browser::Cookie;
use crate::error::ApiError;

/// The link that was followed, where it would still work.
async fn followed(api: &Api, headers: &HeaderMap) -> Result<Option<Token>, ApiError> {
    let Some(link) = Cookie::SetUp.read(&api.config, headers) else { return Ok(None) };
    Ok(api.app.is_set_up_link(&link).await?.then_some(link))
}
