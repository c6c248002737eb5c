//! Pages of an uploaded PDF as pictures.

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};

use super::Visiting;
use crate::api::Api;
use crate::error::ApiError;
use crate::path_id::PathNumber;

/// One page, from 1.
pub(in crate::public) async fn page(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    PathNumber(number): PathNumber,
) -> Result<Response, ApiError> {
    let image = app::signing::page(&api.app, &visitor, number.unwrap_or(0)).await?;
    Ok(([(header::CONTENT_TYPE, HeaderValue::from_static("image/png"))], image).into_response())
}
