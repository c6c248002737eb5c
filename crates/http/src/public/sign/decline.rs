//! Declining.

use axum::extract::State;
use serde::Deserialize;

use super::Visiting;
use crate::api::Api;
use crate::body::Brief;
use crate::error::ApiError;
use crate::reply::Reply;

/// Why.
#[derive(Deserialize)]
pub(in crate::public) struct Decline {
    reason: String,
}

/// Declines.
pub(in crate::public) async fn decline(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    Brief(body): Brief<Decline>,
) -> Result<Reply, ApiError> {
    Ok(Reply::ok(app::signing::decline(&api.app, &visitor, &body.reason).await?))
}
