//! `GET /webhooks/{id}/deliveries`.

use std::str::FromStr;

use app::webhooks::TEST_EVENT;
use axum::extract::State;
use axum::response::Response;
use model::id::WebhookKind;
use model::webhook::{DeliveryFilter, HookEvent};

use super::DeliveryItem;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::listing;
use crate::params::Params;
use crate::path_id::PathId;
use crate::refusals::QueryRefused;
use crate::reply::Data;

/// The name of an event that is delivered: one that webhooks are told of, or the test.
struct DeliveredEvent(&'static str);

impl FromStr for DeliveredEvent {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == TEST_EVENT {
            return Ok(Self(TEST_EVENT));
        }
        let event = text.parse::<HookEvent>();
        event.map(|event| Self(event.name())).map_err(|error| format!("{error}, {TEST_EVENT}"))
    }
}

/// List a webhook's deliveries
///
/// Newest first, with every attempt, kept for 30 days; in pages whose `Link` header leads to the next.
#[utoipa::path(
    get, path = "/webhooks/{id}/deliveries", operation_id = "listWebhookDeliveries", tag = "Webhooks",
    params(
        ("id" = String, Path, description = "The webhook's id"),
        ("status" = Option<String>, Query, description = "Only those with this status: pending, succeeded, failed or skipped"),
        ("event" = Option<String>, Query, description = "Only those of this event, such as document.completed or webhook.test"),
        ("limit" = Option<u32>, Query, description = "Rows of a page, 1 to 200; 50 where left out", minimum = 1, maximum = 200),
        ("cursor" = Option<String>, Query, description = "Where the page starts, from the Link header of the one before"),
    ),
    responses(
        (status = 200, description = "The deliveries", body = Data<Vec<DeliveryItem>>),
        (status = 403, description = "The plan lacks the WEBHOOKS entitlement, or the key is no administrator's", body = ErrorBody),
        (status = 404, description = "No such webhook", body = ErrorBody),
        QueryRefused,
    )
)]
pub(crate) async fn deliveries(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    id: PathId<WebhookKind>,
    params: Params,
) -> Result<Response, ApiError> {
    let event = params.parse::<DeliveredEvent>("event")?.map(|event| event.0);
    let filter = DeliveryFilter { status: params.parse("status")?, event };
    let request = params.page_or_first()?;
    let page = app::webhooks::deliveries(&api.app, &caller.call, id.or_nothing(), filter, request).await?;
    listing::page(&page, request.limit, &params, &api.config.base_url, |delivery, items| {
        items.push(&DeliveryItem::of(delivery))
    })
}
