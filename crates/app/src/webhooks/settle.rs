//! Writing down what came of an attempt: the attempt, what becomes of the delivery, and what it means for the webhook, in
//! one commit.

use model::activity::Event;
use model::error::{Error, Result};
use model::id::{WebhookId, WorkspaceId};
use model::webhook::{Attempt, DeliveryStatus, Disabled, DisabledReason};
use serde_json::json;
use store::deliveries::ReadyDelivery;
use store::{StoreError, lost};

use super::attempt::Attempted;
use super::place::place;
use super::schedule;
use crate::change::{About, Change};
use crate::jobs::{AdministratorNews, Job, Post};
use crate::retry::{Failure, until_settled};
use crate::{App, Call};

/// How long a webhook is taken for, anew with each attempt. One attempt takes a quarter of it at most.
pub(super) const LEASE_MILLIS: i64 = 60_000;

/// How the lane goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Settled {
    /// It arrived.
    Succeeded,
    /// It is tried again later.
    Retry,
    /// It was given up.
    Failed,
    /// The webhook is disabled now.
    Disabled,
    /// Somebody else settled it, or it is gone.
    Elsewhere,
    /// Another node has taken the webhook.
    Lost,
}

/// Settles a delivery after an attempt. Where another node has taken the webhook meanwhile, what came of the attempt is
/// written down all the same, so that it is not made again, and the webhook is left to the other.
pub(super) async fn settle(
    app: &App,
    workspace: WorkspaceId,
    webhook: WebhookId,
    delivery: &ReadyDelivery,
    made: &Attempted,
) -> Result<Settled> {
    match write_down(app, workspace, webhook, delivery, made, true).await? {
        Settled::Lost => {
            write_down(app, workspace, webhook, delivery, made, false).await?;
            Ok(Settled::Lost)
        }
        settled => Ok(settled),
    }
}

async fn write_down(
    app: &App,
    workspace: WorkspaceId,
    webhook: WebhookId,
    delivery: &ReadyDelivery,
    made: &Attempted,
    is_held: bool,
) -> Result<Settled> {
    let call = Call::by_system(workspace);
    until_settled(|| async {
        let mut change = Change::new(app, &call);
        let now = change.now();
        if is_held {
            store::webhook_claims::renew(change.write(), webhook, app.node(), now.plus_millis(LEASE_MILLIS));
        }
        let settled = if made.succeeded {
            store::webhook_claims::succeeded(change.write(), webhook, now);
            let (write, status) = (change.write(), DeliveryStatus::Succeeded);
            store::deliveries::attempted(write, delivery, &made.attempt, status, None);
            Settled::Succeeded
        } else {
            store::webhook_claims::failed(change.write(), webhook, now);
            failed(app, &mut change, workspace, webhook, delivery, made).await?
        };
        match change.commit(settled).await {
            Err(StoreError::Lost(lost::CLAIM)) => Ok(Settled::Lost),
            Err(StoreError::Lost(lost::DELIVERY)) => Ok(Settled::Elsewhere),
            done => Ok(done?),
        }
    })
    .await
}

impl crate::Receipt for Settled {}

async fn failed(
    app: &App,
    change: &mut Change<'_>,
    workspace: WorkspaceId,
    webhook: WebhookId,
    delivery: &ReadyDelivery,
    made: &Attempted,
) -> Result<Settled, Failure> {
    let now = change.now();
    let reason = if made.gone {
        Some(DisabledReason::Gone)
    } else if schedule::is_hopeless(delivery.failing_since.unwrap_or(now), now) {
        Some(DisabledReason::Failing)
    } else {
        None
    };
    if let Some(reason) = reason.filter(|_| delivery.active) {
        let known = store::webhooks::find(app.database(), workspace, webhook).await?;
        // It may have another address by now, which has not been asked.
        if known.is_none_or(|known| known.url == delivery.url && known.disabled.is_none()) {
            store::deliveries::attempted(change.write(), delivery, &made.attempt, DeliveryStatus::Failed, None);
            disable(app, change, workspace, webhook, Disabled { at: now, reason }).await?;
            return Ok(Settled::Disabled);
        }
    }
    let pause = schedule::pause(delivery.attempts + 1, made.retry_after_millis, app.random());
    let (settled, status) = match pause {
        Some(_) => (Settled::Retry, DeliveryStatus::Pending),
        None => (Settled::Failed, DeliveryStatus::Failed),
    };
    let next = pause.map(|pause| now.plus_millis(pause));
    store::deliveries::attempted(change.write(), delivery, &made.attempt, status, next);
    Ok(settled)
}

/// Disables a webhook that does not take what it is told: what waits is skipped, and administrators are told.
async fn disable(
    app: &App,
    change: &mut Change<'_>,
    workspace: WorkspaceId,
    id: WebhookId,
    disabled: Disabled,
) -> Result<(), Failure> {
    let Some(mut webhook) = store::webhooks::find(app.database(), workspace, id).await? else {
        // Deleted meanwhile, with its deliveries.
        return Ok(());
    };
    webhook.disabled = Some(disabled);
    webhook.version += 1;
    webhook.updated_at = disabled.at;
    store::webhooks::update(change.write(), workspace, &webhook);
    store::deliveries::skip_pending(change.write(), id);
    let why = match disabled.reason {
        DisabledReason::Gone => "its receiver answered 410",
        DisabledReason::Failing | DisabledReason::SwitchedOff => "nothing arrived there for five days",
    };
    let message = format!("The webhook to {} was disabled, since {why}", place(&webhook.url));
    let metadata = json!({ "webhookId": id, "url": place(&webhook.url), "reason": disabled.reason.name() });
    change.record(Event::WebhookDisabled, About::NOTHING, message, metadata);
    let news = AdministratorNews::WebhookDisabled { webhook: id };
    change.enqueue(&Job::Mail(Post::Administrators { news }), disabled.at);
    Ok(())
}

/// Gives up a delivery whose payload is not kept any more.
pub(super) async fn give_up(app: &App, delivery: &ReadyDelivery) -> Result<()> {
    let error = Some("the payload is not kept any more".to_owned());
    let attempt = Attempt { at: app.now(), status: None, duration_millis: 0, error, body: String::new() };
    let mut write = store::Write::new();
    store::deliveries::attempted(&mut write, delivery, &attempt, DeliveryStatus::Failed, None);
    match app.database().commit(write).await {
        Err(error) if !error.is_lost() => Err(Error::from(error)),
        _ => Ok(()),
    }
}
