//! How each webhook fares, at a glance.

use futures::{StreamExt, TryStreamExt, stream};
use model::Result;
use model::id::WebhookKind;
use model::page::{Page, PageRequest};
use model::webhook::Webhook;
use store::webhook_health::{MOST_COUNTED, Recent};

use crate::{App, Call};

/// Webhooks that are looked at at the same moment.
const TOGETHER: usize = 8;

/// How a webhook fares.
#[derive(Debug, Clone)]
pub struct Health {
    /// The webhook.
    pub webhook: Webhook,
    /// In one word.
    pub state: HealthState,
    /// Deliveries that wait to be tried, or tried again.
    pub pending: i64,
    /// Whether there are more than are counted.
    pub more_pending: bool,
    /// Its last deliveries, the newest first.
    pub recent: Vec<Recent>,
}

/// How a webhook fares, in one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HealthState {
    /// It is told nothing.
    Disabled,
    /// What was tried last did not arrive.
    Failing,
    /// Nothing was ever to be told.
    Untried,
    /// What was tried last arrived.
    Healthy,
}

impl HealthState {
    /// Its name in the interface.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Disabled => "disabled",
            Self::Failing => "failing",
            Self::Untried => "untried",
            Self::Healthy => "healthy",
        }
    }

    fn of(webhook: &Webhook) -> Self {
        if webhook.disabled.is_some() {
            Self::Disabled
        } else if webhook.failing_since.is_some() {
            Self::Failing
        } else if webhook.last_success_at.is_none() {
            Self::Untried
        } else {
            Self::Healthy
        }
    }
}

/// How the webhooks of a page fare, in the order of the list; administrators only.
///
/// # Errors
/// When the caller is no administrator, or the database does not answer.
pub async fn health(
    app: &App,
    call: &Call,
    request: PageRequest<WebhookKind>,
) -> Result<Page<Health, WebhookKind>> {
    let Page { rows, next } = super::page(app, call, request).await?;
    let looked = stream::iter(rows).map(|webhook| look(app, call, webhook)).buffered(TOGETHER);
    Ok(Page { rows: looked.try_collect().await?, next })
}

async fn look(app: &App, call: &Call, webhook: Webhook) -> Result<Health> {
    let pending = store::webhook_health::pending(app.database(), webhook.id).await?;
    let recent = store::webhook_health::recent(app.database(), call.workspace, webhook.id).await?;
    let state = HealthState::of(&webhook);
    Ok(Health { webhook, state, pending, more_pending: pending >= MOST_COUNTED, recent })
}
