//! Showing a webhook.

use model::error::{Error, Result};
use model::id::{WebhookId, WebhookKind};
use model::webhook::Webhook;

use crate::{App, Call};

/// The webhook of that id; administrators only.
///
/// # Errors
/// When the caller is no administrator, there is no such webhook, or the database does not answer.
pub async fn show(app: &App, call: &Call, id: WebhookId) -> Result<Webhook> {
    call.must_be_administrator()?;
    let found = store::webhooks::find(app.database(), call.workspace, id).await?;
    found.ok_or(Error::no::<WebhookKind>())
}
