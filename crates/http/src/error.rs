//! The one place where errors become answers: status, code, message. What a client sees and what the log gets are two
//! messages.

use std::sync::Arc;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use model::{Error, FieldError};
use serde::Serialize;

/// Seconds after which a client may try again when a part of ours does not answer.
const UNAVAILABLE_SECONDS: i64 = 2;

/// An error as a client sees it.
#[derive(Debug)]
pub(crate) struct ApiError {
    pub status: StatusCode,
    pub code: &'static str,
    pub message: String,
    pub retry_after: Option<i64>,
    pub details: Vec<FieldError>,
    pub headers: Vec<(header::HeaderName, HeaderValue)>,
    /// What only the log gets.
    pub cause: Option<Cause>,
}

/// Why a request failed on our side. It travels with the answer to the outermost layer, which logs it with the
/// request's id.
#[derive(Debug, Clone)]
pub(crate) struct Cause(pub Arc<Error>);

/// The error body: `{"error": {"code", "message"}}`, with `retryAfter` and `details` where they apply.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ErrorBody {
    error: ErrorContent,
}

/// What went wrong.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ErrorContent {
    /// A constant for programs.
    #[schema(example = "VALIDATION_ERROR")]
    code: &'static str,
    /// A sentence for people.
    #[schema(example = "name must not be empty")]
    message: String,
    /// Seconds to wait, with 429 and 503.
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after: Option<i64>,
    /// What is wrong where, with 400.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    details: Vec<ErrorDetail>,
}

/// One thing that is wrong.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ErrorDetail {
    /// The place.
    #[schema(example = "recipients[0].email")]
    field: String,
    /// What would be right.
    message: String,
}

impl ApiError {
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self {
            status,
            code,
            message: message.into(),
            retry_after: None,
            details: Vec::new(),
            headers: Vec::new(),
            cause: None,
        }
    }

    pub fn unauthorized(message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "UNAUTHORIZED", message)
    }

    pub fn too_large(limit: usize) -> Self {
        let message = format!("the request body is larger than {limit} bytes");
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "PAYLOAD_TOO_LARGE", message)
    }

    pub fn invalid_json(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "INVALID_JSON", message)
    }

    /// Tells the client how many seconds to wait, in the body and in the header.
    pub fn retry_after(mut self, seconds: i64) -> Self {
        self.retry_after = Some(seconds.max(1));
        self
    }

    pub fn header(mut self, name: header::HeaderName, value: HeaderValue) -> Self {
        self.headers.push((name, value));
        self
    }
}

impl From<Error> for ApiError {
    fn from(error: Error) -> Self {
        let message = error.to_string();
        match error {
            Error::Validation(details) => {
                Self { details, ..Self::new(StatusCode::BAD_REQUEST, "VALIDATION_ERROR", message) }
            }
            Error::NotFound(_) => Self::new(StatusCode::NOT_FOUND, "NOT_FOUND", message),
            Error::Forbidden(_) => Self::new(StatusCode::FORBIDDEN, "FORBIDDEN", message),
            Error::Gone(_) => Self::new(StatusCode::GONE, "GONE", message),
            Error::Conflict(_) => Self::new(StatusCode::CONFLICT, "CONFLICT", message),
            Error::Unavailable(_) => {
                let unavailable = Self::new(StatusCode::SERVICE_UNAVAILABLE, "UNAVAILABLE", message);
                Self { cause: Some(Cause(Arc::new(error))), ..unavailable.retry_after(UNAVAILABLE_SECONDS) }
            }
            Error::Internal(_) => {
                let message = format!("{message}; quote the X-Request-Id of this answer when you report it");
                let internal = Self::new(StatusCode::INTERNAL_SERVER_ERROR, "INTERNAL_ERROR", message);
                Self { cause: Some(Cause(Arc::new(error))), ..internal }
            }
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let details = self.details.into_iter().map(|FieldError { field, message }| ErrorDetail { field, message });
        let body = ErrorBody {
            error: ErrorContent {
                code: self.code,
                message: self.message,
                retry_after: self.retry_after,
                details: details.collect(),
            },
        };
        let mut response = (self.status, axum::Json(body)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        for (name, value) in self.headers {
            response.headers_mut().insert(name, value);
        }
        if let Some(cause) = self.cause {
            response.extensions_mut().insert(cause);
        }
        response
    }
}
