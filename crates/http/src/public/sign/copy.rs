//! The finished copy.

use app::documents::Pdf;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};

use super::Visiting;
use crate::api::Api;
use crate::disposition;
use crate::error::ApiError;

/// The sealed PDF.
pub(in crate::public) async fn copy(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
) -> Result<Response, ApiError> {
    Ok(shown(app::signing::copy(&api.app, &visitor).await?))
}

/// A PDF that the browser shows, and saves under the document's name.
pub(super) fn shown(pdf: Pdf) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/pdf")),
        (header::CONTENT_DISPOSITION, disposition::inline(&format!("{}.pdf", pdf.name))),
    ];
    (headers, pdf.content).into_response()
}
