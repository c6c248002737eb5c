//! Signing links that the sender's side is given: a fresh one, for embedding or handing out, after which the one before opens
//! nothing any more, and the link of a member to what they were asked to sign themselves. The proof says of whoever comes
//! by one of them that the sender's side had it.

use model::Timestamp;
use model::activity::Event;
use model::document::Document;
use model::error::{Error, Result};
use model::id::{DocumentId, RespondentId};
use model::respondent::{RespondentStatus, Way};
use serde_json::json;

use super::show;
use crate::change::Change;
use crate::retry::until_settled;
use crate::signing::LinkToken;
use crate::{App, Call, Receipt};

/// A link.
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
        let one = document.respondent_mut(respondent)?;
        one.must_be_unanswered()?;
        one.link.replace(app.signing().link_ends(now));
        let message = format!("A new signing link for {} was handed out", one.email);
        let link = hand_out(&mut change, &mut document, respondent, message)?;
        Ok(change.commit(answer(&link)).await?)
    })
    .await
}

/// The link of somebody who is signed in, to what they were asked to sign themselves. The one in their mail goes on working.
///
/// # Errors
/// When there is no such document or respondent, the caller has another address, the state forbids it, or the database does
/// not answer.
pub async fn own_link<R: Receipt>(
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
        if document.respondent(respondent)?.email.key() != call.own_address()?.key() {
            let message = "this person has another address than your account; hand out a link to them instead";
            return Err(Error::Forbidden(message.to_owned()).into());
        }
        document.must_be_open("be signed", now)?;
        let one = document.respondent_mut(respondent)?;
        one.must_be_unanswered()?;
        if one.status == RespondentStatus::Waiting {
            return Err(Error::conflict("others sign before you; you are told when it is your turn").into());
        }
        if one.link.expires_at.is_some_and(|end| end <= now) {
            one.link.replace(app.signing().link_ends(now));
        }
        let link = if one.link.way() == Way::HandedLink {
            link_of(app, &document, respondent, now)?
        } else {
            let message = format!("{} took their signing link at the console", one.email);
            hand_out(&mut change, &mut document, respondent, message)?
        };
        Ok(change.commit(answer(&link)).await?)
    })
    .await
}

/// Notes that the sender's side is given somebody's link, and gives it.
fn hand_out(
    change: &mut Change<'_>,
    document: &mut Document,
    respondent: RespondentId,
    message: String,
) -> Result<FreshLink> {
    let (app, workspace, now) = (change.app(), change.call().workspace, change.now());
    document.respondent_mut(respondent)?.link.hand_out();
    document.touch(now);
    let link = link_of(app, document, respondent, now)?;
    let email = document.respondent(respondent)?.email.clone();
    let metadata = json!({
        "name": document.summary.name.as_str(),
        "respondentId": respondent,
        "email": email.as_str(),
        "expiresAt": link.expires_at,
    });
    change.record_on(document, Event::DocumentUpdated, message, metadata);
    store::documents::update(change.write(), workspace, document);
    let one = document.respondent(respondent)?;
    store::respondents::put(change.write(), workspace, document.summary.id, one, now);
    Ok(link)
}

/// The link that somebody has now. It opens nothing once the document's own time is over.
fn link_of(app: &App, document: &Document, respondent: RespondentId, now: Timestamp) -> Result<FreshLink> {
    let one = document.respondent(respondent)?;
    let link_ends = one.link.expires_at.unwrap_or_else(|| app.signing().link_ends(now));
    let expires_at = document.expires_at.map_or(link_ends, |end| end.min(link_ends));
    Ok(FreshLink { url: LinkToken::of(app, one).address(app), expires_at })
}
