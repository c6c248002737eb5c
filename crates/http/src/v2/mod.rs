//! Version 2: the current surface. Operations that are the same in version 1 are shared with it.

mod bulk;
pub(crate) mod documents;
mod events;
mod exports;
mod files;
mod me;
pub(crate) mod previews;
mod templates;
mod timeline;
pub(crate) mod told;
mod webhooks;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use utoipa_axum::routes;

use crate::api::Api;
use crate::gate::{Face, GateLayer};
use crate::old_paths::V2;
use crate::operations::Operations;
use crate::v1;

/// The operations that cost a call of the month.
fn metered() -> Operations {
    for_people().routes(routes!(events::events))
}

/// Those that a person at the console asks for as well.
pub(crate) fn for_people() -> Operations {
    Operations::default()
        .routes(routes!(templates::list::list, templates::create::create))
        .routes(routes!(v1::templates::show::show, v1::templates::update::update, v1::templates::delete::delete))
        .routes(routes!(templates::duplicate::duplicate))
        .routes(routes!(templates::labels::list))
        .routes(routes!(templates::set_labels::set))
        .routes(routes!(templates::versions::list))
        .routes(routes!(templates::version::show))
        .routes(routes!(documents::list::list, documents::create::create))
        .routes(routes!(documents::export::export))
        .routes(routes!(documents::show::show, documents::update::update, v1::documents::delete::delete))
        .routes(routes!(bulk::create::create))
        .routes(routes!(bulk::show::show))
        .routes(routes!(documents::values::update))
        .routes(routes!(v1::documents::send::send))
        .routes(routes!(documents::submit::submit))
        .routes(routes!(documents::remind::remind))
        .routes(routes!(v1::documents::auto_reminder::auto_reminder))
        .routes(routes!(v1::documents::pdf::pdf))
        .routes(routes!(v1::documents::bundle::bundle))
        .routes(routes!(documents::void::void))
        .routes(routes!(documents::correct::correct))
        .routes(routes!(documents::link::link))
        .routes(routes!(files::download::download))
        .routes(routes!(previews::template::preview))
        .routes(routes!(previews::template_page::page))
        .routes(routes!(previews::document::preview))
        .routes(routes!(previews::document_page::page))
        .routes(routes!(timeline::events))
        .routes(routes!(v1::activity::list::list))
        .routes(routes!(v1::activity::export::export))
        .routes(routes!(exports::create::create))
        .routes(routes!(exports::show::show))
        .routes(routes!(exports::download_signed::download_signed))
}

/// The operations on webhooks, which need an entitlement of their own.
pub(crate) fn webhooks() -> Operations {
    Operations::default()
        .routes(routes!(webhooks::list::list, webhooks::create::create))
        .routes(routes!(webhooks::show::show, webhooks::update::update, webhooks::delete::delete))
        .routes(routes!(webhooks::rotate_secret::rotate_secret))
        .routes(routes!(webhooks::test::test))
        .routes(routes!(webhooks::deliveries::deliveries))
        .routes(routes!(webhooks::redeliver::redeliver))
}

/// The operations that take a file.
pub(crate) fn uploads() -> Operations {
    Operations::default().routes(routes!(files::upload::upload))
}

/// The operations that are answered even when the month's calls are used up.
fn free() -> Operations {
    Operations::default().routes(routes!(me::show)).routes(routes!(v1::rate_limit::show))
}

/// What version 2 consists of, for its documentation.
pub(crate) fn operations() -> utoipa::openapi::OpenApi {
    let parts = [uploads(), webhooks(), free()].map(Operations::openapi);
    parts.into_iter().fold(metered().openapi(), utoipa::openapi::OpenApi::merge_from)
}

/// The operations of version 2, behind the gate.
pub(crate) fn router(api: &Api) -> Router<Api> {
    let metered = metered().behind(V2, GateLayer::new(api, Face::V2));
    // axum's own bound on bodies is lower than ours, and forms are read by axum.
    let uploads = uploads().behind(V2, GateLayer::new(api, Face::V2.uploads())).layer(DefaultBodyLimit::disable());
    let free = free().behind(V2, GateLayer::new(api, Face::V2.free()));
    let webhooks = webhooks().behind(V2, GateLayer::new(api, Face::V2.webhooks()));
    metered.merge(uploads).merge(webhooks).merge(free)
}
