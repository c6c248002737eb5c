//! Listing webhooks.

use model::Result;
use model::id::WebhookKind;
use model::page::{Page, PageRequest};
use model::webhook::Webhook;

use crate::{App, Call};

/// One page, newest first; administrators only.
///
/// # Errors
/// When the caller is no administrator, or the database does not answer.
pub async fn page(
    app: &App,
    call: &Call,
    request: PageRequest<WebhookKind>,
) -> Result<Page<Webhook, WebhookKind>> {
    call.must_be_administrator()?;
    Ok(store::webhooks::page(app.database(), call.workspace, request).await?)
}
