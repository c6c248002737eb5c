//! Answers on the way: worked out, and kept for later.

use std::collections::BTreeMap;

use app::signing::{Changed, GivenSignature};
use axum::extract::State;
use model::Timestamp;
use model::values::Values;
use serde::{Deserialize, Serialize};

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

/// What was filled in since the last time, as a page sends it; `null` for a signature that was taken back.
#[derive(Deserialize)]
pub(in crate::public) struct ChangedBody {
    #[serde(default)]
    values: Values,
    #[serde(default)]
    signatures: BTreeMap<String, Option<GivenSignature>>,
}

/// Keeps what was filled in since the last time, with what was kept then.
pub(in crate::public) async fn save(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    Json(body): Json<ChangedBody>,
) -> Result<Reply, ApiError> {
    let changed = Changed { values: body.values, signatures: body.signatures };
    let saved_at = app::signing::save_draft(&api.app, &visitor, &changed).await?;
    Ok(Reply::ok(Saved { saved_at }))
}
