//! `GET /documents/{id}/pdf`.

use axum::extract::State;
use axum::http::{HeaderValue, Method, header};
use axum::response::{IntoResponse, Response};
use model::id::DocumentKind;

use crate::api::Api;
use crate::disposition::inline;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::Refused;

/// The bytes of a PDF, as the documentation describes them.
#[derive(utoipa::ToSchema)]
#[schema(value_type = String, format = Binary)]
#[expect(dead_code, reason = "only its schema is used")]
pub(crate) struct PdfFile(Vec<u8>);

/// Download a document's PDF
///
/// Made on demand when there is none; for a large document the first request may take a few seconds. The PDF of a document
/// that was sent and is not complete says so at the top of every page: not complete, declined, withdrawn or expired.
#[utoipa::path(
    get, path = "/documents/{id}/pdf", operation_id = "getDocumentPdf", tag = "Documents",
    params(("id" = String, Path, description = "The document's id")),
    responses(
        (status = 200, description = "The PDF", content_type = "application/pdf", body = PdfFile),
        (status = 404, description = "No such document", body = ErrorBody),
        (status = 409, description = "The document holds too much to be printed", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn pdf(
    State(api): State<Api>,
    method: Method,
    caller: Caller,
    id: PathId<DocumentKind>,
) -> Result<Response, ApiError> {
    let pdf = if method == Method::HEAD {
        app::documents::pdf_asked_about(&api.app, &caller.call, id.known()?).await?
    } else {
        app::documents::pdf(&api.app, &caller.call, id.known()?).await?
    };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/pdf")),
        (header::CONTENT_DISPOSITION, inline(&format!("{}.pdf", pdf.name))),
    ];
    Ok((headers, pdf.content).into_response())
}
