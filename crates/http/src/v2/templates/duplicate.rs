//! `POST /templates/{id}/duplicate`.

use axum::extract::State;
use model::id::TemplateKind;
use model::template::Template;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::MaybeJson;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};
use crate::v1::templates::TemplateDetail;

/// How the copy is to be called.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({ "name": "Mutual NDA, German law" }))]
pub(crate) struct DuplicateTemplate {
    /// What people will call it, 1 to 255 characters; made from the original's name where left out.
    name: Option<String>,
}

/// Duplicate a template
///
/// A copy of it as it is now, whose public page is off.
#[utoipa::path(
    post, path = "/templates/{id}/duplicate", operation_id = "duplicateTemplate", tag = "Templates",
    params(
        ("id" = String, Path, description = "The template's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    request_body(content = Option<DuplicateTemplate>, description = "May be left out"),
    responses(
        (status = 201, description = "The copy", body = Data<TemplateDetail>),
        (status = 404, description = "No such template", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn duplicate(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<TemplateKind>,
    MaybeJson(body): MaybeJson<DuplicateTemplate>,
) -> Result<Reply, ApiError> {
    let name = body.and_then(|body| body.name);
    let answer = |template: &Template| Reply::created(TemplateDetail::of(template));
    Ok(app::templates::duplicate(&api.app, &caller.call, id.or_nothing(), name, answer).await?)
}
