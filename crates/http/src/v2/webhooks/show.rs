//! `GET /webhooks/{id}`.

use axum::extract::State;
use model::id::WebhookKind;

use super::WebhookItem;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// Show a webhook
///
/// Without its secret, which is shown when it is made.
#[utoipa::path(
    get, path = "/webhooks/{id}", operation_id = "showWebhook", tag = "Webhooks",
    params(("id" = String, Path, description = "The webhook's id")),
    responses(
        (status = 200, description = "The webhook", body = Data<WebhookItem>),
        (status = 403, description = "The plan lacks the WEBHOOKS entitlement, or the key is no administrator's", body = ErrorBody),
        (status = 404, description = "No such webhook", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn show(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    id: PathId<WebhookKind>,
) -> Result<Reply, ApiError> {
    let webhook = app::webhooks::show(&api.app, &caller.call, id.known()?).await?;
    Ok(Reply::ok(WebhookItem::of(&webhook)))
}
