//! A fresh signing link, for embedding or handing out. The one before opens nothing any more, and the proof says of whoever
//! comes by it that the sender's side had it.

use model::Timestamp;
use model::activity::Event;
use model::error::Result;
use model::id::{DocumentId, RespondentId};
use serde_json::json;

use super::show;
use crate::change::Change;
use crate::retry::until_settled;
use crate::signing::LinkToken;
use crate::{App, Call, Receipt};

/// A new link.
#[derive(Debug, Clone)]
pub struct FreshLink {
    /// The address.
    pub url: String,
    /// When it ends.
    pub expires_at: Timestamp,
}

/// Makes a fresh link for a respondent.
///
/// # Errors
/// When there is no such document or respondent, the state forbids it, or the database does not answer.
pub async fn fresh_link<R: Receipt>(
    app: &App,
    call: &Call,
    id: DocumentId,
    respondent: RespondentId,
    answer: impl Fn(&FreshLink) -> R,
) -> Result<R> {
    until_settled(|| async {
        let mut document = show(app, call, id).await?;
        let mut change = Change::new(app, call);
        let now = change.now();
        document.respondent(respondent)?;
        document.must_be_open("be signed", now)?;
        let link_ends = app.signing().link_ends(now);
        // It opens nothing once the document's own time is over.
        let expires_at = document.expires_at.map_or(link_ends, |end| end.min(link_ends));
        let one = document.respondent_mut(respondent)?;
        one.must_be_unanswered()?;
        one.link.replace(link_ends);
        one.link.hand_out();
        let email = one.email.clone();
        let link = FreshLink { url: LinkToken::of(app, one).address(app), expires_at };
        document.touch(now);
        let message = format!("A new signing link for {email} was handed out");
        let name = document.summary.name.as_str();
        let metadata =
            json!({ "name": name, "respondentId": respondent, "email": email.as_str(), "expiresAt": expires_at });
        change.record_on(&mut document, Event::DocumentUpdated, message, metadata);
        store::documents::update(change.write(), call.workspace, &document);
        store::respondents::put(change.write(), call.workspace, id, document.respondent(respondent)?, now);
        Ok(change.commit(answer(&link)).await?)
    })
    .await
}
