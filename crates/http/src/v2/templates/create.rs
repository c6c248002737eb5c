//! `POST /templates`.

use axum::extract::State;
use model::template::Template;

use crate::api::Api;
use crate::body::Json;
use crate::error::ApiError;
use crate::gate::Caller;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};
use crate::v1::templates::TemplateDetail;
use crate::v1::templates::create::CreateTemplate;

/// Create a template
///
/// Only the name is needed. A template either holds together or is not saved: what is wrong is named with its place.
#[utoipa::path(
    post, path = "/templates", operation_id = "createTemplate", tag = "Templates",
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours")),
    request_body = CreateTemplate,
    responses(
        (status = 201, description = "The template was made", body = Data<TemplateDetail>),
        BodyRefused,
    )
)]
pub(crate) async fn create(
    State(api): State<Api>,
    caller: Caller,
    Json(body): Json<CreateTemplate>,
) -> Result<Reply, ApiError> {
    let answer = |template: &Template| Reply::created(TemplateDetail::of(template));
    Ok(app::templates::create(&api.app, &caller.call, body.into(), answer).await?)
}
