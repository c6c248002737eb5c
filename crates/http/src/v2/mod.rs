//! Version 2: the current surface.

mod me;

use axum::Router;
use axum::middleware::from_fn_with_state;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::Api;
use crate::gate::{Face, gate};

/// The operations that are answered even when the month's calls are used up.
fn free() -> OpenApiRouter<Api> {
    OpenApiRouter::new().routes(routes!(me::show))
}

/// What version 2 consists of, for its documentation.
pub(crate) fn operations() -> utoipa::openapi::OpenApi {
    free().into_openapi()
}

/// The operations of version 2, inside the gate.
pub(crate) fn router(api: &Api) -> Router<Api> {
    let free = free().route_layer(from_fn_with_state((api.clone(), Face::V2.free()), gate));
    free.split_for_parts().0
}
