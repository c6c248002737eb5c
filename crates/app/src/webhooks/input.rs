//! What callers say of a webhook, checked.

use model::error::Problems;
use model::webhook::{HookEvent, LONGEST_DESCRIPTION, Webhook};
use outbound::hooks::Target;
use serde_json::{Value, json};

use super::place::place;
use crate::App;

/// The address, where it may be registered.
pub(super) fn url(app: &App, url: &str, problems: &mut Problems) -> Option<String> {
    problems.take("url", Target::parse(url, &app.hooks().guard)).map(|target| target.as_str().to_owned())
}

/// The events by their canonical names, each once, in the order in which they were given.
pub(super) fn events(names: &[String], problems: &mut Problems) -> Vec<HookEvent> {
    if names.is_empty() {
        problems.add("events", "must name at least one event");
    }
    let mut events = Vec::new();
    for (index, name) in names.iter().enumerate() {
        let event = problems.take(&format!("events[{index}]"), name.parse());
        events.extend(event.filter(|event| !events.contains(event)));
    }
    events
}

/// The description, trimmed; none where nothing is left of it.
pub(super) fn description(text: &str, problems: &mut Problems) -> Option<String> {
    let text = text.trim();
    if text.chars().count() > LONGEST_DESCRIPTION {
        problems.add("description", format!("must be at most {LONGEST_DESCRIPTION} characters long"));
    }
    if text.chars().any(|letter| letter.is_control() && letter != '\n') {
        problems.add("description", "must not contain control characters");
    }
    (!text.is_empty()).then(|| text.to_owned())
}

/// What the activity stream notes of a webhook that was registered or changed: among it who is told answers.
pub(super) fn particulars(webhook: &Webhook) -> Value {
    let names: Vec<_> = webhook.events.iter().map(|event| event.name()).collect();
    let (url, answers) = (place(&webhook.url), webhook.include_answers);
    json!({ "webhookId": webhook.id, "url": url, "events": names, "includeAnswers": answers })
}
