//! `POST /templates/{id}/preview`.

use app::templates::SampleValues;
use axum::extract::State;
use model::id::TemplateKind;
use model::values::Values;
use serde::Deserialize;
use utoipa::ToSchema;

use super::options::Drawing;
use super::shown::Preview;
use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// What the template is shown with.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PreviewTemplate, example = json!({ "data": { "tenant": "Ana Lima" }, "format": "svg" }))]
pub(crate) struct PreviewTemplate {
    /// Values that are known.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    data: Option<Values>,
    /// Whether what is missing is left blank; it is made up otherwise.
    blanks: Option<bool>,
    /// `png` or `svg`; without, no pictures come along, only sizes and positions.
    format: Option<String>,
    /// Pixels for each point of the page, 1.5 where not said.
    scale: Option<f64>,
    /// The first page that is drawn, from 1; twenty are drawn at most.
    first_page: Option<usize>,
}

/// Preview a template
///
/// Its pages with sample values, where its fields lie, and what it warns about.
#[utoipa::path(
    post, path = "/templates/{id}/preview", operation_id = "previewTemplate", tag = "Previews",
    params(("id" = String, Path, description = "The template's id")),
    request_body = PreviewTemplate,
    responses(
        (status = 200, description = "The pages", body = Data<Preview>),
        (status = 403, description = "The plan lacks the API entitlement", body = ErrorBody),
        (status = 404, description = "No such template", body = ErrorBody),
        (status = 409, description = "The template holds too much to be printed", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn preview(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<TemplateKind>,
    Json(body): Json<PreviewTemplate>,
) -> Result<Reply, ApiError> {
    let drawing = Drawing::wanted(body.format.as_deref(), body.scale, body.first_page)?;
    let sample = SampleValues { values: body.data.unwrap_or_default(), blanks: body.blanks.unwrap_or_default() };
    let id = id.or_nothing();
    let previewed = app::templates::preview(&api.app, &caller.call, id, sample, drawing.options).await?;
    Ok(Reply::ok(Preview::of(previewed, drawing.images)))
}
