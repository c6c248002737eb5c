//! Wrong access codes, in the document's timeline: whoever relies on the signature later sees that somebody guessed before.

use model::Result;
use model::activity::Event;
use serde_json::json;
use sha2::{Digest, Sha256};

use super::visit::Visit;
use crate::change::Change;
use crate::{App, tries};

/// Notes that a code was wrong. It is written down now and then only, so that nobody can fill a timeline, and never behind the
/// completion, for which the seal could not vouch.
pub(super) async fn note(app: &App, visit: &mut Visit) {
    tracing::info!(respondent = %visit.id, "an access code was refused");
    if let Err(error) = write_down(app, visit).await {
        tracing::warn!(error = %model::error::Chain(&error), "a refused access code could not be written down");
    }
}

async fn write_down(app: &App, visit: &mut Visit) -> Result<()> {
    let key = Sha256::new().chain_update("refused code").chain_update([0]).chain_update(visit.id.to_string());
    let refused = tries::refused(app, key.finalize().into()).await?;
    let mut change = Change::new(app, &visit.call);
    let now = change.now();
    if !tries::is_worth_an_entry(refused) || visit.document.must_be_open("be signed", now).is_err() {
        return Ok(());
    }
    let document = &mut visit.document;
    let email = document.respondent(visit.id)?.email.clone();
    document.touch(now);
    let message = format!("A wrong access code was given at the link of {email}");
    let metadata = json!({ "respondentId": visit.id, "email": email.as_str(), "tries": refused });
    change.record_on(document, Event::RespondentCodeRefused, message, metadata);
    store::documents::update(change.write(), visit.call.workspace, document);
    match change.commit(()).await {
        // Somebody else was faster; that they came through is the better news.
        Err(error) if error.is_lost() => Ok(()),
        done => Ok(done?),
    }
}
