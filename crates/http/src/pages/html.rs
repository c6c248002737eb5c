//! HTML answers.

use askama::Template;
use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;

use super::PageError;

/// No script at all, no style but our stylesheet, nothing from elsewhere, and no page of others around ours.
const POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; \
                      base-uri 'none'; frame-ancestors 'none'";

/// Fills a template and answers with it.
pub(crate) fn html(status: StatusCode, template: &impl Template) -> Result<Response, PageError> {
    let text = template.render().map_err(model::Error::internal)?;
    Ok(answer(status, text))
}

/// An HTML text with the headers that every page has.
pub(crate) fn answer(status: StatusCode, text: impl Into<Body>) -> Response {
    let mut response = Response::new(text.into());
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // Under `no-referrer` browsers send `Origin: null` with a form, and the form could not be told from a forged one.
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    response
}
