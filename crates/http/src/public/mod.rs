//! What everybody can reach without a key or an account: signing pages, public forms, verification.
//!
//! A page is a fixed file out of `web/`; what it shows it asks for as JSON. To add a step: a file with its handler, and a
//! line in [`router`].

mod shell;
mod sign;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};

use crate::api::Api;

/// The public pages and their steps.
pub(crate) fn router() -> Router<Api> {
    Router::new()
        .route("/s", get(sign::shell))
        .route("/s/{token}", get(sign::look::look))
        .route("/s/open", post(sign::open::open))
        .route("/s/consent", post(sign::consent::consent))
        .route("/s/evaluate", post(sign::draft::evaluate))
        .route("/s/draft", post(sign::draft::save))
        .route("/s/files", post(sign::files::attach).layer(DefaultBodyLimit::disable()))
        .route("/s/files/{id}", get(sign::files::picture))
        .route("/s/submit", post(sign::submit::submit))
        .route("/s/decline", post(sign::decline::decline))
        .route("/s/pages/{page}", get(sign::pages::page))
        .route("/s/copy", get(sign::copy::copy))
        .route("/assets/{*path}", get(shell::asset))
}
