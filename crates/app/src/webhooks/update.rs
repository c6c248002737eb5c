//! Changing a webhook, and switching it off and on.

use model::activity::Event;
use model::error::{Error, Problems, Result};
use model::id::{WebhookId, WorkspaceId};
use model::webhook::{Disabled, DisabledReason, HookEvent, Webhook};
use serde_json::json;

use super::place::place;
use super::{input, show};
use crate::change::{About, Change};
use crate::retry::until_settled;
use crate::{App, Call, Receipt};

/// What is to be changed; what is left out stays.
#[derive(Debug, Default)]
pub struct WebhookChanges {
    /// Where events are to be told.
    pub url: Option<String>,
    /// Which ones, by their canonical or their earlier names.
    pub events: Option<Vec<String>>,
    /// A note for people; an empty one takes it away.
    pub description: Option<String>,
    /// Whether it is to be told the answers of a document along with its completion.
    pub include_answers: Option<bool>,
    /// Whether it is to be told anything.
    pub active: Option<bool>,
}

/// What is to be changed, checked.
struct Checked {
    url: Option<String>,
    events: Option<Vec<HookEvent>>,
    /// Empty where there is to be none.
    description: Option<String>,
    include_answers: Option<bool>,
    active: Option<bool>,
}

/// Changes a webhook; administrators only. One that is switched on again, whatever switched it off, starts afresh: what it
/// missed stays listed and can be delivered again.
///
/// # Errors
/// When the caller is no administrator, the input is not valid, there is no such webhook, or the database does not answer.
pub async fn update<R: Receipt>(
    app: &App,
    call: &Call,
    id: WebhookId,
    changes: WebhookChanges,
    answer: impl Fn(&Webhook) -> R,
) -> Result<R> {
    call.must_be_administrator()?;
    let changes = check(app, changes)?;
    until_settled(|| async {
        let mut webhook = show(app, call, id).await?;
        let before = webhook.clone();
        let mut change = Change::new(app, call);
        changes.apply(&mut webhook);
        if webhook != before {
            let message = format!("The webhook to {} was changed", place(&webhook.url));
            change.record(Event::WebhookUpdated, About::NOTHING, message, input::particulars(&webhook));
        }
        if webhook.url != before.url {
            // Another address has not failed yet.
            store::webhooks::forget_failures(change.write(), call.workspace, id);
        }
        switch(&mut change, call.workspace, &mut webhook, changes.active);
        if webhook == before {
            return Ok(change.commit(answer(&webhook)).await?);
        }
        webhook.version += 1;
        webhook.updated_at = change.now();
        store::webhooks::update(change.write(), call.workspace, &webhook);
        if webhook.disabled.is_some() {
            store::deliveries::skip_pending(change.write(), id);
        }
        Ok(change.commit(answer(&webhook)).await?)
    })
    .await
}

fn check(app: &App, changes: WebhookChanges) -> Result<Checked> {
    let WebhookChanges { url, events, description, include_answers, active } = changes;
    let switches = [include_answers, active];
    if url.is_none() && events.is_none() && description.is_none() && switches == [None, None] {
        return Err(Error::field(
            "active",
            "must be given, or `url`, `events`, `description` or `includeAnswers`",
        ));
    }
    let mut problems = Problems::new();
    let checked = Checked {
        url: url.and_then(|url| input::url(app, &url, &mut problems)),
        events: events.map(|names| input::events(&names, &mut problems)),
        description: description.map(|text| input::description(&text, &mut problems).unwrap_or_default()),
        include_answers,
        active,
    };
    problems.done()?;
    Ok(checked)
}

impl Checked {
    fn apply(&self, webhook: &mut Webhook) {
        if let Some(url) = &self.url {
            webhook.url.clone_from(url);
        }
        if let Some(events) = &self.events {
            webhook.events.clone_from(events);
        }
        if let Some(description) = &self.description {
            webhook.description = Some(description.clone()).filter(|text| !text.is_empty());
        }
        if let Some(include) = self.include_answers {
            webhook.include_answers = include;
        }
    }
}

fn switch(change: &mut Change<'_>, workspace: WorkspaceId, webhook: &mut Webhook, active: Option<bool>) {
    let metadata = json!({ "webhookId": webhook.id, "url": place(&webhook.url) });
    match (active, webhook.disabled) {
        (Some(true), Some(_)) => {
            webhook.disabled = None;
            store::webhooks::forget_failures(change.write(), workspace, webhook.id);
            let message = format!("The webhook to {} was enabled", place(&webhook.url));
            change.record(Event::WebhookEnabled, About::NOTHING, message, metadata);
        }
        (Some(false), None) => {
            webhook.disabled = Some(Disabled { at: change.now(), reason: DisabledReason::SwitchedOff });
            let message = format!("The webhook to {} was disabled", place(&webhook.url));
            change.record(Event::WebhookDisabled, About::NOTHING, message, metadata);
        }
        _ => {}
    }
}
