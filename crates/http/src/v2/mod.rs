//! Version 2: the current surface.

mod me;

use axum::Router;
use utoipa_axum::routes;

use crate::api::Api;
use crate::gate::{Face, GateLayer};
use crate::old_paths::V2;
use crate::operations::Operations;

/// The operations that are answered even when the month's calls are used up.
fn free() -> Operations {
    Operations::default().routes(routes!(me::show))
}

/// What version 2 consists of, for its documentation.
pub(crate) fn operations() -> utoipa::openapi::OpenApi {
    free().openapi()
}

/// The operations of version 2, behind the gate.
pub(crate) fn router(api: &Api) -> Router<Api> {
    free().behind(V2, GateLayer::new(api, Face::V2.free()))
}
