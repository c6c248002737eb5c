//! `POST /webhooks/deliveries/{id}/redeliver`.

use axum::extract::State;
use model::id::DeliveryKind;
use model::webhook::Delivery;

use super::DeliveryItem;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// Deliver a payload again
///
/// Makes a new delivery of the same payload, with the same payload id, whatever became of this one. It is tried at once and,
/// where it does not arrive, again as any other.
#[utoipa::path(
    post, path = "/webhooks/deliveries/{id}/redeliver", operation_id = "redeliverWebhookDelivery", tag = "Webhooks",
    params(
        ("id" = String, Path, description = "The delivery's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    responses(
        (status = 201, description = "The new delivery", body = Data<DeliveryItem>),
        (status = 403, description = "The plan lacks the WEBHOOKS entitlement, or the key is no administrator's", body = ErrorBody),
        (status = 404, description = "No such delivery", body = ErrorBody),
        (status = 409, description = "The webhook is disabled", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn redeliver(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    id: PathId<DeliveryKind>,
) -> Result<Reply, ApiError> {
    let answer = |delivery: &Delivery| Reply::created(DeliveryItem::of(delivery));
    Ok(app::webhooks::redeliver(&api.app, &caller.call, id.known()?, answer).await?)
}
