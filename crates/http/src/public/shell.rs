//! The page that a public address answers with: a fixed file, under a strict policy.

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use model::embedding::Origin;

use crate::built;
use crate::error::ApiError;

/// What a page may do: run our script, use our style, speak to us. No inline code, nothing from elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
                      font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";

/// Who may show a page in a frame. Whoever may could lay something of their own over its buttons, so nobody may who was
/// not named.
pub(super) enum Frames {
    /// Nobody has a reason to.
    Nobody,
    /// This service itself, and the sites that the workspace named.
    Sites(Vec<Origin>),
}

impl Frames {
    /// As the policy says it.
    fn ancestors(&self) -> String {
        match self {
            Self::Nobody => "'none'".to_owned(),
            Self::Sites(sites) => sites.iter().fold("'self'".to_owned(), |all, site| format!("{all} {site}")),
        }
    }
}

/// What was found out about sites. A page that can't be told who may frame it is shown all the same, in no frame: it
/// says itself that the service has trouble.
impl From<model::Result<Vec<Origin>>> for Frames {
    fn from(found: model::Result<Vec<Origin>>) -> Self {
        Self::Sites(found.unwrap_or_else(|error| {
            tracing::warn!(error = %model::error::Chain(&error), "the sites that may frame a page are not known");
            Vec::new()
        }))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_frames_a_page_who_was_not_named() {
        assert_eq!(Frames::Nobody.ancestors(), "'none'");
        assert_eq!(Frames::Sites(Vec::new()).ancestors(), "'self'");
        let sites = ["https://app.example.com", "http://localhost:3000"].map(|site| site.parse().expect("a site"));
        let named = Frames::from(Ok(sites.to_vec()));
        assert_eq!(named.ancestors(), "'self' https://app.example.com http://localhost:3000");
        assert_eq!(Frames::from(Err(model::Error::internal("no database"))).ancestors(), "'self'");
    }
}
