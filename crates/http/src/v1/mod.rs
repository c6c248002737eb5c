//! Version 1: served natively, marked as deprecated. It differs from version 2 only in the shapes of its bodies and the
//! header that carries the key.

pub(crate) mod activity;
mod deprecation;
pub(crate) mod documents;
pub(crate) mod rate_limit;
pub(crate) mod templates;

use axum::Router;
use utoipa_axum::routes;

use crate::api::Api;
use crate::gate::{Face, GateLayer};
use crate::operations::Operations;

/// Where version 1 begins.
pub(crate) const PREFIX: &str = "/api/external/v1";

/// The operations that cost a call of the month.
fn metered() -> Operations {
    Operations::default()
        .routes(routes!(templates::list::list, templates::create::create))
        .routes(routes!(templates::show::show, templates::update::update, templates::delete::delete))
        .routes(routes!(documents::list::list, documents::create::create))
        .routes(routes!(documents::show::show, documents::update::update, documents::delete::delete))
        .routes(routes!(documents::pdf::pdf))
        .routes(routes!(documents::bundle::bundle))
        .routes(routes!(documents::send::send))
        .routes(routes!(documents::auto_reminder::auto_reminder))
        .routes(routes!(activity::list::list))
        .routes(routes!(activity::export::export))
}

/// The operations that are answered even when the month's calls are used up.
fn free() -> Operations {
    Operations::default().routes(routes!(rate_limit::show))
}

/// What version 1 consists of, for its documentation.
pub(crate) fn operations() -> utoipa::openapi::OpenApi {
    metered().openapi().merge_from(free().openapi())
}

/// The operations of version 1, behind the gate.
pub(crate) fn router(api: &Api) -> Router<Api> {
    let gate = |face: Face| GateLayer::new(api, face).saying(deprecation::headers(&api.config));
    metered().behind(PREFIX, gate(Face::V1)).merge(free().behind(PREFIX, gate(Face::V1.free())))
}
