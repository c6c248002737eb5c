//! Version 2: the current surface.

mod files;
mod me;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::Api;
use crate::gate::{Face, gate};

/// The operations that cost a call of the month.
fn metered() -> OpenApiRouter<Api> {
    OpenApiRouter::new().routes(routes!(files::download::download))
}

/// The operations that take a file.
fn uploads() -> OpenApiRouter<Api> {
    OpenApiRouter::new().routes(routes!(files::upload::upload))
}

/// The operations that are answered even when the month's calls are used up.
fn free() -> OpenApiRouter<Api> {
    OpenApiRouter::new().routes(routes!(me::show))
}

/// What version 2 consists of, for its documentation.
pub(crate) fn operations() -> utoipa::openapi::OpenApi {
    metered().merge(uploads()).merge(free()).into_openapi()
}

/// The operations of version 2, inside the gate.
pub(crate) fn router(api: &Api) -> Router<Api> {
    let layer = |face: Face| from_fn_with_state((api.clone(), face), gate);
    let metered = metered().route_layer(layer(Face::V2));
    // axum's own bound on bodies is lower than ours, and forms are read by axum.
    let uploads = uploads().route_layer(layer(Face::V2.uploads())).layer(DefaultBodyLimit::disable());
    let free = free().route_layer(layer(Face::V2.free()));
    metered.merge(uploads).merge(free).split_for_parts().0
}
