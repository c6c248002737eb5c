//! Agreeing to sign electronically.

use app::signing::Agreed;
use axum::extract::State;
use serde::Deserialize;

use super::Visiting;
use crate::api::Api;
use crate::body::Brief;
use crate::error::ApiError;
use crate::reply::Reply;

/// What is agreed to.
#[derive(Deserialize)]
pub(in crate::public) struct Consent {
    version: String,
    language: Option<String>,
}

/// Notes the consent.
pub(in crate::public) async fn consent(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    Brief(body): Brief<Consent>,
) -> Result<Reply, ApiError> {
    let agreed = Agreed { version: Some(body.version), language: body.language };
    Ok(Reply::ok(app::signing::consent(&api.app, &visitor, &agreed).await?))
}
