//! The language of the plain pages, by what the browser asks for.

use axum::http::{HeaderMap, header};
use model::locale::Language;

/// The first language that the browser asks for and we speak; English where there is none.
pub(crate) fn spoken(headers: &HeaderMap) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    accepted.and_then(Language::wanted).unwrap_or_default()
}
