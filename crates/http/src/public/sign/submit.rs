//! Submitting.

use axum::extract::State;

use super::{AnswersBody, Visiting};
use crate::api::Api;
use crate::body::Json;
use crate::error::ApiError;
use crate::reply::Reply;

/// Submits the answers.
pub(in crate::public) async fn submit(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    Json(body): Json<AnswersBody>,
) -> Result<Reply, ApiError> {
    Ok(Reply::ok(app::signing::submit(&api.app, &visitor, &body.into()).await?))
}
