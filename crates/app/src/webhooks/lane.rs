//! The deliveries of one webhook, one after the other, for as long as there are any.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use model::Result;
use model::error::Chain;
use model::id::{DeliveryId, WebhookId, WorkspaceId};
use model::trace::TraceContext;
use store::Write;
use store::webhook_claims::DueWebhook;
use tokio::sync::{Notify, watch};

use super::answers::with_answers;
use super::attempt::{Message, attempt};
use super::secrets::Secrets;
use super::settle::{Settled, give_up, settle};
use crate::App;

/// Deliveries that are looked up together. Only their ids are held: what is sent is read just before.
const TOGETHER: i64 = 50;
/// How often, and how many times, a lane that has nothing to do looks again before it lets its webhook go: to take it anew
/// costs a write.
const LOOK_EVERY: Duration = Duration::from_millis(500);
const LOOKS: u32 = 2;

/// A lane.
pub(super) struct Lane {
    pub app: App,
    pub webhook: WebhookId,
    pub workspace: WorkspaceId,
    /// Is told when there is more to deliver.
    pub wake: Arc<Notify>,
    pub stopped: watch::Receiver<bool>,
}

/// Whether a lane goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    GoOn,
    End,
}

impl Lane {
    pub fn new(app: &App, due: DueWebhook, wake: Arc<Notify>, stopped: watch::Receiver<bool>) -> Self {
        Self { app: app.clone(), webhook: due.id, workspace: due.workspace, wake, stopped }
    }

    /// Delivers what is due, then lets the webhook go.
    pub async fn run(mut self) {
        if let Err(error) = self.deliver().await {
            tracing::warn!(webhook = %self.webhook, error = %Chain(&error), "deliveries stopped; they go on later");
        }
        let mut write = Write::new();
        store::webhook_claims::release(&mut write, self.webhook, self.app.node());
        if let Err(error) = self.app.database().commit(write).await {
            tracing::warn!(webhook = %self.webhook, error = %Chain(&error), "a webhook could not be let go");
        }
    }

    async fn deliver(&mut self) -> Result<()> {
        loop {
            let due = self.due().await?;
            if due.is_empty() {
                return Ok(());
            }
            for delivery in due {
                if *self.stopped.borrow() || self.one(delivery).await? == Next::End {
                    return Ok(());
                }
            }
        }
    }

    /// What is due now or in a moment.
    async fn due(&mut self) -> Result<Vec<DeliveryId>> {
        for look in 0.. {
            let due = store::deliveries::due(self.app.database(), self.webhook, self.app.now(), TOGETHER).await?;
            if !due.is_empty() || look == LOOKS {
                return Ok(due);
            }
            tokio::select! {
                _ = self.stopped.changed() => break,
                () = self.wake.notified() => {}
                () = tokio::time::sleep(LOOK_EVERY) => {}
            }
        }
        Ok(Vec::new())
    }

    async fn one(&self, id: DeliveryId) -> Result<Next> {
        let app = &self.app;
        let Some(delivery) = store::deliveries::ready(app.database(), self.webhook, id).await? else {
            return Ok(Next::GoOn);
        };
        if !delivery.active {
            // It was disabled while this was written, or its workspace may not use webhooks any more.
            let mut write = Write::new();
            store::deliveries::skip_pending(&mut write, self.webhook);
            app.database().commit(write).await?;
            return Ok(Next::End);
        }
        let Some(payload) = &delivery.payload else {
            give_up(app, &delivery).await?;
            return Ok(Next::GoOn);
        };
        let payload = match &delivery.answers {
            Some(answers) => Cow::Owned(with_answers(payload, answers)?),
            None => Cow::Borrowed(payload.as_str()),
        };
        let message = Message {
            url: &delivery.url,
            delivery: delivery.id,
            payload_id: delivery.payload_id,
            event: &delivery.event,
            payload: &payload,
            secrets: &Secrets::open(app, &delivery.secrets)?,
            trace: delivery.trace.as_deref().and_then(TraceContext::parse),
        };
        let made = attempt(app, &message).await;
        let settled = settle(app, self.workspace, self.webhook, &delivery, &made).await?;
        app.dispatcher().count(settled, made.took);
        Ok(match settled {
            Settled::Succeeded | Settled::Elsewhere => Next::GoOn,
            // One that takes nothing makes room where others wait for it.
            Settled::Retry | Settled::Failed if !app.dispatcher().is_crowded() => Next::GoOn,
            Settled::Retry | Settled::Failed | Settled::Disabled | Settled::Lost => Next::End,
        })
    }
}
