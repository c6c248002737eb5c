//! What everybody can reach without a key or an account: signing pages, public forms, verification,
//! downloads by signed address.
//!
//! A page is a fixed file out of `web/`; what it shows it asks for as JSON. To add a step: a file with its body type,
//! documentation and handler, a line in [`steps`] (or in [`router`], where it answers with something else than JSON),
//! `make openapi`.

mod described;
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
use axum::routing::get;
use utoipa::openapi::OpenApi;
use utoipa_axum::routes;

use crate::api::Api;
use crate::built;
use crate::operations::Operations;

use sign::visitor_of;

/// The steps that pages take in JSON.
fn steps() -> Operations {
    Operations::default()
        .routes(routes!(sign::look::look))
        .routes(routes!(sign::open::open))
        .routes(routes!(sign::consent::consent))
        .routes(routes!(sign::draft::evaluate))
        .routes(routes!(sign::draft::save))
        .routes(routes!(sign::submit::submit))
        .routes(routes!(sign::decline::decline))
        .routes(routes!(sign::delegate::delegate))
        .routes(routes!(fill::look::look, fill::submit::submit))
        .routes(routes!(fill::look::evaluate))
}

/// The steps that take a file, however large: they look at who sends it before they read it.
fn uploads() -> Operations {
    Operations::default()
        .routes(routes!(sign::files::attach))
        .routes(routes!(fill::files::attach))
        .routes(routes!(verify::verify))
}

/// What the pages ask, for its documentation.
pub(crate) fn operations() -> OpenApi {
    let mut operations = steps().openapi().merge_from(uploads().openapi());
    described::seal_record(&mut operations);
    operations
}

/// The public pages and their steps.
pub(crate) fn router() -> Router<Api> {
    let pages = Router::new()
        .route("/s", get(sign::shell))
        .route("/s/files/{id}", get(sign::files::picture))
        .route("/s/pages/{page}", get(sign::pages::page))
        .route("/s/document", get(sign::document::read))
        .route("/s/copy", get(sign::copy::copy))
        .route("/f/{id}/files/{file}", get(fill::files::picture))
        .route("/f/{id}/pages/{page}", get(fill::look::page))
        .route("/verify", get(verify::page))
        .route("/d/{token}", get(download::download))
        .route("/u/{token}", get(opt_out::show).post(opt_out::set))
        .route("/hands/{name}", get(hands::font))
        .route("/embed.js", get(embed::script))
        .route("/assets/{*path}", get(built::asset));
    pages.merge(steps().under("")).merge(uploads().under("").layer(DefaultBodyLimit::disable()))
}
