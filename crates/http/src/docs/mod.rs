//! `/docs`: the reference of the API, made from the OpenAPI documents; works offline.

use axum::Router;

use crate::api::Api;

/// The reference.
pub(crate) fn router() -> Router<Api> {
    Router::new()
}
