//! The three `X-RateLimit-*` headers.

use app::metering::Minute;
use axum::http::{HeaderMap, HeaderName, HeaderValue};

use crate::error::ApiError;

const LIMIT: HeaderName = HeaderName::from_static("x-ratelimit-limit");
const REMAINING: HeaderName = HeaderName::from_static("x-ratelimit-remaining");
const RESET: HeaderName = HeaderName::from_static("x-ratelimit-reset");

/// Adds what the minute still allows to an answer.
pub(super) fn add(headers: &mut HeaderMap, minute: Minute) {
    for (name, value) in said(minute) {
        headers.insert(name, value);
    }
}

/// Adds what the minute still allows to a refusal.
pub(super) fn with(mut refused: ApiError, minute: Minute) -> ApiError {
    refused.headers.extend(said(minute));
    refused
}

fn said(minute: Minute) -> [(HeaderName, HeaderValue); 3] {
    [
        (LIMIT, number(minute.limit)),
        (REMAINING, number(minute.remaining)),
        (RESET, number(minute.resets_at.seconds())),
    ]
}

/// A number as a header's value. The conversion that the type has would allocate twice.
fn number(number: i64) -> HeaderValue {
    // Digits and a sign are a value.
    HeaderValue::try_from(number.to_string()).unwrap_or(HeaderValue::from_static("0"))
}
