//! One attempt at telling a webhook something.

use std::time::Duration;

use model::id::{DeliveryId, EventId};
use model::trace::TraceContext;
use model::webhook::Attempt;
use outbound::hooks::{HookAnswer, HookRequest};

use super::secrets::Secrets;
use crate::App;
use crate::traces::{self, OpenSpan, SpanKind};

/// What is sent, and where.
pub(super) struct Message<'a> {
    pub url: &'a str,
    pub delivery: DeliveryId,
    pub payload_id: EventId,
    pub event: &'a str,
    pub payload: &'a str,
    pub secrets: &'a Secrets,
    /// The step of a trace that it follows from.
    pub trace: Option<TraceContext>,
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
    let span = traces::begin(app, message.trace, SpanKind::Client);
    let (payload_id, delivery) = (message.payload_id.to_string(), message.delivery.to_string());
    let request = HookRequest {
        url: message.url,
        payload_id: &payload_id,
        event: message.event,
        delivery: &delivery,
        timestamp: at.seconds(),
        body: message.payload.as_bytes(),
        secrets: &message.secrets.signing(at),
        trace: span.as_ref().map(OpenSpan::context),
    };
    let answer = app.hooks().sender.send(&request).await;
    let (succeeded, gone) = (answer.succeeded(), answer.is_gone());
    let HookAnswer { status, duration, error, body, retry_after } = answer;
    if let Some(span) = span {
        let outcome = if succeeded { "succeeded" } else { "failed" };
        let mut attributes = vec![
            ("http.request.method", "POST".to_owned()),
            ("countersign.delivery", delivery.clone()),
            ("countersign.outcome", outcome.to_owned()),
        ];
        attributes.extend(status.map(|status| ("http.response.status_code", status.to_string())));
        app.traces().end(span.ended(format!("webhook {}", message.event), !succeeded, attributes));
    }
    let attempt = Attempt { at, status: status.map(i64::from), duration_millis: millis(duration), error, body };
    Attempted { attempt, succeeded, gone, retry_after_millis: retry_after.map(millis), took: duration }
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
