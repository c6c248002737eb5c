//! The script of `<countersign-form>`, which other sites load into their pages.

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::Response;

use super::shell;
use crate::built;

/// The script. Its address stays the same for ever, so its content is asked for anew each time; sites that let nothing in
/// from elsewhere unless it says so are told that it may.
pub(super) async fn script(headers: HeaderMap) -> Response {
    let Some(mut response) = built::revalidated("embed.js", &headers) else { return shell::without_pages() };
    let name = HeaderName::from_static("cross-origin-resource-policy");
    response.headers_mut().insert(name, HeaderValue::from_static("cross-origin"));
    response
}
