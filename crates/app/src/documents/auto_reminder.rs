//! Switching a document's automatic reminders on and off, and their cadence.

use model::activity::Event;
use model::document::Document;
use model::error::{Error, Result};
use model::id::DocumentId;
use model::reminder::Cadence;
use serde_json::json;

use super::show;
use crate::change::Change;
use crate::retry::until_settled;
use crate::{App, Call, Receipt};

/// What is to be changed; what is left out stays.
#[derive(Debug, Clone, Copy, Default)]
pub struct ReminderChanges {
    /// Whether reminders are sent.
    pub enabled: Option<bool>,
    /// Days between them: 1, 3, 7 or 14.
    pub cadence_days: Option<i64>,
}

/// Changes a document's reminders.
///
/// # Errors
/// When the input is not valid, there is no such document, its state forbids it, or the database does not answer.
pub async fn set_auto_reminder<R: Receipt>(
    app: &App,
    call: &Call,
    id: DocumentId,
    changes: ReminderChanges,
    answer: impl Fn(&Document) -> R,
) -> Result<R> {
    if changes.enabled.is_none() && changes.cadence_days.is_none() {
        return Err(Error::field("enabled", "must be given, or `cadenceDays`"));
    }
    let cadence = changes.cadence_days.map(Cadence::days).transpose();
    let cadence = cadence.map_err(|error| Error::field("cadenceDays", error.to_string()))?;
    until_settled(|| async {
        let mut document = show(app, call, id).await?;
        document.must_be_open("send reminders", app.now())?;
        let mut change = Change::new(app, call);
        let invited = document.respondents.iter().filter(|one| one.is_reminded());
        let last_invited = invited.filter_map(|one| one.invited_at).max();
        // Counted from the last reminder, where there was one: nobody gets two because somebody looked at the settings. While
        // they were off only the audit trail knows of it.
        let last_reminded = match document.reminder.counted_from() {
            Some(counted_from) => Some(counted_from),
            None => store::activity::last_reminded(app.database(), call.workspace, id).await?,
        };
        let reminder = &mut document.reminder;
        let was_on = reminder.enabled;
        reminder.enabled = changes.enabled.unwrap_or(reminder.enabled);
        reminder.cadence = cadence.unwrap_or(reminder.cadence);
        reminder.schedule(last_invited.max(last_invited.and(last_reminded)), change.now());
        document.touch(change.now());
        let name = &document.summary.name;
        let message = match (was_on, document.reminder.enabled) {
            (true, true) => {
                let often = match document.reminder.cadence.in_days() {
                    1 => "every day".to_owned(),
                    days => format!("every {days} days"),
                };
                format!("Automatic reminders of “{name}” come {often}")
            }
            (_, true) => format!("Automatic reminders of “{name}” were switched on"),
            (_, false) => format!("Automatic reminders of “{name}” were switched off"),
        };
        let metadata = json!({
            "name": document.summary.name.as_str(),
            "autoReminder": { "enabled": document.reminder.enabled, "cadenceDays": document.reminder.cadence.in_days() },
        });
        change.record_on(&mut document, Event::DocumentUpdated, message, metadata);
        store::documents::update(change.write(), call.workspace, &document);
        Ok(change.commit(answer(&document)).await?)
    })
    .await
}
