//! Plain pages from the server: errors that a browser meets, and what all such pages share. One stylesheet, no script;
//! every template extends `templates/layout.html`. Those for people who sign speak their language (`tongue.rs`).

mod error;
mod frame;
mod html;
mod stylesheet;
mod tongue;
mod words;

use axum::Router;
use axum::http::{Request, header};
use axum::routing::get;

pub(crate) use error::PageError;
pub(crate) use frame::Frame;
pub(crate) use html::{answer, html};
pub(crate) use tongue::Tongue;

use crate::api::Api;

/// Whether a request comes from a browser that wants to show a page. Programs are answered in JSON whatever they accept.
pub(crate) fn wants_page<B>(request: &Request<B>) -> bool {
    let accept = request.headers().get_all(header::ACCEPT).iter().filter_map(|value| value.to_str().ok());
    let mut kinds = accept.flat_map(|value| value.split(','));
    !request.uri().path().starts_with("/api/") && kinds.any(|kind| kind.trim_start().starts_with("text/html"))
}

/// The pages' stylesheet.
pub(crate) fn router() -> Router<Api> {
    Router::new().route(stylesheet::PATH, get(stylesheet::serve))
}
