//! `POST /webhooks/{id}/test`.

use axum::extract::State;
use model::id::WebhookKind;
use model::webhook::Delivery;

use super::DeliveryItem;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// Test a webhook
///
/// Sends a `webhook.test` payload now and once, also where the webhook is disabled, and answers what came of it. That may
/// take up to 15 seconds.
#[utoipa::path(
    post, path = "/webhooks/{id}/test", operation_id = "testWebhook", tag = "Webhooks",
    params(
        ("id" = String, Path, description = "The webhook's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    responses(
        (status = 200, description = "The finished delivery, succeeded or failed", body = Data<DeliveryItem>),
        (status = 403, description = "The plan lacks the WEBHOOKS entitlement, or the key is no administrator's", body = ErrorBody),
        (status = 404, description = "No such webhook", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn test(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    id: PathId<WebhookKind>,
) -> Result<Reply, ApiError> {
    let answer = |delivery: &Delivery| Reply::ok(DeliveryItem::of(delivery));
    Ok(app::webhooks::test(&api.app, &caller.call, id.known()?, answer).await?)
}
