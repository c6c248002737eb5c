//! Answers on the way: worked out, and kept for later.

use axum::extract::State;
use model::Timestamp;
use serde::Serialize;

use super::{AnswersBody, Visiting};
use crate::api::Api;
use crate::body::Json;
use crate::error::ApiError;
use crate::reply::Reply;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Saved {
    saved_at: Timestamp,
}

/// Works the document out with the answers so far.
pub(in crate::public) async fn evaluate(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    Json(body): Json<AnswersBody>,
) -> Result<Reply, ApiError> {
    Ok(Reply::ok(app::signing::evaluate(&api.app, &visitor, &body.into()).await?))
}

/// Keeps the answers so far.
pub(in crate::public) async fn save(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    Json(body): Json<AnswersBody>,
) -> Result<Reply, ApiError> {
    let saved_at = app::signing::save_draft(&api.app, &visitor, &body.into()).await?;
    Ok(Reply::ok(Saved { saved_at }))
}
