//! `GET /documents/{id}`.

use axum::extract::State;
use model::id::DocumentKind;

use super::DocumentDetail;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::reply::{Data, Reply};

/// Show a document
///
/// With the values collected so far and the people invited.
#[utoipa::path(
    get, path = "/documents/{id}", operation_id = "getDocument", tag = "Documents",
    params(("id" = String, Path, description = "The document's id")),
    responses(
        (status = 200, description = "The document", body = Data<DocumentDetail>),
        (status = 401, description = "Missing, invalid or revoked key", body = ErrorBody),
        (status = 404, description = "No such document", body = ErrorBody),
        (status = 429, description = "Too many requests", body = ErrorBody),
    )
)]
pub(crate) async fn show(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
) -> Result<Reply, ApiError> {
    let document = app::documents::show(&api.app, &caller.call, id.known()?).await?;
    Ok(Reply::ok(DocumentDetail::of(&document)))
}
