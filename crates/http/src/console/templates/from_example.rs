//! `POST /template-examples/{id}`.

use axum::extract::{Path, State};
use model::template::Template;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::MaybeJson;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};
use crate::v1::templates::TemplateDetail;

/// How the template is to be called.
#[derive(Deserialize, ToSchema)]
pub(crate) struct UseExample {
    /// As the example where left out.
    name: Option<String>,
}

/// Make a template from an example
#[utoipa::path(
    post, path = "/template-examples/{id}", operation_id = "useExample", tag = "Templates",
    params(("id" = String, Path, description = "The example", example = "lease")),
    request_body(content = Option<UseExample>, description = "May be left out"),
    responses(
        (status = 201, description = "The template", body = Data<TemplateDetail>),
        (status = 404, description = "No such example", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn create(
    State(api): State<Api>,
    caller: Caller,
    Path(id): Path<String>,
    MaybeJson(given): MaybeJson<UseExample>,
) -> Result<Reply, ApiError> {
    let name = given.and_then(|given| given.name);
    let answer = |template: &Template| Reply::created(TemplateDetail::of(template));
    Ok(app::templates::create_from_example(&api.app, &caller.call, &id, name, answer).await?)
}
