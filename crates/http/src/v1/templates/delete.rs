//! `DELETE /templates/{id}`.

use axum::extract::State;
use model::id::TemplateKind;
use model::template::Template;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Done, Reply};

/// Delete a template
///
/// Permanent. Documents already made from it stay as they are.
#[utoipa::path(
    delete, path = "/templates/{id}", operation_id = "deleteTemplate", tag = "Templates",
    params(
        ("id" = String, Path, description = "The template's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    responses(
        (status = 200, description = "The template is gone", body = Data<Done>),
        (status = 404, description = "No such template", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn delete(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<TemplateKind>,
) -> Result<Reply, ApiError> {
    let answer = |_: &Template| Reply::ok(Done::new("The template was deleted"));
    Ok(app::templates::delete(&api.app, &caller.call, id.known()?, answer).await?)
}
