//! Deleting a webhook.

use model::activity::Event;
use model::error::{Error, Result};
use model::id::{WebhookId, WebhookKind};
use model::webhook::Webhook;
use serde_json::json;

use super::place::place;
use super::show;
use crate::change::{About, Change};
use crate::{App, Call, Receipt};

/// Deletes a webhook with everything that was delivered to it; administrators only.
///
/// # Errors
/// When the caller is no administrator, there is no such webhook, or the database does not answer.
pub async fn delete<R: Receipt>(
    app: &App,
    call: &Call,
    id: WebhookId,
    answer: impl Fn(&Webhook) -> R,
) -> Result<R> {
    let webhook = show(app, call, id).await?;
    let mut change = Change::new(app, call);
    store::webhooks::delete(change.write(), call.workspace, id);
    let message = format!("The webhook to {} was deleted", place(&webhook.url));
    let metadata = json!({ "webhookId": id, "url": place(&webhook.url) });
    change.record(Event::WebhookDeleted, About::NOTHING, message, metadata);
    match change.commit(answer(&webhook)).await {
        Err(error) if error.is_lost() => Err(Error::no::<WebhookKind>()),
        done => Ok(done?),
    }
}
