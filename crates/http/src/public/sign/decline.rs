//! Declining.

use app::signing::Session;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::Visiting;
use crate::api::Api;
use crate::body::Brief;
use crate::error::ApiError;
use crate::reply::{Data, Reply};

/// Why.
#[derive(Deserialize, ToSchema)]
pub(in crate::public) struct Decline {
    reason: String,
}

/// Declines.
#[utoipa::path(
    post, path = "/s/decline", operation_id = "declineDocument", tag = "Signing",
    request_body = Decline,
    responses((status = 200, description = "How things stand", body = Data<Session>))
)]
pub(in crate::public) async fn decline(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    Brief(body): Brief<Decline>,
) -> Result<Reply, ApiError> {
    Ok(Reply::ok(app::signing::decline(&api.app, &visitor, &body.reason).await?))
}
