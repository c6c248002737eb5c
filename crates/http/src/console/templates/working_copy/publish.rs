//! `POST /templates/{id}/working-copy/publish`.

use app::templates::working_copy::Written;
use axum::extract::State;
use model::id::TemplateKind;

use super::{NamedChanges, WorkingCopyItem};
use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// Publish what is written on a template
///
/// From then on documents are made from it.
#[utoipa::path(
    post, path = "/templates/{id}/working-copy/publish", operation_id = "publishWorkingCopy", tag = "Templates",
    params(("id" = String, Path, description = "The template's id")),
    request_body = NamedChanges,
    responses(
        (status = 200, description = "The template as it is now", body = Data<WorkingCopyItem>),
        (status = 404, description = "No such template", body = ErrorBody),
        (status = 409, description = "Nothing to publish, or somebody else changed it meanwhile", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn publish(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<TemplateKind>,
    Json(NamedChanges { version }): Json<NamedChanges>,
) -> Result<Reply, ApiError> {
    let answer = |written: &Written| Reply::ok(WorkingCopyItem::of(written));
    Ok(app::templates::working_copy::publish(&api.app, &caller.call, id.or_nothing(), version, answer).await?)
}
