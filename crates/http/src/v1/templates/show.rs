//! `GET /templates/{id}`.

use axum::extract::State;
use model::id::TemplateKind;

use super::TemplateDetail;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// Show a template
#[utoipa::path(
    get, path = "/templates/{id}", operation_id = "getTemplate", tag = "Templates",
    params(("id" = String, Path, description = "The template's id")),
    responses(
        (status = 200, description = "The template", body = Data<TemplateDetail>),
        (status = 404, description = "No such template", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn show(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<TemplateKind>,
) -> Result<Reply, ApiError> {
    let template = app::templates::show(&api.app, &caller.call, id.known()?).await?;
    Ok(Reply::ok(TemplateDetail::of(&template)))
}
