//! `PATCH /webhooks/{id}`.

use app::webhooks::WebhookChanges;
use axum::extract::State;
use model::id::WebhookKind;
use model::webhook::Webhook;
use serde::Deserialize;
use utoipa::ToSchema;

use super::WebhookItem;
use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::nulls::emptied;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// What is to be changed; what is left out stays, and one must be there.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "active": true }))]
pub(crate) struct UpdateWebhook {
    /// Where events are to be told.
    url: Option<String>,
    /// Which ones, in place of those before.
    events: Option<Vec<String>>,
    /// A note for people, up to 500 characters; null takes it away.
    #[serde(default, deserialize_with = "emptied")]
    description: Option<String>,
    /// Whether deliveries of `document.completed` carry what people filled in, from the next attempt on.
    include_answers: Option<bool>,
    /// False switches it off; true switches it on again, whatever switched it off.
    active: Option<bool>,
}

/// Change a webhook
///
/// With `active: true` one that was disabled is told of what happens from now on. What it missed stays listed among its
/// deliveries and can be delivered again.
#[utoipa::path(
    patch, path = "/webhooks/{id}", operation_id = "updateWebhook", tag = "Webhooks",
    params(
        ("id" = String, Path, description = "The webhook's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    request_body = UpdateWebhook,
    responses(
        (status = 200, description = "The webhook as it is now", body = Data<WebhookItem>),
        (status = 403, description = "The plan lacks the WEBHOOKS entitlement, or the key is no administrator's", body = ErrorBody),
        (status = 404, description = "No such webhook", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn update(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    id: PathId<WebhookKind>,
    Json(body): Json<UpdateWebhook>,
) -> Result<Reply, ApiError> {
    let answer = |webhook: &Webhook| Reply::ok(WebhookItem::of(webhook));
    let UpdateWebhook { url, events, description, include_answers, active } = body;
    let changes = WebhookChanges { url, events, description, include_answers, active };
    Ok(app::webhooks::update(&api.app, &caller.call, id.or_nothing(), changes, answer).await?)
}
