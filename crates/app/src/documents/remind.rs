//! Reminding those whom a document waits for, now.

use model::document::{Document, Status};
use model::error::{Error, Result};
use model::id::{DocumentId, RespondentId};

use super::show;
use crate::change::Change;
use crate::jobs::{Job, Post, RespondentNews};
use crate::retry::{Failure, until_settled};
use crate::{App, Call, Receipt, mail};

/// What came of it.
#[derive(Debug, Clone)]
pub struct Reminded {
    /// The document as it is now.
    pub document: Document,
    /// Who is reminded.
    pub respondents: Vec<RespondentId>,
}

/// Reminds, now, everybody whom the document waits for, except those who opted out or get no mail.
///
/// # Errors
/// When there is no such document, its state forbids it, there is nobody to remind, or the database does not answer.
pub async fn remind<R: Receipt>(
    app: &App,
    call: &Call,
    id: DocumentId,
    answer: impl Fn(&Reminded) -> R,
) -> Result<R> {
    until_settled(|| async {
        let mut document = show(app, call, id).await?;
        if document.summary.status == Status::Draft {
            return Err(Error::conflict("the document was not sent yet; nobody can be reminded of it").into());
        }
        let now = app.now();
        document.must_be_open("send reminders", now)?;
        let mut respondents = Vec::new();
        for one in document.respondents.iter().filter(|one| one.is_reminded()) {
            if !store::opt_outs::is_noted(app.database(), call.workspace, &one.email).await? {
                respondents.push(one.id);
            }
        }
        if respondents.is_empty() {
            let message = "there is nobody to remind: all have submitted, opted out, or get no mail";
            return Err(Error::conflict(message).into());
        }
        let mut change = Change::new(app, call);
        for one in document.respondents.iter_mut().filter(|one| respondents.contains(&one.id)) {
            // A reminder whose link opens nothing would be none.
            one.link.expires_at = Some(app.signing().link_ends(now));
        }
        for respondent in &respondents {
            mail::reminded(&mut change, &mut document, *respondent);
            let news = RespondentNews::Reminder;
            change.enqueue(&Job::Mail(Post::to_respondent(id, *respondent, news)), now);
        }
        // Nobody is reminded twice in a row: the next one is counted from this one.
        document.reminder.schedule(Some(now), now);
        document.touch(now);
        store::documents::update(change.write(), call.workspace, &document);
        for one in document.respondents.iter().filter(|one| respondents.contains(&one.id)) {
            store::respondents::put(change.write(), call.workspace, id, one, now);
        }
        let reminded = Reminded { document, respondents };
        change.commit(answer(&reminded)).await.map_err(Failure::from)
    })
    .await
}
