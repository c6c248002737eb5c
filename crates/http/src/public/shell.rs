//! The page that a public address answers with: a fixed file, under a strict policy.

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::built;
use crate::error::ApiError;

/// What a page may do: run our script, use our style, speak to us. No inline code, nothing from elsewhere. It may stand in
/// another site's frame, since that is how products embed signing; it holds no cookie that such a site could use.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
                      connect-src 'self'; base-uri 'none'; form-action 'self'";
/// The same, for pages that nobody has a reason to frame.
pub(super) const UNFRAMED: &str = "; frame-ancestors 'none'";

/// A page, by its name in `web/`.
pub(super) fn page(name: &str, headers: &HeaderMap, framed: bool) -> Response {
    let Some(mut response) = built::file(name, headers) else {
        let message = "this program was built without its pages; build it with `make build`, which needs Node";
        return ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "UNAVAILABLE", message).into_response();
    };
    let policy = if framed { POLICY.to_owned() } else { format!("{POLICY}{UNFRAMED}") };
    let headers = response.headers_mut();
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex"));
    response
}
