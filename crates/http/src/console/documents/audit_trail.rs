//! `GET /documents/{id}/audit-trail`.

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use model::id::DocumentKind;

use crate::api::Api;
use crate::disposition::inline;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::v1::documents::pdf::PdfFile;

/// Download a document's audit trail
///
/// As a PDF for people; for a completed document it is the certificate of completion.
#[utoipa::path(
    get, path = "/documents/{id}/audit-trail", operation_id = "getAuditTrail", tag = "Documents",
    params(("id" = String, Path, description = "The document's id")),
    responses(
        (status = 200, description = "The PDF", content_type = "application/pdf", body = PdfFile),
        (status = 404, description = "No such document", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn show(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
) -> Result<Response, ApiError> {
    let id = id.known()?;
    let trail = app::documents::audit_trail(&api.app, &caller.call, id).await?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/pdf")),
        (header::CONTENT_DISPOSITION, inline(&format!("audit-trail-{id}.pdf"))),
    ];
    Ok((headers, trail).into_response())
}
