//! `GET /webhooks`.

use axum::extract::State;
use axum::response::Response;

use super::WebhookItem;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::listing;
use crate::params::Params;
use crate::refusals::QueryRefused;
use crate::reply::Data;

/// List webhooks
///
/// Newest first, in pages whose `Link` header leads to the next.
#[utoipa::path(
    get, path = "/webhooks", operation_id = "listWebhooks", tag = "Webhooks",
    params(
        ("limit" = Option<u32>, Query, description = "Rows of a page, 1 to 200; 50 where left out", minimum = 1, maximum = 200),
        ("cursor" = Option<String>, Query, description = "Where the page starts, from the Link header of the one before"),
    ),
    responses(
        (status = 200, description = "The webhooks", body = Data<Vec<WebhookItem>>),
        (status = 403, description = "The plan lacks the WEBHOOKS entitlement, or the key is no administrator's", body = ErrorBody),
        QueryRefused,
    )
)]
pub(crate) async fn list(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    params: Params,
) -> Result<Response, ApiError> {
    let request = params.page_or_first()?;
    let page = app::webhooks::page(&api.app, &caller.call, request).await?;
    listing::page(&page, request.limit, &params, &api.config.base_url, |webhook, items| {
        items.push(&WebhookItem::of(webhook))
    })
}
