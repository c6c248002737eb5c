//! Delivering a payload once more.

use model::error::{Error, Result};
use model::id::{DeliveryId, DeliveryKind};
use model::webhook::{Delivery, DeliveryStatus};

use super::show;
use crate::change::Change;
use crate::{App, Call, Receipt};

/// Makes a new delivery of the same payload, with the payload's id, due at once; administrators only.
///
/// # Errors
/// When the caller is no administrator, there is no such delivery, its webhook is disabled, or the database does not
/// answer.
pub async fn redeliver<R: Receipt>(
    app: &App,
    call: &Call,
    id: DeliveryId,
    answer: impl Fn(&Delivery) -> R,
) -> Result<R> {
    call.must_be_administrator()?;
    let found = store::deliveries::find(app.database(), call.workspace, id).await?;
    let before = found.ok_or(Error::no::<DeliveryKind>())?;
    let webhook = show(app, call, before.webhook).await?;
    if webhook.disabled.is_some() {
        return Err(Error::conflict("the webhook is disabled; enable it first by PATCH with active: true"));
    }
    let mut change = Change::new(app, call);
    let delivery = Delivery {
        id: app.new_id(),
        status: DeliveryStatus::Pending,
        attempts: Vec::new(),
        next_attempt_at: Some(change.now()),
        created_at: change.now(),
        ..before
    };
    // What is no event has no place, and its payload is kept nowhere else.
    let own = delivery.payload.as_deref().filter(|_| delivery.position == 0);
    store::deliveries::insert(change.write(), &delivery, own);
    let done = change.commit(answer(&delivery)).await?;
    app.dispatcher().tell([&delivery.webhook]);
    app.peers().tell_webhooks(app, [&delivery.webhook]);
    Ok(done)
}
