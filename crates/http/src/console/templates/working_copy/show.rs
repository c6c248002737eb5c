//! `GET /templates/{id}/working-copy`.

use axum::extract::State;
use model::id::TemplateKind;

use super::WorkingCopyItem;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// Show a template as it is written
#[utoipa::path(
    get, path = "/templates/{id}/working-copy", operation_id = "getWorkingCopy", tag = "Templates",
    params(("id" = String, Path, description = "The template's id")),
    responses(
        (status = 200, description = "The template with what is not published yet", body = Data<WorkingCopyItem>),
        (status = 404, description = "No such template", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn show(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<TemplateKind>,
) -> Result<Reply, ApiError> {
    let written = app::templates::working_copy::show(&api.app, &caller.call, id.known()?).await?;
    Ok(Reply::ok(WorkingCopyItem::of(&written)))
}
