//! Declining to sign, which ends the document for everybody.

use model::activity::Event;
use model::error::{Error, Result};
use model::webhook::HookEvent;
use serde_json::json;

use super::session::{Session, of_visit};
use super::visit::{Visitor, visit};
use crate::change::Change;
use crate::jobs::{Job, Post, RespondentNews, SenderNews};
use crate::mail::tell_respondents;
use crate::retry::until_settled;
use crate::{App, told};

const LONGEST_REASON: usize = 2_000;

/// Checks the reason of a decline or a withdrawal.
pub(crate) fn check_reason(reason: &str) -> Result<&str> {
    let reason = reason.trim();
    let clean = |c: char| !c.is_control() || matches!(c, '\n' | '\r' | '\t');
    if reason.is_empty() || reason.chars().count() > LONGEST_REASON || !reason.chars().all(clean) {
        return Err(Error::field("reason", format!("must be a text of 1 to {LONGEST_REASON} characters")));
    }
    Ok(reason)
}

/// Declines.
///
/// # Errors
/// When the link is not one of ours, no reason is given, the state forbids it, or the database does not answer.
pub async fn decline(app: &App, visitor: &Visitor, reason: &str) -> Result<Session> {
    let reason = check_reason(reason)?;
    until_settled(|| async {
        let mut visit = visit(app, visitor).await?;
        visit.must_be_free(app)?;
        visit.must_be_opened()?;
        let mut change = Change::new(app, &visit.call);
        let now = change.now();
        let id = visit.id;
        let document = &mut visit.document;
        document.decline(id, reason, now)?;
        let email = document.respondent(id)?.email.clone();
        let metadata = json!({ "respondentId": id, "email": email.as_str(), "reason": reason });
        let message = format!("{email} declined “{}”", document.summary.name);
        change.record_on(document, Event::RespondentDeclined, message, metadata);
        let message = format!("“{}” was declined", document.summary.name);
        change.record_on(document, Event::DocumentDeclined, message, json!({ "reason": reason }));
        let document_id = document.summary.id;
        change.tell(HookEvent::DocumentDeclined, document_id, told::respondent_event(document, id));
        change.enqueue(&Job::Mail(Post::Sender { document: document_id, news: SenderNews::Declined }), now);
        let others = document.told_of_its_end().filter(|one| one.id != id);
        tell_respondents(&mut change, document, others, RespondentNews::Declined);
        super::write(&mut change, &visit.call, &visit.document, id);
        store::drafts::delete(change.write(), visit.call.workspace, id);
        change.commit(()).await?;
        Ok(of_visit(app, &visit).await?)
    })
    .await
}
