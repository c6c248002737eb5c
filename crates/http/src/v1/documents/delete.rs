//! `DELETE /documents/{id}`.

use axum::extract::State;
use model::document::Document;
use model::id::DocumentKind;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Done, Reply};

/// Delete a document
///
/// Permanent, with its values and respondents.
#[utoipa::path(
    delete, path = "/documents/{id}", operation_id = "deleteDocument", tag = "Documents",
    params(
        ("id" = String, Path, description = "The document's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    responses(
        (status = 200, description = "The document is gone", body = Data<Done>),
        (status = 404, description = "No such document", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn delete(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
) -> Result<Reply, ApiError> {
    let answer = |_: &Document| Reply::ok(Done::new("The document was deleted"));
    Ok(app::documents::delete(&api.app, &caller.call, id.known()?, answer).await?)
}
