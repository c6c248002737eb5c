//! Tells clients of version 1 that there is a version 2: `Deprecation`, `Link: rel="successor-version"`, and `Sunset`
//! where the operator set a date.

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::Response;

use crate::api::Api;
use crate::old_paths::V2;

/// The day on which version 2 became the current surface, 19 June 2026, as RFC 9745 writes it.
const SINCE: &str = "@1781827200";

/// Marks an answer of version 1.
pub(super) async fn mark(State(api): State<Api>, mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert("deprecation", HeaderValue::from_static(SINCE));
    let successor = format!("<{}{V2}>; rel=\"successor-version\"", api.config.base_url);
    if let Ok(link) = HeaderValue::from_str(&successor) {
        headers.append(header::LINK, link);
    }
    if let Some(Ok(date)) = api.config.v1_sunset.map(|date| HeaderValue::from_str(&date.http_date())) {
        headers.insert("sunset", date);
    }
    response
}
