//! Submitting.

use std::collections::BTreeMap;

use app::signing::{Answers, GivenSignature, Session};
use axum::extract::State;
use model::Timestamp;
use model::values::Values;
use serde::Deserialize;
use utoipa::ToSchema;

use super::Visiting;
use crate::api::Api;
use crate::body::Json;
use crate::error::ApiError;
use crate::reply::{Data, Reply};

/// Answers, and when what they answer was opened.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SignedAnswers)]
pub(in crate::public) struct Submission {
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, serde_json::Value>)]
    values: Values,
    #[serde(default)]
    signatures: BTreeMap<String, GivenSignature>,
    #[schema(value_type = Option<String>, format = DateTime)]
    opened_at: Option<Timestamp>,
}

/// Submits the answers.
#[utoipa::path(
    post, path = "/s/submit", operation_id = "submitAnswers", tag = "Signing",
    request_body = Submission,
    responses((status = 200, description = "How things stand", body = Data<Session>))
)]
pub(in crate::public) async fn submit(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    Json(body): Json<Submission>,
) -> Result<Reply, ApiError> {
    let answers = Answers { values: body.values, signatures: body.signatures };
    Ok(Reply::ok(app::signing::submit(&api.app, &visitor, &answers, body.opened_at).await?))
}
