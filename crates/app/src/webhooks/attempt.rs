//! One attempt at telling a webhook something.

use std::time::Duration;

use model::id::{DeliveryId, EventId};
use model::webhook::Attempt;
use outbound::hooks::{HookAnswer, HookRequest};

use super::secrets::Secrets;
use crate::App;

/// What is sent, and where.
pub(super) struct Message<'a> {
    pub url: &'a str,
    pub delivery: DeliveryId,
    pub payload_id: EventId,
    pub event: &'a str,
    pub payload: &'a str,
    pub secrets: &'a Secrets,
}

/// An attempt that was made.
pub(super) struct Attempted {
    /// As it is written down.
    pub attempt: Attempt,
    /// Whether the receiver took it.
    pub succeeded: bool,
    /// Whether the receiver wants to hear nothing more, ever.
    pub gone: bool,
    /// How long the receiver asks to be left alone.
    pub retry_after_millis: Option<i64>,
    /// How long it took.
    pub took: Duration,
}

/// Makes the attempt.
pub(super) async fn attempt(app: &App, message: &Message<'_>) -> Attempted {
    let at = app.now();
    let (payload_id, delivery) = (message.payload_id.to_string(), message.delivery.to_string());
    let request = HookRequest {
        url: message.url,
        payload_id: &payload_id,
        event: message.event,
        delivery: &delivery,
        timestamp: at.seconds(),
        body: message.payload.as_bytes(),
        secrets: &message.secrets.signing(at),
    };
    let answer = app.hooks().sender.send(&request).await;
    let (succeeded, gone) = (answer.succeeded(), answer.is_gone());
    let HookAnswer { status, duration, error, body, retry_after } = answer;
    let attempt = Attempt { at, status: status.map(i64::from), duration_millis: millis(duration), error, body };
    Attempted { attempt, succeeded, gone, retry_after_millis: retry_after.map(millis), took: duration }
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
