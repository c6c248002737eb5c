//! The fonts of typed signatures: pages show them in the hand in which they are printed.

use axum::extract::Path;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use model::Error;

use crate::error::ApiError;

/// How long a browser keeps one: a day, since a later version may bring others under the same names.
const KEPT: HeaderValue = HeaderValue::from_static("public, max-age=86400");

/// `GET /hands/{name}`, with `.ttf` behind the name.
pub(super) async fn font(Path(file): Path<String>) -> Result<Response, ApiError> {
    let font = file.strip_suffix(".ttf").and_then(app::signing::hand_font).ok_or(Error::NotFound("font"))?;
    let kind = HeaderValue::from_static("font/ttf");
    Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, KEPT)], font).into_response())
}
