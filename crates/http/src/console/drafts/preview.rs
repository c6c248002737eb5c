//! `POST /drafts/preview`.

use app::templates::SampleValues;
use axum::extract::State;
use model::values::Values;
use serde::Deserialize;
use utoipa::ToSchema;

use super::DraftBody;
use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};
use crate::v2::previews::{Drawing, Preview};

/// A draft and what it is shown with.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PreviewDraft {
    draft: DraftBody,
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

/// Preview a draft
///
/// Its pages with sample values, where its fields lie, and what it warns about.
#[utoipa::path(
    post, path = "/drafts/preview", operation_id = "previewDraft", tag = "Drafts",
    request_body = PreviewDraft,
    responses(
        (status = 200, description = "The pages", body = Data<Preview>),
        (status = 409, description = "The draft holds too much to be printed", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn preview(
    State(api): State<Api>,
    caller: Caller,
    Json(given): Json<PreviewDraft>,
) -> Result<Reply, ApiError> {
    let drawing = Drawing::wanted(given.format.as_deref(), given.scale, given.first_page)?;
    let sample = SampleValues { values: given.data.unwrap_or_default(), blanks: given.blanks.unwrap_or_default() };
    let draft = given.draft.into();
    let previewed = app::templates::preview_draft(&api.app, &caller.call, draft, sample, drawing.options).await?;
    Ok(Reply::ok(Preview::of(previewed, drawing.images)))
}
