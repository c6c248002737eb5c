//! Submitting a public page: a document, its one respondent and their submission become real together.

use model::activity::Event;
use model::document::Document;
use model::email::EmailAddress;
use model::error::{Error, Problems, Result};
use model::id::{DocumentId, RespondentId};
use model::locale::ZoneName;
use model::people::Actor;
use model::respondent::{Respondent, RespondentStatus, Way};
use model::template::{Origin, Template};
use model::values::Values;
use model::{Id, Timestamp};
use serde::Deserialize;
use serde_json::json;
use store::file_uses::Page;
use store::{StoreError, lost};

use super::door::{CHANGED, Opened};
use super::look::role;
use crate::change::Change;
use crate::signing::submit::{settle, write_moved};
use crate::signing::taken::{MayName, Taken};
use crate::signing::{Agreed, Answers, ConsentText, LinkToken, consent};
use crate::{App, Call, Receipt, documents, files};

/// What somebody fills in.
#[derive(Debug, Default)]
pub struct Filling {
    /// Their address.
    pub email: String,
    /// Their name.
    pub name: Option<String>,
    /// Answers and signatures.
    pub answers: Answers,
    /// What they agree to, where they agree to sign electronically.
    pub consent: Option<Agreed>,
    /// Which version of the template they have read; whichever there is where left out.
    pub version: Option<String>,
}

/// What became of it.
pub struct Filled {
    /// The document.
    pub document: DocumentId,
    /// Its name.
    pub name: String,
    /// Whether it is completed.
    pub completed: bool,
    /// Who filled it.
    pub respondent: RespondentId,
    /// Their address.
    pub email: String,
    /// The token that serves the finished copy.
    pub token: LinkToken,
}

/// Submits a public page.
///
/// # Errors
/// When something is missing or wrong, or the database does not answer. Nothing is changed then.
pub async fn submit<R: Receipt>(
    app: &App,
    opened: &Opened,
    filling: Filling,
    answer: impl FnOnce(&Filled) -> R,
) -> Result<R> {
    if filling.version.is_some_and(|read| read != opened.template.body_hash.as_str()) {
        return Err(Error::conflict(CHANGED));
    }
    let mut problems = Problems::new();
    let email = problems.take("email", EmailAddress::parse(&filling.email));
    let name = filling.name.as_deref().map(str::trim).filter(|name| !name.is_empty());
    documents::recipients::check_name(app, name, "name", &mut problems);
    let template = opened.parsed(app).await?;
    let (role, kind) = role(&template);
    let agreed = filling.consent.as_ref().map(|agreed| agreed.text(app, kind, opened.language)).transpose()?;
    if agreed.is_none() {
        problems.add("consent", "must be true: agree to sign electronically");
    }
    crate::signing::check_answers(app, &filling.answers)?;
    let workspace = opened.call.workspace;
    let nothing = Values::default();
    let may_name = MayName::AttachedAt(Page::Public(opened.template.summary.id), &nothing);
    let taken = Taken::take(app, workspace, (template, &role), &filling.answers, may_name, &mut problems).await?;
    // Without an address there is nobody to submit; all that is wrong with the rest comes with the next try.
    let Some(email) = email else {
        return Err(problems.done().err().unwrap_or_else(|| Error::internal("no address")));
    };

    let now = app.now();
    let mut respondent = Respondent::new(Id::new(now, app.random()), email, role, kind, 1);
    respondent.name = name.map(str::to_owned);
    respondent.status = RespondentStatus::Invited;
    respondent.language = Some(opened.language.tag().to_owned());
    respondent.link.expires_at = Some(app.signing().link_ends(now));
    let link = LinkToken::of(app, &respondent);
    let (id, address) = (respondent.id, respondent.email.clone());
    let actor = Actor::Respondent { id, name: address.to_string() };
    let call = Call { actor, ..opened.call.clone() };
    let mut change = Change::new(app, &call);
    let zone = store::workspaces::time_zone(app.database(), workspace).await?;
    let mut document = document(app, opened, zone, respondent, now);
    begin(opened, &mut change, &mut document, id, agreed.as_ref())?;
    let moved = settle(&mut change, &mut document, id, &taken, Way::PublicPage, problems).await?;
    // It may have taken a while until all was here.
    opened.must_be_open(app).await?;
    store::documents::insert(change.write(), call.workspace, &document);
    write_moved(&mut change, &call, &document, &moved);
    let filled = Filled {
        document: document.summary.id,
        name: document.summary.name.to_string(),
        completed: document.summary.completed(),
        respondent: id,
        email: address.to_string(),
        token: link,
    };
    match change.commit(answer(&filled)).await {
        Err(StoreError::Lost(lost::FILE)) => Err(files::gone("values")),
        other => Ok(other?),
    }
}

/// What the entry about the making of a document notes only where a public page made it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct MadeBy {
    #[serde(rename = "respondentId")]
    _respondent: RespondentId,
}

/// Whether the entry about the making of a document is that of a public page, by what it notes.
pub(crate) fn is_of_public_page(noted: &str) -> bool {
    serde_json::from_str::<MadeBy>(noted).is_ok()
}

fn document(app: &App, opened: &Opened, zone: ZoneName, respondent: Respondent, now: Timestamp) -> Document {
    let Template { summary, body_hash, .. } = &opened.template;
    let origin = Origin { id: summary.id, name: summary.name.clone(), body_hash: body_hash.clone(), zone };
    let mut document = documents::blank(app, &origin, None, now);
    document.summary.sent_at = Some(now);
    document.respondents.push(respondent);
    document
}

/// What comes before a submission: the document is made and opened, and its text agreed to.
fn begin(
    opened: &Opened,
    change: &mut Change<'_>,
    document: &mut Document,
    id: RespondentId,
    agreed: Option<&ConsentText>,
) -> Result<()> {
    let now = change.now();
    let email = document.respondent(id)?.email.clone();
    let message = format!("{email} filled the public page of “{}”", opened.template.summary.name);
    let metadata = json!({ "name": document.summary.name.as_str(), "respondentId": id, "email": email.as_str() });
    change.record_on(document, Event::DocumentCreated, message, metadata);
    document.open(id, now)?;
    // Without, it is refused before it is written.
    if let Some(agreed) = agreed {
        document.consent(id, &agreed.version, now)?;
        consent::record(change, document, id, agreed)?;
    }
    Ok(())
}
