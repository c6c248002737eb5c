//! What was delivered to a webhook, and how many deliveries wait.

use model::Result;
use model::id::{DeliveryKind, WebhookId};
use model::page::{Page, PageRequest};
use model::webhook::{Delivery, DeliveryFilter};
pub use store::deliveries::Waiting;

use super::show;
use crate::{App, Call};

/// One page of a webhook's deliveries, newest first, with their attempts; administrators only.
///
/// # Errors
/// When the caller is no administrator, there is no such webhook, or the database does not answer.
pub async fn deliveries(
    app: &App,
    call: &Call,
    id: WebhookId,
    filter: DeliveryFilter<'_>,
    request: PageRequest<DeliveryKind>,
) -> Result<Page<Delivery, DeliveryKind>> {
    show(app, call, id).await?;
    Ok(store::deliveries::page(app.database(), call.workspace, id, filter, request).await?)
}

/// How many deliveries of all workspaces wait; for operators.
///
/// # Errors
/// When the database does not answer.
pub async fn waiting(app: &App) -> Result<Waiting> {
    Ok(store::deliveries::waiting(app.database()).await?)
}
