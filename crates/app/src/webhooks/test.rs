//! Trying a webhook out.

use model::error::{Error, Result};
use model::id::{WebhookId, WebhookKind};
use model::webhook::{Delivery, DeliveryStatus};
use serde_json::json;

use super::attempt::{Message, attempt};
use super::secrets::Secrets;
use crate::change::Change;
use crate::{App, Call, Receipt, told, traces};

/// The event of a test; nobody subscribes to it.
pub const TEST_EVENT: &str = "webhook.test";

/// Sends a test payload now, once, whether the webhook is disabled or not, and gives the finished delivery; administrators
/// only. One that arrives ends what has failed so far, as a delivery would; one that does not counts for nothing.
///
/// # Errors
/// When the caller is no administrator, there is no such webhook, or the database does not answer.
pub async fn test<R: Receipt>(
    app: &App,
    call: &Call,
    id: WebhookId,
    answer: impl Fn(&Delivery) -> R,
) -> Result<R> {
    call.must_be_administrator()?;
    let found = store::webhooks::find_with_secrets(app.database(), call.workspace, id).await?;
    let (webhook, stored) = found.ok_or(Error::no::<WebhookKind>())?;
    let secrets = Secrets::open(app, &stored)?;
    let (delivery, payload_id, created_at) = (app.new_id(), app.new_id(), app.now());
    let data = json!({ "webhook": { "id": id, "url": webhook.url } });
    let payload = told::payload(payload_id, TEST_EVENT, created_at, call.workspace, data).to_string();
    let message = Message {
        url: &webhook.url,
        delivery,
        payload_id,
        event: TEST_EVENT,
        payload: &payload,
        secrets: &secrets,
        trace: traces::present(),
    };
    let made = attempt(app, &message).await;
    let delivery = Delivery {
        id: delivery,
        workspace: call.workspace,
        webhook: id,
        payload_id,
        event: TEST_EVENT.to_owned(),
        position: 0,
        status: if made.succeeded { DeliveryStatus::Succeeded } else { DeliveryStatus::Failed },
        attempts: vec![made.attempt],
        next_attempt_at: None,
        created_at,
        payload: Some(payload),
    };
    let mut change = Change::new(app, call);
    store::deliveries::insert(change.write(), &delivery, delivery.payload.as_deref());
    if made.succeeded {
        store::webhooks::forget_failures(change.write(), call.workspace, id);
    }
    Ok(change.commit(answer(&delivery)).await?)
}
