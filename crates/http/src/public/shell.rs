//! The page that a public address answers with: a fixed file, under a strict policy.

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::built;
use crate::error::ApiError;

/// What a page may do: run our script, use our style, speak to us. No inline code, nothing from elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
                      connect-src 'self'; base-uri 'none'; form-action 'self'";

/// Who may show a page in a frame. Whoever may could lay something of their own over its buttons, so nobody may who was
/// not named.
pub(super) enum Frames {
    /// Nobody has a reason to.
    Nobody,
    /// This service itself.
    Own,
}

impl Frames {
    /// As the policy says it.
    fn ancestors(&self) -> String {
        match self {
            Self::Nobody => "'none'".to_owned(),
            Self::Own => "'self'".to_owned(),
        }
    }
}

/// A page, by its name in `web/`.
pub(super) fn page(name: &str, headers: &HeaderMap, frames: &Frames) -> Response {
    let Some(mut response) = built::file(name, headers) else { return without_pages() };
    let headers = response.headers_mut();
    if let Ok(policy) = HeaderValue::from_str(&format!("{POLICY}; frame-ancestors {}", frames.ancestors())) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex"));
    response
}

/// The answer of a program that carries no pages.
pub(super) fn without_pages() -> Response {
    let message = "this program was built without its pages; build it with `make build`, which needs Node";
    ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "UNAVAILABLE", message).into_response()
}
