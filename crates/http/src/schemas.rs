//! `/schemas/…`: JSON Schemas of the parts of a template. They are public, like the OpenAPI documents.

use axum::extract::Path;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;

/// `GET /schemas/{part}.json`.
pub(crate) async fn show(Path(file): Path<String>) -> Response {
    let Some(schema) = file.strip_suffix(".json").and_then(app::templates::schema) else {
        let message = "there are content.json, symbolTable.json, expressionTable.json and formSchema.json";
        return ApiError::new(StatusCode::NOT_FOUND, "NOT_FOUND", message).into_response();
    };
    let kind = HeaderValue::from_static("application/schema+json");
    ([(header::CONTENT_TYPE, kind)], schema).into_response()
}
