//! Plain pages from the server: errors that a browser meets, and what all such pages share. One stylesheet, no script;
//! every template extends `templates/layout.html`. Those for people who sign speak their language (`spoken.rs`).

mod error;
mod frame;
mod html;
mod spoken;
mod stylesheet;
mod words;

use axum::Router;
use axum::http::{Request, header};
use axum::routing::get;

pub(crate) use error::PageError;
pub(crate) use frame::Frame;
pub(crate) use html::{answer, html};
pub(crate) use spoken::spoken;

use crate::api::Api;

/// Whether a request comes from a browser that wants to show a page, and would not rather have JSON. Programs are answered in
/// JSON whatever they accept.
pub(crate) fn wants_page<B>(request: &Request<B>) -> bool {
    let weight = |wanted: &str| {
        let accept = request.headers().get_all(header::ACCEPT).iter().filter_map(|value| value.to_str().ok());
        let kinds = accept.flat_map(|value| value.split(','));
        let weights = kinds.filter_map(|kind| {
            let (kind, parameters) = kind.split_once(';').unwrap_or((kind, ""));
            let weight = parameters.split(';').find_map(|one| one.trim().strip_prefix("q="));
            kind.trim()
                .eq_ignore_ascii_case(wanted)
                .then(|| weight.map_or(Some(1.0), |one| one.parse::<f32>().ok()))?
        });
        weights.fold(0.0, f32::max)
    };
    let page = weight("text/html");
    !request.uri().path().starts_with("/api/") && page > 0.0 && page >= weight("application/json")
}

/// The pages' stylesheet.
pub(crate) fn router() -> Router<Api> {
    Router::new().route(stylesheet::PATH, get(stylesheet::serve))
}
