//! `DELETE /webhooks/{id}`.

use axum::extract::State;
use model::id::WebhookKind;
use model::webhook::Webhook;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Done, Reply};

/// Delete a webhook
///
/// Permanent, with the list of its deliveries. It is told nothing more.
#[utoipa::path(
    delete, path = "/webhooks/{id}", operation_id = "deleteWebhook", tag = "Webhooks",
    params(
        ("id" = String, Path, description = "The webhook's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    responses(
        (status = 200, description = "The webhook is gone", body = Data<Done>),
        (status = 403, description = "The plan lacks the WEBHOOKS entitlement, or the key is no administrator's", body = ErrorBody),
        (status = 404, description = "No such webhook", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn delete(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    id: PathId<WebhookKind>,
) -> Result<Reply, ApiError> {
    let answer = |_: &Webhook| Reply::ok(Done::new("The webhook was deleted"));
    Ok(app::webhooks::delete(&api.app, &caller.call, id.known()?, answer).await?)
}
