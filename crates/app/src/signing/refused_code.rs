//! Wrong access codes, in the document's timeline: whoever relies on the signature later sees that somebody guessed before.

use model::activity::Event;
use model::error::{Error, Result};
use serde_json::json;
use sha2::{Digest, Sha256};

use super::visit::Visit;
use crate::change::Change;
use crate::tries::Key;
use crate::{App, tries};

/// Wrong codes after which one opens nothing any more, however slowly they came: there are only so many short ones, and whoever has
/// the link has time.
const MOST_WRONG: i64 = 50;

/// Longer than any document waits.
const COUNTED_DAYS: i64 = 3_650;

/// Fails where a code was tried wrongly too often. Another one, or the same given anew, is none that was tried.
pub(super) async fn must_not_be_spent(app: &App, stored: &str) -> Result<()> {
    if store::tries::counted(app.database(), key("spent code", stored), app.now()).await? < MOST_WRONG {
        return Ok(());
    }
    let message =
        "this access code was tried too often and opens nothing any more; ask the sender for another one";
    Err(Error::Forbidden(message.to_owned()))
}

/// Notes that a code was wrong. It is written down now and then only, so that nobody can fill a timeline, and never behind the
/// completion, for which the seal could not vouch.
///
/// # Errors
/// When it can't be counted.
pub(super) async fn note(app: &App, visit: &mut Visit, stored: &str) -> Result<()> {
    tracing::info!(respondent = %visit.id, "an access code was refused");
    let (now, until) = (app.now(), app.now().plus_days(COUNTED_DAYS));
    let wrong = store::tries::count_one(app.database(), key("spent code", stored), now, until).await?.tries;
    if let Err(error) = write_down(app, visit, wrong == MOST_WRONG).await {
        tracing::warn!(error = %model::error::Chain(&error), "a refused access code could not be written down");
    }
    Ok(())
}

fn key(purpose: &str, what: &str) -> Key {
    Sha256::new().chain_update(purpose).chain_update([0]).chain_update(what).finalize().into()
}

async fn write_down(app: &App, visit: &mut Visit, is_spent: bool) -> Result<()> {
    let refused = tries::refused(app, key("refused code", &visit.id.to_string())).await?;
    let mut change = Change::new(app, &visit.call);
    let now = change.now();
    let is_worth_it = is_spent || tries::is_worth_an_entry(refused);
    if !is_worth_it || visit.document.must_be_open("be signed", now).is_err() {
        return Ok(());
    }
    let document = &mut visit.document;
    let email = document.respondent(visit.id)?.email.clone();
    document.touch(now);
    let mut message = format!("A wrong access code was given at the link of {email}");
    if is_spent {
        message = format!("{message} for the {MOST_WRONG}th time: the code opens nothing any more");
    }
    let metadata =
        json!({ "respondentId": visit.id, "email": email.as_str(), "tries": refused, "spent": is_spent });
    change.record_on(document, Event::RespondentCodeRefused, message, metadata);
    store::documents::update(change.write(), visit.call.workspace, document);
    match change.commit(()).await {
        // Somebody else was faster; that they came through is the better news.
        Err(error) if error.is_lost() => Ok(()),
        done => Ok(done?),
    }
}
