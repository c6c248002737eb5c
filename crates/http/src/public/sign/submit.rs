//! Submitting.

use std::collections::BTreeMap;

use app::signing::{Answers, GivenSignature};
use axum::extract::State;
use model::Timestamp;
use model::values::Values;
use serde::Deserialize;

use super::Visiting;
use crate::api::Api;
use crate::body::Json;
use crate::error::ApiError;
use crate::reply::Reply;

/// Answers, and when what they answer was opened.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::public) struct Submission {
    #[serde(default)]
    values: Values,
    #[serde(default)]
    signatures: BTreeMap<String, GivenSignature>,
    opened_at: Option<Timestamp>,
}

/// Submits the answers.
pub(in crate::public) async fn submit(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    Json(body): Json<Submission>,
) -> Result<Reply, ApiError> {
    let answers = Answers { values: body.values, signatures: body.signatures };
    Ok(Reply::ok(app::signing::submit(&api.app, &visitor, &answers, body.opened_at).await?))
}
