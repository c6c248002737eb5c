//! `GET /templates/{id}/pages/{page}`.

use app::templates::SampleValues;
use axum::extract::State;
use axum::response::Response;
use model::id::TemplateKind;

use super::options::one_page;
use super::shown::picture;
use crate::api::Api;
use crate::binary::Binary;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::params::Params;
use crate::path_id::{PathId, PathNumber};
use crate::refusals::QueryRefused;

/// Show a page of a template
///
/// As a picture, with sample values.
#[utoipa::path(
    get, path = "/templates/{id}/pages/{page}", operation_id = "getTemplatePage", tag = "Previews",
    params(
        ("id" = String, Path, description = "The template's id"),
        ("page" = usize, Path, description = "The page, from 1"),
        ("format" = Option<String>, Query, description = "`png`, where not said, or `svg`"),
        ("scale" = Option<f64>, Query, description = "Pixels for each point of the page, 1.5 where not said"),
    ),
    responses(
        (status = 200, description = "The picture", content((Binary = "image/png"), (Binary = "image/svg+xml"))),
        (status = 403, description = "The plan lacks the API entitlement", body = ErrorBody),
        (status = 404, description = "No such template or page", body = ErrorBody),
        (status = 409, description = "The template holds too much to be printed", body = ErrorBody),
        QueryRefused,
    )
)]
pub(crate) async fn page(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<TemplateKind>,
    PathNumber(page): PathNumber,
    params: Params,
) -> Result<Response, ApiError> {
    let options = one_page(page, &params)?;
    let format = options.format;
    let sample = SampleValues::default();
    let previewed = app::templates::preview(&api.app, &caller.call, id.known()?, sample, options).await?;
    picture(previewed, format)
}
