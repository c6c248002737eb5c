//! Registering a webhook.

use model::activity::Event;
use model::error::{Error, Problems, Result};
use model::webhook::Webhook;
use outbound::hooks::new_secret;
use store::{StoreError, lost};

use super::input;
use super::place::place;
use super::secrets::Secrets;
use crate::change::{About, Change};
use crate::{App, Call, Receipt};

/// The most webhooks of a workspace: each event is written once for each of them.
const MOST: i64 = 100;

/// A webhook as it is wanted.
#[derive(Debug, Default)]
pub struct NewWebhook {
    /// Where events are to be told.
    pub url: String,
    /// Which ones, by their canonical or their earlier names.
    pub events: Vec<String>,
    /// A note for people.
    pub description: Option<String>,
    /// Whether it is told the answers of a document along with its completion.
    pub include_answers: bool,
}

/// Registers a webhook; administrators only. The answer is worded from it and its secret, which is never to be had again.
///
/// # Errors
/// When the caller is no administrator, the input is not valid, the workspace has as many as it may, or the database does not
/// answer.
pub async fn create<R: Receipt>(
    app: &App,
    call: &Call,
    wanted: NewWebhook,
    answer: impl Fn(&Webhook, &str) -> R,
) -> Result<R> {
    call.must_be_administrator()?;
    let mut problems = Problems::new();
    let url = input::url(app, &wanted.url, &mut problems);
    let events = input::events(&wanted.events, &mut problems);
    let description = wanted.description.and_then(|text| input::description(&text, &mut problems));
    problems.done()?;
    let secret = new_secret(app.random());
    let mut change = Change::new(app, call);
    let webhook = Webhook {
        id: app.new_id(),
        url: url.unwrap_or_default(),
        events,
        description,
        include_answers: wanted.include_answers,
        disabled: None,
        failing_since: None,
        last_success_at: None,
        last_failure_at: None,
        version: 1,
        created_at: change.now(),
        updated_at: change.now(),
    };
    let secrets = Secrets::new(secret.clone()).close(app);
    store::webhooks::insert(change.write(), call.workspace, &webhook, secrets, MOST);
    let metadata = input::particulars(&webhook);
    let message = format!("A webhook to {} was registered", place(&webhook.url));
    change.record(Event::WebhookCreated, About::NOTHING, message, metadata);
    match change.commit(answer(&webhook, &secret)).await {
        Err(StoreError::Lost(lost::WEBHOOK)) => {
            let words =
                format!("the workspace has {MOST} webhooks, which is the most; delete one that is not needed");
            Err(Error::conflict(words))
        }
        other => Ok(other?),
    }
}
