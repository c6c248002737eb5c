//! `GET /documents/{id}`.

use axum::extract::State;
use model::id::DocumentKind;

use super::DocumentDetail;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// Show a document
///
/// With its status, its values and the people invited.
#[utoipa::path(
    get, path = "/documents/{id}", operation_id = "showDocument", tag = "Documents",
    params(("id" = String, Path, description = "The document's id")),
    responses(
        (status = 200, description = "The document", body = Data<DocumentDetail>),
        (status = 403, description = "The plan lacks the API entitlement", body = ErrorBody),
        (status = 404, description = "No such document", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn show(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
) -> Result<Reply, ApiError> {
    let document = app::documents::show_as_of_now(&api.app, &caller.call, id.known()?).await?;
    Ok(Reply::ok(DocumentDetail::of(&document)))
}
