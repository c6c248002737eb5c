//! Replacing a webhook's secret.

use model::activity::Event;
use model::error::{Error, Result};
use model::id::{WebhookId, WebhookKind};
use model::webhook::Webhook;
use outbound::hooks::new_secret;
use serde_json::json;

use super::place::place;
use super::secrets::Secrets;
use crate::change::{About, Change};
use crate::retry::until_settled;
use crate::{App, Call, Receipt};

/// Hours for which the secret before signs too: at most, and where nothing is said.
const LONGEST_OVERLAP: i64 = 168;
const USUAL_OVERLAP: i64 = 24;
const HOUR: i64 = 3_600_000;

/// Gives a webhook a new secret; administrators only. For some hours deliveries are signed with both, so that receivers
/// can change over in their own time. The answer is worded from the webhook and the new secret, which is never to be had
/// again.
///
/// # Errors
/// When the caller is no administrator, the input is not valid, there is no such webhook, or the database does not answer.
pub async fn rotate_secret<R: Receipt>(
    app: &App,
    call: &Call,
    id: WebhookId,
    overlap_hours: Option<i64>,
    answer: impl Fn(&Webhook, &str) -> R,
) -> Result<R> {
    call.must_be_administrator()?;
    let hours = overlap_hours.unwrap_or(USUAL_OVERLAP);
    if !(0..=LONGEST_OVERLAP).contains(&hours) {
        return Err(Error::field("overlapHours", format!("must be a whole number from 0 to {LONGEST_OVERLAP}")));
    }
    until_settled(|| async {
        let found = store::webhooks::find_with_secrets(app.database(), call.workspace, id).await?;
        let (mut webhook, stored) = found.ok_or(Error::no::<WebhookKind>())?;
        let mut change = Change::new(app, call);
        let now = change.now();
        let secret = new_secret(app.random());
        let mut secrets = Secrets::open(app, &stored)?;
        secrets.replace(secret.clone(), now, now.plus_millis(hours * HOUR));
        webhook.version += 1;
        webhook.updated_at = now;
        store::webhooks::set_secrets(change.write(), call.workspace, &webhook, secrets.close(app));
        let message = format!("The secret of the webhook to {} was replaced", place(&webhook.url));
        let metadata = json!({ "webhookId": id, "url": place(&webhook.url), "overlapHours": hours });
        change.record(Event::WebhookSecretRotated, About::NOTHING, message, metadata);
        Ok(change.commit(answer(&webhook, &secret)).await?)
    })
    .await
}
