//! `GET /documents/{id}/pages/{page}`.

use axum::extract::State;
use axum::response::Response;
use model::id::DocumentKind;

use super::options::one_page;
use super::shown::picture;
use crate::api::Api;
use crate::binary::Binary;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::params::Params;
use crate::path_id::{PathId, PathNumber};
use crate::refusals::QueryRefused;

/// Show a page of a document
///
/// As a picture, as the document is now.
#[utoipa::path(
    get, path = "/documents/{id}/pages/{page}", operation_id = "getDocumentPage", tag = "Previews",
    params(
        ("id" = String, Path, description = "The document's id"),
        ("page" = usize, Path, description = "The page, from 1"),
        ("format" = Option<String>, Query, description = "`png`, where not said, or `svg`"),
        ("scale" = Option<f64>, Query, description = "Pixels for each point of the page, 1.5 where not said"),
    ),
    responses(
        (status = 200, description = "The picture", content((Binary = "image/png"), (Binary = "image/svg+xml"))),
        (status = 403, description = "The plan lacks the API entitlement", body = ErrorBody),
        (status = 404, description = "No such document or page", body = ErrorBody),
        (status = 409, description = "The document holds too much to be printed", body = ErrorBody),
        QueryRefused,
    )
)]
pub(crate) async fn page(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
    PathNumber(page): PathNumber,
    params: Params,
) -> Result<Response, ApiError> {
    let options = one_page(page, &params)?;
    let format = options.format;
    let previewed = app::documents::preview(&api.app, &caller.call, id.known()?, options).await?;
    picture(previewed, format)
}
