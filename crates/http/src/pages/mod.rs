//! The plain pages of set-up, sign-in and API keys.

use axum::Router;

use crate::api::Api;

/// The pages.
pub(crate) fn router(_api: &Api) -> Router<Api> {
    Router::new()
}
