//! `POST /drafts/check`.

use app::templates::Draft;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::DraftBody;
use crate::api::Api;
use crate::body::Json;
use crate::error::ApiError;
use crate::gate::Caller;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// What keeps a draft from being saved.
#[derive(Serialize, ToSchema)]
pub(crate) struct DraftCheck {
    /// Nothing where the draft holds together.
    problems: Vec<DraftProblem>,
}

/// One thing that is wrong.
#[derive(Serialize, ToSchema)]
pub(crate) struct DraftProblem {
    /// The place.
    #[schema(example = "content.content[3].attrs.name")]
    field: String,
    /// What would be right.
    message: String,
}

/// Check a draft
///
/// What keeps it from being saved, each with its place.
#[utoipa::path(
    post, path = "/drafts/check", operation_id = "checkDraft", tag = "Drafts",
    request_body = DraftBody,
    responses((status = 200, description = "What is wrong", body = Data<DraftCheck>), BodyRefused)
)]
pub(crate) async fn check(
    State(api): State<Api>,
    caller: Caller,
    Json(given): Json<DraftBody>,
) -> Result<Reply, ApiError> {
    let problems = app::templates::check(&api.app, &caller.call, Draft::from(given).body).await?;
    let problems =
        problems.into_iter().map(|problem| DraftProblem { field: problem.field, message: problem.message });
    Ok(Reply::ok(DraftCheck { problems: problems.collect() }))
}
