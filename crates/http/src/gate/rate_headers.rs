//! The three `X-RateLimit-*` headers.

use app::metering::Minute;
use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;

const LIMIT: HeaderName = HeaderName::from_static("x-ratelimit-limit");
const REMAINING: HeaderName = HeaderName::from_static("x-ratelimit-remaining");
const RESET: HeaderName = HeaderName::from_static("x-ratelimit-reset");

/// Adds what the minute still allows.
pub(super) fn with(mut response: Response, minute: Minute) -> Response {
    let headers = response.headers_mut();
    headers.insert(LIMIT, HeaderValue::from(minute.limit));
    headers.insert(REMAINING, HeaderValue::from(minute.remaining));
    headers.insert(RESET, HeaderValue::from(minute.resets_at.seconds()));
    response
}
