//! `PUT /templates/{id}/labels`.

use axum::extract::State;
use model::id::TemplateKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// The labels of a template.
#[derive(Deserialize, Serialize, ToSchema)]
#[schema(example = json!({ "labels": ["Europe", "Sales"] }))]
pub(crate) struct TemplateLabels {
    /// At most 20, of 1 to 50 characters each.
    labels: Vec<String>,
}

/// Set a template's labels
///
/// They take the place of those that it has; they only sort, so neither its version nor the activity stream tells of it.
#[utoipa::path(
    put, path = "/templates/{id}/labels", operation_id = "setTemplateLabels", tag = "Templates",
    params(("id" = String, Path, description = "The template's id")),
    request_body = TemplateLabels,
    responses(
        (status = 200, description = "As they are kept: trimmed, each once, in order", body = Data<TemplateLabels>),
        (status = 404, description = "No such template", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn set(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<TemplateKind>,
    Json(given): Json<TemplateLabels>,
) -> Result<Reply, ApiError> {
    let labels = app::templates::set_labels(&api.app, &caller.call, id.or_nothing(), given.labels).await?;
    Ok(Reply::ok(TemplateLabels { labels }))
}
