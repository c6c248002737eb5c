//! Agreeing to sign electronically.

use app::signing::{Agreed, Session};
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::Visiting;
use crate::api::Api;
use crate::body::Brief;
use crate::error::ApiError;
use crate::reply::{Data, Reply};

/// What is agreed to.
#[derive(Deserialize, ToSchema)]
pub(in crate::public) struct Consent {
    version: String,
    language: Option<String>,
}

/// Notes the consent.
#[utoipa::path(
    post, path = "/s/consent", operation_id = "consent", tag = "Signing",
    request_body = Consent,
    responses((status = 200, description = "How things stand", body = Data<Session>))
)]
pub(in crate::public) async fn consent(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    Brief(body): Brief<Consent>,
) -> Result<Reply, ApiError> {
    let agreed = Agreed { version: Some(body.version), language: body.language };
    Ok(Reply::ok(app::signing::consent(&api.app, &visitor, &agreed).await?))
}
