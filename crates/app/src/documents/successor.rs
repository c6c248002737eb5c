//! Another person in the place of somebody who was invited: the sender corrected the address, or they named somebody else
//! themselves. Role, turn and fields stay.

use model::Timestamp;
use model::document::Document;
use model::email::EmailAddress;
use model::error::Result;
use model::id::RespondentId;
use model::respondent::{Respondent, RespondentStatus};

use crate::change::Change;
use crate::jobs::RespondentNews;
use crate::{App, signing};

/// Gives the place to whoever has an address. They begin from the beginning, with a link of their own; the ones before open
/// nothing any more.
pub(crate) fn put(app: &App, now: Timestamp, one: &mut Respondent, email: &EmailAddress) {
    one.email = email.clone();
    one.link.replace(app.signing().link_ends(now));
    one.consent = None;
    one.reads_anew();
    if one.status == RespondentStatus::Invited {
        one.invited_at = Some(now);
    }
}

/// Invites them where it is their turn, and writes the document and them. What the one before filled in is gone: it was
/// theirs. It comes behind what the trail says of the change.
pub(crate) fn settle(change: &mut Change<'_>, document: &mut Document, id: RespondentId) -> Result<()> {
    if document.respondent(id)?.status == RespondentStatus::Invited {
        signing::invited(change, document, id, RespondentNews::Invitation);
    }
    let (workspace, now) = (change.call().workspace, change.now());
    store::documents::update(change.write(), workspace, document);
    store::respondents::put(change.write(), workspace, document.summary.id, document.respondent(id)?, now);
    store::drafts::delete(change.write(), workspace, id);
    Ok(())
}
