//! Tells clients of version 1 that there is a version 2: `Deprecation`, `Link: rel="successor-version"`, and `Sunset`
//! where the operator set a date.

use axum::http::{HeaderName, HeaderValue, header};

use crate::config::HttpConfig;
use crate::old_paths::V2;

/// The day on which version 2 became the current surface, 19 June 2026, as RFC 9745 writes it.
const SINCE: &str = "@1781827200";

/// What every answer of version 1 says, worded once.
pub(super) fn headers(config: &HttpConfig) -> Vec<(HeaderName, HeaderValue)> {
    let successor = format!("<{}{V2}>; rel=\"successor-version\"", config.base_url);
    let successor = HeaderValue::from_str(&successor).ok();
    let sunset = config.v1_sunset.and_then(|date| HeaderValue::from_str(&date.http_date()).ok());
    let since = HeaderValue::from_static(SINCE);
    [
        (HeaderName::from_static("deprecation"), Some(since)),
        (header::LINK, successor),
        (HeaderName::from_static("sunset"), sunset),
    ]
    .into_iter()
    .filter_map(|(name, value)| Some((name, value?)))
    .collect()
}
