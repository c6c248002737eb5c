//! `GET /documents`.

use axum::extract::State;
use axum::response::Response;

use super::DocumentItem;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::listing;
use crate::params::Params;
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
        (status = 400, description = "A parameter is not valid", body = ErrorBody),
        (status = 401, description = "Missing, invalid or revoked key", body = ErrorBody),
        (status = 429, description = "Too many requests", body = ErrorBody),
    )
)]
pub(crate) async fn list(State(api): State<Api>, caller: Caller, params: Params) -> Result<Response, ApiError> {
    match params.page()? {
        None => {
            let rows = app::documents::all(api.app.clone(), caller.call);
            listing::whole(rows, |document, items| items.push(&DocumentItem::of(document))).await
        }
        Some(request) => {
            let page = app::documents::page(&api.app, &caller.call, request).await?;
            listing::page(&page, request.limit, &params, &api.config.base_url, |document, items| {
                items.push(&DocumentItem::of(document))
            })
        }
    }
}
