//! Inviting people to a document.

use model::activity::Event;
use model::document::Document;
use model::error::{Error, Result};
use model::form::RoleKind;
use model::id::{DocumentId, RespondentId};
use model::respondent::{Respondent, present_turn};
use model::webhook::HookEvent;
use model::{Id, Timestamp};
use serde_json::json;
use template::form::{FormSchema, Role};

use super::recipients::{Checked, Invitations, check, place};
use super::show;
use crate::change::Change;
use crate::jobs::RespondentNews;
use crate::retry::{Failure, until_settled};
use crate::{App, Call, Receipt, signing, templates, told};

/// What came of it.
#[derive(Debug, Clone)]
pub struct Sent {
    /// The document as it is now.
    pub document: Document,
    /// How many mails go out: those whose turn has not come are left out, and all where no mail is wanted.
    pub invitations: usize,
}

/// Invites people: all of them, or on any error nobody. Somebody invited before is invited again.
///
/// # Errors
/// When the input is not valid, there is no such document, its state forbids it, or the database does not answer.
pub async fn send<R: Receipt>(
    app: &App,
    call: &Call,
    id: DocumentId,
    invitations: Invitations,
    answer: impl Fn(&Sent) -> R,
) -> Result<R> {
    let recipients = check(app, &invitations)?;
    until_settled(|| async {
        let mut document = show(app, call, id).await?;
        document.must_be_open("be sent", app.now())?;
        let template = templates::parsed::stored(app, call.workspace, &document.body).await?;
        let mut change = Change::new(app, call);
        let invited = invite_all(app, &mut change, &mut document, &template.form, &recipients, &invitations)?;
        store::documents::update(change.write(), call.workspace, &document);
        let sent = write_respondents(&mut change, document, &invited);
        change.commit(answer(&sent)).await.map_err(Failure::from)
    })
    .await
}

/// Invites everybody to a document and records it. The document is written after, and then its respondents.
pub(crate) fn invite_all(
    app: &App,
    change: &mut Change<'_>,
    document: &mut Document,
    form: &FormSchema,
    recipients: &[Checked],
    invitations: &Invitations,
) -> Result<Vec<Invited>> {
    let placed = place(recipients, form)?;
    let invited = invite(app, document, recipients, &placed, invitations.notify, change.now())?;
    document.sender = document.sender.or(change.call().actor.user());
    document.send(invitations.expires_at, change.now());
    document.redirect_url = invitations.return_address()?.or(document.redirect_url.take());
    if document.is_past(change.now()) {
        return Err(Error::field(
            "expiresAt",
            "must be given anew: the document's time was over before it was sent",
        ));
    }
    let message = format!("Document “{}” was sent to {}", document.summary.name, people(recipients.len()));
    let metadata = json!({ "name": document.summary.name.as_str(), "recipients": recipients.len() });
    change.record_on(document, Event::DocumentSent, message, metadata);
    for one in &invited {
        if let Some(news) = &one.news {
            signing::invited(change, document, one.id, *news);
        }
    }
    change.tell(HookEvent::DocumentSent, document.summary.id, told::document_event(document));
    Ok(invited)
}

/// Writes those who were invited, or moved by it, behind their document.
pub(crate) fn write_respondents(change: &mut Change<'_>, document: Document, invited: &[Invited]) -> Sent {
    let (now, workspace) = (change.now(), change.call().workspace);
    let mut invitations = 0;
    for one in invited {
        if let Ok(respondent) = document.respondent(one.id) {
            store::respondents::put(change.write(), workspace, document.summary.id, respondent, now);
            invitations += usize::from(one.news.is_some() && respondent.notify);
        }
    }
    Sent { document, invitations }
}

/// One of the recipients of this send, or somebody whose turn comes or goes by it.
pub(crate) struct Invited {
    /// Their place in the document's respondents.
    id: RespondentId,
    /// What they are told, where their turn is now.
    news: Option<RespondentNews>,
}

/// Puts the recipients among the document's respondents and decides whose turn it is.
fn invite(
    app: &App,
    document: &mut Document,
    recipients: &[Checked],
    placed: &[Role],
    notify: bool,
    now: Timestamp,
) -> Result<Vec<Invited>> {
    let mut ids = Vec::with_capacity(recipients.len());
    let link_ends = app.signing().link_ends(now);
    // Those of one send stay in the order in which they were named.
    let mut last: Option<RespondentId> = None;
    for (recipient, role) in recipients.iter().zip(placed) {
        let known =
            document.respondents.iter_mut().find(|one| one.email == recipient.email && one.role == role.name);
        let known = if let Some(known) = known {
            known.must_be_unanswered()?;
            known
        } else {
            let id = last.map_or_else(|| Id::new(now, app.random()), |last| last.next(app.random()));
            last = Some(id);
            document.respondents.push(Respondent::new(
                id,
                recipient.email.clone(),
                role.name.clone(),
                role.kind,
                role.order,
            ));
            let Some(new) = document.respondents.last_mut() else { continue };
            new
        };
        if let Some(name) = &recipient.name {
            known.rename(Some(name.clone()));
        }
        known.language = recipient.language.clone().or(known.language.take());
        known.order = recipient.order.unwrap_or(known.order);
        known.message = recipient.message.clone().or(known.message.take());
        known.notify = notify;
        known.link.expires_at = Some(link_ends);
        known.link.access_code = recipient.access_code.clone().or(known.link.access_code.take());
        ids.push(known.id);
    }
    let turn = present_turn(&document.respondents);
    let mut invited = Vec::with_capacity(ids.len());
    let held_back = document.hold_back();
    for id in ids {
        let respondent = document.respondent_mut(id)?;
        // A viewer waits for nobody; the others wait while somebody before them has not submitted.
        let is_now = respondent.kind == RoleKind::Viewer || turn.is_none_or(|turn| respondent.order <= turn);
        if is_now {
            respondent.invite(now);
        }
        invited.push(Invited { id, news: is_now.then_some(RespondentNews::Invitation) });
    }
    // Others may have been moved to the front, or behind somebody.
    for id in document.invite_next(now, link_ends) {
        invited.push(Invited { id, news: Some(RespondentNews::YourTurn) });
    }
    for id in held_back {
        if !invited.iter().any(|one| one.id == id) {
            invited.push(Invited { id, news: None });
        }
    }
    document.respondents.sort_by_key(|respondent| respondent.order);
    Ok(invited)
}

fn people(count: usize) -> String {
    if count == 1 { "1 recipient".to_owned() } else { format!("{count} recipients") }
}
