//! `GET /documents/{id}/preview`.

use app::previews::PreviewOptions;
use axum::extract::State;
use model::id::DocumentKind;

use super::shown::Preview;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// Preview a document
///
/// How many pages it has, how large they are, where its fields lie, and what it warns about. The pages themselves are at
/// `/documents/{id}/pages/{page}`.
#[utoipa::path(
    get, path = "/documents/{id}/preview", operation_id = "previewDocument", tag = "Previews",
    params(("id" = String, Path, description = "The document's id")),
    responses(
        (status = 200, description = "The pages", body = Data<Preview>),
        (status = 403, description = "The plan lacks the API entitlement", body = ErrorBody),
        (status = 404, description = "No such document", body = ErrorBody),
        (status = 409, description = "The document holds too much to be printed", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn preview(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
) -> Result<Reply, ApiError> {
    let options = PreviewOptions::measures();
    let previewed = app::documents::preview(&api.app, &caller.call, id.known()?, options).await?;
    Ok(Reply::ok(Preview::of(previewed, None)))
}
