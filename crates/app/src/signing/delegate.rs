//! Passing a document on: whoever is not the one to sign or approve it names somebody else in their place. The other one gets an
//! invitation of their own, the first one's link opens nothing any more, and the sender is told.

use model::activity::Event;
use model::email::EmailAddress;
use model::error::{Error, Problems, Result};
use model::form::RoleKind;
use model::id::RespondentId;
use model::webhook::HookEvent;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::LinkToken;
use super::visit::{Visit, Visitor, visit};
use crate::change::Change;
use crate::documents::{recipients, successor};
use crate::jobs::{Job, Post, SenderNews};
use crate::retry::{Failure, until_settled};
use crate::{App, told};

const LONGEST_NOTE: usize = 2_000;

/// Who is to have it instead.
#[derive(Debug, Default)]
pub struct Delegation {
    /// Their address.
    pub email: String,
    /// Their name.
    pub name: String,
    /// What the sender is told with it.
    pub note: Option<String>,
}

/// Who has it now.
#[derive(Debug, Serialize, ToSchema)]
pub struct Delegated {
    /// What became of the link that was used.
    pub state: &'static str,
    /// Their address.
    pub email: String,
    /// Their name.
    pub name: String,
}

/// A delegation, checked.
struct Checked<'a> {
    email: EmailAddress,
    name: &'a str,
    note: Option<&'a str>,
}

impl<'a> Checked<'a> {
    fn read(app: &App, given: &'a Delegation) -> Result<Self> {
        let mut problems = Problems::new();
        let email = problems.take("email", EmailAddress::parse(&given.email));
        let name = given.name.trim();
        if name.is_empty() {
            problems.add("name", format!("must be a name of 1 to {} characters", app.limits().name_length));
        }
        recipients::check_name(app, Some(name), "name", &mut problems);
        let note = given.note.as_deref().map(str::trim).filter(|note| !note.is_empty());
        recipients::check_lines(note, "note", LONGEST_NOTE, &mut problems);
        problems.done()?;
        Ok(Self { email: email.ok_or_else(|| Error::internal("no address"))?, name, note })
    }

    fn done(&self) -> Delegated {
        Delegated { state: "delegated", email: self.email.to_string(), name: self.name.to_owned() }
    }
}

/// Passes the document on. The same again, as after an answer that was lost, changes nothing and is answered the same.
///
/// # Errors
/// When the link is not one of ours, what is given is not valid or names who takes part already, the state, the sender or the
/// workspace forbids it, or the database does not answer.
pub async fn delegate(app: &App, visitor: &Visitor, given: &Delegation) -> Result<Delegated> {
    let wanted = Checked::read(app, given)?;
    until_settled(|| async {
        let mut visit = match visit(app, visitor).await {
            Err(Error::Gone(_)) if was_passed_on(app, visitor, &wanted.email).await? => return Ok(wanted.done()),
            other => other?,
        };
        visit.must_be_free(app)?;
        if let Some(obstacle) = obstacle(app, &visit).await? {
            return Err(Error::conflict(obstacle).into());
        }
        visit.must_be_opened()?;
        must_be_somebody_else(&visit, &wanted.email)?;
        pass_on(app, &mut visit, &wanted).await?;
        Ok(wanted.done())
    })
    .await
}

async fn pass_on(app: &App, visit: &mut Visit, wanted: &Checked<'_>) -> std::result::Result<(), Failure> {
    let call = visit.call.clone();
    let mut change = Change::new(app, &call);
    let (now, id, document) = (change.now(), visit.id, &mut visit.document);
    let one = document.respondent_mut(id)?;
    let before = one.clone();
    successor::put(app, now, one, &wanted.email);
    one.rename(Some(wanted.name.to_owned()));
    document.touch(now);
    let message = format!("{} passed “{}” on to {}", before.email, document.summary.name, wanted.email);
    let mut metadata = json!({
        "respondentId": id, "email": wanted.email.as_str(), "emailBefore": before.email.as_str(), "role": before.role,
    });
    if let Some(note) = wanted.note {
        metadata["note"] = note.into();
    }
    change.record_on(document, Event::RespondentDelegated, message, metadata);
    change.tell(HookEvent::RecipientDelegated, document.summary.id, told::delegated_event(document, id, &before));
    let news = SenderNews::Delegated {
        by: before.called().to_owned(),
        to: wanted.name.to_owned(),
        address: wanted.email.to_string(),
        note: wanted.note.map(str::to_owned),
    };
    change.enqueue(&Job::Mail(Post::Sender { document: document.summary.id, news }), now);
    successor::settle(&mut change, document, id)?;
    Ok(change.commit(()).await?)
}

/// What keeps somebody from passing their document on, beside what keeps them from acting at all.
pub(super) async fn obstacle(app: &App, visit: &Visit) -> Result<Option<&'static str>> {
    let respondent = visit.respondent()?;
    if respondent.kind == RoleKind::Viewer {
        return Ok(Some("viewers have nothing to pass on"));
    }
    if respondent.link.access_code.is_some() {
        return Ok(Some("the access code was given to you alone; ask the sender to invite somebody else"));
    }
    // No mail would take the new link to anybody.
    if !respondent.notify {
        return Ok(Some("the sender hands out the links to this document; ask them to invite somebody else"));
    }
    let settings = store::workspace_settings::find(app.database(), visit.call.workspace).await?;
    let forbidden = "recipients of this workspace may not pass documents on; ask the sender";
    Ok(settings.no_delegation.then_some(forbidden))
}

fn must_be_somebody_else(visit: &Visit, email: &EmailAddress) -> Result<()> {
    if visit.respondent()?.email == *email {
        return Err(Error::field("email", "must be the address of somebody else"));
    }
    if visit.document.respondents.iter().any(|one| one.email == *email) {
        return Err(Error::field(
            "email",
            "is of somebody who takes part in this document already; ask the sender",
        ));
    }
    Ok(())
}

/// What the trail notes of who passed it on, as far as it matters here.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Noted {
    respondent_id: RespondentId,
    email: String,
}

/// Whether it was by the last link before the present one that the document was passed on, to that address.
async fn was_passed_on(app: &App, visitor: &Visitor, email: &EmailAddress) -> Result<bool> {
    let Some(token) = LinkToken::read(app, &visitor.token) else { return Ok(false) };
    let database = app.database();
    let Some((workspace, id)) = store::respondents::home(database, token.respondent).await? else {
        return Ok(false);
    };
    let Some(document) = store::documents::find(database, workspace, id).await? else { return Ok(false) };
    let respondent = document.respondent(token.respondent)?;
    if respondent.email != *email || respondent.link.generation != token.generation + 1 {
        return Ok(false);
    }
    let noted = store::activity::noted(database, workspace, id, Event::RespondentDelegated).await?;
    let own = |noted: Noted| noted.respondent_id == respondent.id && noted.email == respondent.email.as_str();
    Ok(noted.iter().filter_map(|text| serde_json::from_str(text).ok()).any(own))
}
