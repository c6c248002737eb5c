//! `POST /webhooks`.

use app::webhooks::NewWebhook;
use axum::extract::State;
use model::webhook::Webhook;
use serde::Deserialize;
use utoipa::ToSchema;

use super::WebhookWithSecret;
use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// A webhook as it is wanted.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({
    "url": "https://example.com/hooks/countersign", "events": ["recipient.submitted", "document.completed"],
    "description": "Keeps the CRM up to date",
}))]
pub(crate) struct CreateWebhook {
    /// Where events are to be told: an https address, up to 2,000 characters.
    url: String,
    /// Which ones: `document.sent`, `document.opened`, `recipient.delegated`, `recipient.submitted`, `document.completed`,
    /// `document.declined`, `document.voided`, `document.expired`, `export.completed`. The earlier names `document.response.submitted` and `recipient.signed` are taken for `recipient.submitted`.
    events: Vec<String>,
    /// A note for people, up to 500 characters.
    description: Option<String>,
    /// Whether deliveries of `document.completed` carry what people filled in, as `responseData` of the document; false where
    /// left out. What is sent is out of our hands: a later erasure does not reach it there.
    include_answers: Option<bool>,
}

/// Register a webhook
///
/// From now on it is told of these events. The secret, with which deliveries are signed, is shown this once.
#[utoipa::path(
    post, path = "/webhooks", operation_id = "createWebhook", tag = "Webhooks",
    params(
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    request_body = CreateWebhook,
    responses(
        (status = 201, description = "The webhook with its secret", body = Data<WebhookWithSecret>),
        (status = 403, description = "The plan lacks the WEBHOOKS entitlement, or the key is no administrator's", body = ErrorBody),
        (status = 409, description = "The workspace has 100 webhooks, which is the most", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn create(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    Json(body): Json<CreateWebhook>,
) -> Result<Reply, ApiError> {
    let answer = |webhook: &Webhook, secret: &str| Reply::created(WebhookWithSecret::of(webhook, secret));
    let CreateWebhook { url, events, description, include_answers } = body;
    let wanted = NewWebhook { url, events, description, include_answers: include_answers.unwrap_or_default() };
    Ok(app::webhooks::create(&api.app, &caller.call, wanted, answer).await?)
}
