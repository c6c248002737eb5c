//! Agreeing to sign electronically.

use axum::extract::State;
use serde::Deserialize;

use super::Visiting;
use crate::api::Api;
use crate::body::Json;
use crate::error::ApiError;
use crate::reply::Reply;

/// What is agreed to.
#[derive(Deserialize)]
pub(in crate::public) struct Consent {
    version: String,
}

/// Notes the consent.
pub(in crate::public) async fn consent(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    Json(body): Json<Consent>,
) -> Result<Reply, ApiError> {
    Ok(Reply::ok(app::signing::consent(&api.app, &visitor, &body.version).await?))
}
