//! Webhooks. For administrators: a key whose creator is none is refused.

pub(super) mod create;
pub(super) mod delete;
pub(super) mod deliveries;
pub(super) mod list;
pub(super) mod redeliver;
pub(super) mod rotate_secret;
pub(super) mod show;
pub(super) mod test;
pub(super) mod update;

use model::Timestamp;
use model::id::{DeliveryId, EventId, WebhookId};
use model::webhook::{Attempt, Delivery, Webhook};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

/// A webhook, without its secret.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Webhook)]
pub(crate) struct WebhookItem<'a> {
    /// Its id.
    #[schema(value_type = String, example = "whk_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: WebhookId,
    /// Where events are told.
    #[schema(example = "https://example.com/hooks/countersign")]
    url: &'a str,
    /// Which events are told, by their canonical names.
    #[schema(example = json!(["recipient.submitted", "document.completed"]))]
    events: Vec<&'static str>,
    /// Whether it is told anything: false when it is disabled.
    #[schema(example = true)]
    active: bool,
    /// A note for people.
    description: Option<&'a str>,
    /// Whether deliveries of `document.completed` carry what people filled in, as `responseData` of the document.
    include_answers: bool,
    /// When it was registered.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// When it was last changed.
    #[schema(value_type = String, format = DateTime)]
    updated_at: Timestamp,
    /// Why it is disabled: `gone` (its receiver answered 410), `failing` (nothing arrived for five days) or `switchedOff`.
    disabled_reason: Option<&'static str>,
    /// When it was disabled.
    #[schema(value_type = Option<String>, format = DateTime)]
    disabled_at: Option<Timestamp>,
    /// When something arrived last; tests do not count.
    #[schema(value_type = Option<String>, format = DateTime)]
    last_success_at: Option<Timestamp>,
    /// When something did not arrive last; tests do not count.
    #[schema(value_type = Option<String>, format = DateTime)]
    last_failure_at: Option<Timestamp>,
}

impl<'a> WebhookItem<'a> {
    fn of(webhook: &'a Webhook) -> Self {
        Self {
            id: webhook.id,
            url: &webhook.url,
            events: webhook.events.iter().map(|event| event.name()).collect(),
            active: webhook.disabled.is_none(),
            description: webhook.description.as_deref(),
            include_answers: webhook.include_answers,
            created_at: webhook.created_at,
            updated_at: webhook.updated_at,
            disabled_reason: webhook.disabled.map(|disabled| disabled.reason.name()),
            disabled_at: webhook.disabled.map(|disabled| disabled.at),
            last_success_at: webhook.last_success_at,
            last_failure_at: webhook.last_failure_at,
        }
    }
}

/// A webhook with its secret, which is shown this once.
#[derive(Serialize, ToSchema)]
pub(crate) struct WebhookWithSecret<'a> {
    #[serde(flatten)]
    webhook: WebhookItem<'a>,
    /// What deliveries are signed with.
    #[schema(example = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD")]
    secret: &'a str,
}

impl<'a> WebhookWithSecret<'a> {
    fn of(webhook: &'a Webhook, secret: &'a str) -> Self {
        Self { webhook: WebhookItem::of(webhook), secret }
    }
}

/// A payload on its way to a webhook, with every attempt so far.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Delivery)]
pub(crate) struct DeliveryItem<'a> {
    /// Its id, as the header `X-Service-Delivery` names it.
    #[schema(value_type = String, example = "dlv_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: DeliveryId,
    /// The payload's id: the same each time that the payload is delivered.
    #[schema(value_type = String, example = "evt_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    payload_id: EventId,
    /// The event.
    #[schema(example = "document.completed")]
    event: &'a str,
    /// What became of it: `pending`, `succeeded`, `failed`, or `skipped` (missed while the webhook was disabled).
    #[schema(example = "succeeded")]
    status: &'static str,
    /// Every attempt, oldest first.
    attempts: Vec<AttemptItem<'a>>,
    /// When it is tried next.
    #[schema(value_type = Option<String>, format = DateTime)]
    next_attempt_at: Option<Timestamp>,
    /// When it was made.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// What is sent, as JSON; null where it is not kept any more. Answers are added just before each attempt and kept nowhere
    /// with it, so `responseData` is never in here, whatever the webhook's `includeAnswers`.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    payload: Option<&'a RawValue>,
}

/// One attempt.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DeliveryAttempt)]
pub(crate) struct AttemptItem<'a> {
    /// When it began.
    #[schema(value_type = String, format = DateTime)]
    at: Timestamp,
    /// The status that the receiver answered with; null where it did not answer.
    #[schema(example = 200)]
    status: Option<i64>,
    /// How long it took, in milliseconds.
    #[schema(example = 87)]
    duration_ms: i64,
    /// What went wrong, following the receiver's name.
    error: Option<&'a str>,
    /// The first 20 kB of what the receiver answered.
    body: &'a str,
}

impl<'a> DeliveryItem<'a> {
    fn of(delivery: &'a Delivery) -> Self {
        Self {
            id: delivery.id,
            payload_id: delivery.payload_id,
            event: &delivery.event,
            status: delivery.status.name(),
            attempts: delivery.attempts.iter().map(AttemptItem::of).collect(),
            next_attempt_at: delivery.next_attempt_at,
            created_at: delivery.created_at,
            // We wrote it, as JSON.
            payload: delivery.payload.as_deref().and_then(|text| serde_json::from_str(text).ok()),
        }
    }
}

impl<'a> AttemptItem<'a> {
    fn of(attempt: &'a Attempt) -> Self {
        Self {
            at: attempt.at,
            status: attempt.status,
            duration_ms: attempt.duration_millis,
            error: attempt.error.as_deref(),
            body: &attempt.body,
        }
    }
}
