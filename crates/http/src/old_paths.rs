//! Paths of former times: retired ones answer 410, and version 1 paths lead to version 2 where they should.

use axum::http::{HeaderName, HeaderValue, Request, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::config::{HttpConfig, V1Mode};
use crate::error::ApiError;

/// The header that carries the key of version 2.
pub(crate) const X_API_KEY: HeaderName = HeaderName::from_static("x-api-key");

const V1: &str = "/api/external/v1";
/// Where version 2 begins.
pub(crate) const V2: &str = "/api/external/v2";

/// A path that is retired, with everything below it. `{…}` stands for one segment.
#[derive(Debug, Clone)]
pub struct RetiredPath {
    pattern: String,
    /// How much of it comes before the first placeholder. Kept, since every request is compared with it.
    fixed: usize,
}

impl From<String> for RetiredPath {
    fn from(pattern: String) -> Self {
        let fixed = pattern.find('{').unwrap_or(pattern.len());
        Self { pattern, fixed }
    }
}

impl RetiredPath {
    /// Whether a path is the pattern or lies below it.
    fn covers(&self, path: &str) -> bool {
        // Almost every request differs before the first placeholder.
        let compared = self.fixed.min(path.len());
        if path.as_bytes()[..compared] != self.pattern.as_bytes()[..compared] {
            return false;
        }
        let mut segments = path.split('/');
        self.pattern.trim_end_matches('/').split('/').all(|wanted| match segments.next() {
            Some(found) if wanted.starts_with('{') => !found.is_empty(),
            Some(found) => found == wanted,
            None => false,
        })
    }
}

/// The answer for an old path; none for all others.
pub(crate) fn answer<B>(config: &HttpConfig, request: &Request<B>) -> Option<Response> {
    let path = request.uri().path();
    if config.retired_paths.iter().any(|retired| retired.covers(path)) {
        let message = format!("this interface was retired; use version 2 at {}{V2}", config.base_url);
        return Some(ApiError::new(StatusCode::GONE, "GONE", message).into_response());
    }
    let rest = below_v1(path)?;
    // A key in the header of version 2 and none in that of version 1: a new client on an old path.
    let headers = request.headers();
    let is_new_client = || headers.contains_key(X_API_KEY) && !headers.contains_key(header::AUTHORIZATION);
    (config.v1 == V1Mode::Redirect || is_new_client()).then(|| redirect(rest, request.uri()))
}

fn below_v1(path: &str) -> Option<&str> {
    path.strip_prefix(V1).filter(|rest| rest.is_empty() || rest.starts_with('/'))
}

fn redirect(rest: &str, uri: &Uri) -> Response {
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    // Relative to the host that was asked, so that it holds behind any proxy.
    let Ok(location) = HeaderValue::from_str(&format!("{V2}{rest}{query}")) else {
        return ApiError::new(StatusCode::NOT_FOUND, "NOT_FOUND", "there is nothing at this path").into_response();
    };
    (StatusCode::PERMANENT_REDIRECT, [(header::LOCATION, location)]).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_takes_itself_and_what_lies_below() {
        let is_below = |path, pattern: &str| RetiredPath::from(pattern.to_owned()).covers(path);
        let webhooks = "/api/external/templates/{id}/webhooks";
        assert!(is_below("/api/external/templates/tpl_1/webhooks", webhooks));
        assert!(is_below("/api/external/templates/tpl_1/webhooks/5", webhooks));
        assert!(!is_below("/api/external/templates/tpl_1", webhooks));
        assert!(!is_below("/api/external/templates//webhooks", webhooks));
        assert!(is_below("/api/external/integration", "/api/external/integration"));
        assert!(!is_below("/api/external/integrations", "/api/external/integration"));
        assert!(!is_below("/api/external/v1/documents", "/api/external/integration"));
    }
}
