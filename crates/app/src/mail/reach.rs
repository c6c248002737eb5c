//! Whether mail reaches those invited to a document, as the last mail to each tells.

use model::Timestamp;
use model::document::Document;
use model::error::Result;
use model::id::{RespondentId, WorkspaceId};
use model::mail::{Mail, MailStatus};
use store::Write;

use crate::App;

/// Notes in a document what became of a mail to somebody. Tells whom that says something new about; the document and they
/// have to be stored then.
///
/// # Errors
/// When the database does not answer.
pub(super) async fn note(
    app: &App,
    workspace: WorkspaceId,
    document: &mut Document,
    mail: &Mail,
) -> Result<Option<RespondentId>> {
    let is_lost = mail.status == MailStatus::Failed;
    let Some(one) = document.respondents.iter_mut().find(|one| Some(one.id) == mail.respondent) else {
        return Ok(None);
    };
    if one.lost_mail_to.is_some() == is_lost && one.lost_mail_to.as_ref().is_none_or(|to| *to == mail.recipient) {
        return Ok(None);
    }
    // One that was put off again and again may be settled after those that were written later, which tell more.
    let last = store::mails::last_to_respondents(app.database(), workspace, document.summary.id).await?;
    if last.get(&one.id).is_some_and(|last| (last.created_at, last.id) > (mail.created_at, mail.id)) {
        return Ok(None);
    }
    one.lost_mail_to = is_lost.then(|| mail.recipient.clone());
    Ok(Some(one.id))
}

/// Stores a document that a mail changed, and whom the mail says something new about.
pub(super) fn store(
    write: &mut Write,
    workspace: WorkspaceId,
    document: &mut Document,
    about: Option<RespondentId>,
    now: Timestamp,
) {
    document.version += 1;
    store::documents::update(write, workspace, document);
    if let Some(one) = document.respondents.iter().find(|one| Some(one.id) == about) {
        store::respondents::put(write, workspace, document.summary.id, one, now);
    }
}

/// Forgets that a mail to somebody was lost, since it is sent again. True where the document is another for it.
pub(super) fn forget(document: &mut Document, id: RespondentId) -> bool {
    let one = document.respondents.iter_mut().find(|one| one.id == id);
    one.is_some_and(|one| one.lost_mail_to.take().is_some())
}
