//! What everybody can reach without a key or an account: signing pages, public forms, verification,
//! downloads by signed address.
//!
//! A page is a fixed file out of `web/`; what it shows it asks for as JSON. To add a step: a file with its handler, and a
//! line in [`router`].

mod download;
mod embed;
mod fill;
mod hands;
mod opt_out;
mod shell;
mod sign;
mod verify;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};

use crate::api::Api;
use crate::built;

use sign::visitor_of;

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
        .route("/s/delegate", post(sign::delegate::delegate))
        .route("/s/pages/{page}", get(sign::pages::page))
        .route("/s/document", get(sign::document::read))
        .route("/s/copy", get(sign::copy::copy))
        .route("/f/{id}", get(fill::look::look).post(fill::submit::submit))
        .route("/f/{id}/evaluate", post(fill::look::evaluate))
        .route("/f/{id}/files", post(fill::files::attach).layer(DefaultBodyLimit::disable()))
        .route("/f/{id}/files/{file}", get(fill::files::picture))
        .route("/f/{id}/pages/{page}", get(fill::look::page))
        .route("/verify", get(verify::page).post(verify::verify).layer(DefaultBodyLimit::disable()))
        .route("/d/{token}", get(download::download))
        .route("/u/{token}", get(opt_out::show).post(opt_out::set))
        .route("/hands/{name}", get(hands::font))
        .route("/embed.js", get(embed::script))
        .route("/assets/{*path}", get(built::asset))
}
