//! `GET /documents`.

use axum::extract::State;
use axum::response::Response;

use super::DocumentItem;
use crate::api::Api;
use crate::error::ApiError;
use crate::gate::Caller;
use crate::listing::{self, Items};
use crate::params::Params;
use crate::refusals::QueryRefused;
use crate::reply::Data;

/// List documents
///
/// Newest first. Without `limit`, all of them; with it, pages whose `Link` header leads to the next.
#[utoipa::path(
    get, path = "/documents", operation_id = "listDocuments", tag = "Documents",
    params(
        ("limit" = Option<u32>, Query, description = "Rows of a page, 1 to 200", minimum = 1, maximum = 200),
        ("cursor" = Option<String>, Query, description = "Where the page starts, from the Link header of the one before"),
    ),
    responses(
        (status = 200, description = "The documents", body = Data<Vec<DocumentItem>>),
        QueryRefused,
    )
)]
pub(crate) async fn list(State(api): State<Api>, caller: Caller, params: Params) -> Result<Response, ApiError> {
    let (app, call) = (&api.app, &caller.call);
    let page = |request| app::documents::page(app, call, request);
    let all = || app::documents::all(app.clone(), call.clone());
    let write = |document: &_, items: &mut Items| items.push(&DocumentItem::of(document));
    listing::answer(&params, &api.config.base_url, page, all, write).await
}
