//! Version 1: served natively, marked as deprecated. It differs from version 2 only in the shapes of its bodies and the
//! header that carries the key.

mod activity;
mod deprecation;
mod documents;
mod rate_limit;
mod templates;

use axum::Router;
use axum::middleware::{from_fn_with_state, map_response_with_state};
use deprecation::Marks;
use tower::ServiceBuilder;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::Api;
use crate::gate::{Face, gate};

/// Where version 1 begins.
pub(crate) const PREFIX: &str = "/api/external/v1";

/// The operations that cost a call of the month.
fn metered() -> OpenApiRouter<Api> {
    OpenApiRouter::new()
        .routes(routes!(templates::list::list, templates::create::create))
        .routes(routes!(templates::show::show, templates::update::update, templates::delete::delete))
        .routes(routes!(documents::list::list, documents::create::create))
        .routes(routes!(documents::show::show, documents::update::update, documents::delete::delete))
        .routes(routes!(documents::pdf::pdf))
        .routes(routes!(documents::send::send))
        .routes(routes!(documents::auto_reminder::auto_reminder))
        .routes(routes!(activity::list::list))
        .routes(routes!(activity::export::export))
}

/// The operations that are answered even when the month's calls are used up.
fn free() -> OpenApiRouter<Api> {
    OpenApiRouter::new().routes(routes!(rate_limit::show))
}

/// What version 1 consists of, for its documentation.
pub(crate) fn operations() -> utoipa::openapi::OpenApi {
    metered().merge(free()).into_openapi()
}

/// The operations of version 1, inside the gate.
pub(crate) fn router(api: &Api) -> Router<Api> {
    let marks = Marks::new(&api.config);
    let layers = |face: Face| {
        ServiceBuilder::new()
            .layer(map_response_with_state(marks.clone(), deprecation::mark))
            .layer(from_fn_with_state((api.clone(), face), gate))
    };
    let metered = metered().route_layer(layers(Face::V1));
    let free = free().route_layer(layers(Face::V1.free()));
    metered.merge(free).split_for_parts().0
}
