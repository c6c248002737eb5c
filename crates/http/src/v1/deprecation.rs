//! Tells clients of version 1 that there is a version 2: `Deprecation`, `Link: rel="successor-version"`, and `Sunset`
//! where the operator set a date.

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::Response;

use crate::config::HttpConfig;
use crate::old_paths::V2;

/// The day on which version 2 became the current surface, 19 June 2026, as RFC 9745 writes it.
const SINCE: &str = "@1781827200";

/// What is said in the headers, worded once.
#[derive(Clone)]
pub(super) struct Marks {
    successor: Option<HeaderValue>,
    sunset: Option<HeaderValue>,
}

impl Marks {
    pub fn new(config: &HttpConfig) -> Self {
        let successor = format!("<{}{V2}>; rel=\"successor-version\"", config.base_url);
        Self {
            successor: HeaderValue::from_str(&successor).ok(),
            sunset: config.v1_sunset.and_then(|date| HeaderValue::from_str(&date.http_date()).ok()),
        }
    }
}

/// Marks an answer of version 1.
pub(super) async fn mark(State(marks): State<Marks>, mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert("deprecation", HeaderValue::from_static(SINCE));
    if let Some(successor) = &marks.successor {
        headers.append(header::LINK, successor.clone());
    }
    if let Some(sunset) = &marks.sunset {
        headers.insert("sunset", sunset.clone());
    }
    response
}
