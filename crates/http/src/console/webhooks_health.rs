//! `GET /webhooks-health`.

use app::webhooks::Health;
use axum::extract::State;
use axum::response::Response;
use model::Timestamp;
use model::id::WebhookId;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::listing;
use crate::params::Params;
use crate::refusals::QueryRefused;
use crate::reply::Data;

/// How a webhook fares.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = WebhookHealth)]
pub(crate) struct HealthItem {
    #[schema(value_type = String, example = "whk_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    webhook_id: WebhookId,
    /// In one word: `healthy`, `failing`, `disabled`, or `untried` where nothing was ever to be told.
    #[schema(example = "healthy")]
    state: &'static str,
    /// Since when nothing arrives.
    #[schema(value_type = Option<String>, format = DateTime)]
    failing_since: Option<Timestamp>,
    /// Deliveries that wait to be tried, or tried again; counted up to 1000.
    pending: i64,
    /// Whether there are more than are counted.
    more_pending: bool,
    /// Its last 20 deliveries, the newest first.
    recent: Vec<RecentDelivery>,
}

/// A delivery among the last ones.
#[derive(Serialize, ToSchema)]
pub(crate) struct RecentDelivery {
    /// `pending`, `succeeded`, `failed` or `skipped`.
    #[schema(example = "succeeded")]
    status: &'static str,
    /// How often it was tried.
    attempts: i64,
}

impl HealthItem {
    fn of(health: &Health) -> Self {
        let recent = health.recent.iter();
        Self {
            webhook_id: health.webhook.id,
            state: health.state.name(),
            failing_since: health.webhook.failing_since,
            pending: health.pending,
            more_pending: health.more_pending,
            recent: recent
                .map(|one| RecentDelivery { status: one.status.name(), attempts: one.attempts })
                .collect(),
        }
    }
}

/// Show how webhooks fare
///
/// In the order and the pages of the list of webhooks.
#[utoipa::path(
    get, path = "/webhooks-health", operation_id = "listWebhooksHealth", tag = "Webhooks",
    params(
        ("limit" = Option<u32>, Query, description = "Rows of a page, 1 to 200; 50 where left out", minimum = 1, maximum = 200),
        ("cursor" = Option<String>, Query, description = "Where the page starts, from the Link header of the one before"),
    ),
    responses(
        (status = 200, description = "How they fare", body = Data<Vec<HealthItem>>),
        (status = 403, description = "The plan lacks the WEBHOOKS entitlement, or not an administrator", body = ErrorBody),
        QueryRefused,
    )
)]
pub(crate) async fn list(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    params: Params,
) -> Result<Response, ApiError> {
    let request = params.page_or_first()?;
    let page = app::webhooks::health(&api.app, &caller.call, request).await?;
    listing::page(&page, request.limit, &params, &api.config.base_url, |health, items| {
        items.push(&HealthItem::of(health))
    })
}
