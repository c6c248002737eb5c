//! Submitting through the interface: for somebody who was invited, or for a document that nobody was. The audit trail says
//! that it came this way, and by which key. It says nothing of consent, unless the respondent gave it on the page before.

use std::collections::BTreeMap;

use model::document::Document;
use model::email::EmailAddress;
use model::error::{Error, Problems, Result};
use model::form::RoleKind;
use model::given::Given;
use model::id::{DocumentId, RespondentId};
use model::respondent::{Respondent, Way};
use model::values::Values;
use model::webhook::HookEvent;
use template::{Progress, Template};

use super::show;
use crate::change::Change;
use crate::retry::until_settled;
use crate::signing::form::hash_to_sign;
use crate::signing::submit::{settle, write_moved};
use crate::signing::taken::{MayName, Taken, evaluated, put_dates};
use crate::signing::{Answers, GivenSignature, check_answers};
use crate::workspaces::LocalTime;
use crate::{App, Call, Receipt, files, signing, templates, told};

/// What is submitted, and for whom.
#[derive(Debug, Default)]
pub struct Submission {
    /// The respondent's id.
    pub respondent: Option<String>,
    /// Or their address,
    pub email: Option<String>,
    /// or their role, or both, where that names one.
    pub role: Option<String>,
    /// The answers, by the ids of their fields or the names of their variables.
    pub given: Given,
    /// The signatures, by the ids of their fields.
    pub signatures: BTreeMap<String, GivenSignature>,
}

/// What came of it.
#[derive(Debug, Clone)]
pub struct SubmittedDocument {
    /// The document as it is now.
    pub document: Document,
    /// Who submitted; nobody where nobody was invited.
    pub respondent: Option<RespondentId>,
}

/// Submits a document for a respondent. One without respondents is completed by it.
///
/// # Errors
/// When something is missing or wrong, there is no such document or respondent, the state forbids it, or the database does
/// not answer. Nothing is changed then.
pub async fn submit<R: Receipt>(
    app: &App,
    call: &Call,
    id: DocumentId,
    submission: Submission,
    answer: impl Fn(&SubmittedDocument) -> R,
) -> Result<R> {
    let form = Answers { values: submission.given.values.clone(), signatures: submission.signatures.clone() };
    check_answers(app, &form)?;
    let email = submission.email.as_deref().map(EmailAddress::parse).transpose();
    let email = email.map_err(|error| Error::field("email", error.to_string()))?;
    let first = show(app, call, id).await?;
    let named = named_in(&first, &submission)?;
    first.must_be_open("be submitted", app.now())?;
    let Some(respondent) = find(&first, named, &submission, email.as_ref())?.cloned() else {
        return complete(app, call, id, &submission, answer).await;
    };
    must_be_free(app, &first, &respondent)?;
    let template = templates::parsed::stored(app, call.workspace, &first.body).await?;
    let mut problems = Problems::new();
    let role = &respondent.role;
    let answers = Answers { values: template.answers(role, &submission.given), ..form };
    let may_name = MayName::OfWorkspace;
    let taken = Taken::take(app, call.workspace, (template, role), &answers, may_name, &mut problems).await?;
    // All that is wrong is said at once, so a first look at what is missing comes before the first refusal.
    let now = LocalTime::of(app, call.workspace, app.now()).await?;
    taken.fill(&first, respondent.id, &now, problems)?;
    until_settled(|| async {
        let mut document = show(app, call, id).await?;
        // An address may have been corrected since.
        let named = named_in(&document, &submission)?;
        if find(&document, named, &submission, email.as_ref())?.map(|one| one.id) != Some(respondent.id) {
            return Err(
                Error::conflict("who submits was changed at the same moment; look at the document again").into()
            );
        }
        must_be_free(app, &document, document.respondent(respondent.id)?)?;
        let mut change = Change::new(app, call);
        let way = Way::Program;
        let moved = settle(&mut change, &mut document, respondent.id, &taken, way, Problems::new()).await?;
        store::documents::update(change.write(), call.workspace, &document);
        write_moved(&mut change, call, &document, &moved);
        let submitted = SubmittedDocument { document, respondent: Some(respondent.id) };
        Ok(change.commit(answer(&submitted)).await?)
    })
    .await
}

/// The respondent whose id a submission gives, where it gives one.
fn named_in<'a>(document: &'a Document, submission: &Submission) -> Result<Option<&'a Respondent>> {
    let id = submission.respondent.as_deref().map(|id| id.parse().map_err(|_| Error::NotFound("respondent")));
    id.transpose()?.map(|id| document.respondent(id)).transpose()
}

/// Whom a submission is for; nobody where nobody was invited.
fn find<'a>(
    document: &'a Document,
    named: Option<&'a Respondent>,
    submission: &Submission,
    email: Option<&EmailAddress>,
) -> Result<Option<&'a Respondent>> {
    let role = &submission.role;
    if let Some(one) = named {
        if email.is_some_and(|email| one.email != *email) {
            return Err(Error::field("email", "must be that of the respondent, or left out"));
        }
        if role.as_deref().is_some_and(|role| one.role.trim() != role.trim()) {
            return Err(Error::field("role", "must be that of the respondent, or left out"));
        }
        return Ok(Some(one));
    }
    if document.respondents.is_empty() && email.is_none() && role.is_none() {
        return Ok(None);
    }
    let is_meant = |one: &&Respondent| {
        email.is_none_or(|email| one.email == *email)
            && role.as_deref().is_none_or(|role| one.role.trim() == role.trim())
            && one.kind != RoleKind::Viewer
    };
    let place = if submission.email.is_some() { "email" } else { "role" };
    let mut meant = document.respondents.iter().filter(is_meant);
    match (meant.next(), meant.next()) {
        (Some(one), None) => Ok(Some(one)),
        (None, _) => Err(Error::field(place, "must be that of somebody who was invited to submit this document")),
        (Some(_), Some(_)) => {
            Err(Error::field("respondentId", "must be given: the rest names several respondents"))
        }
    }
}

fn must_be_free(app: &App, document: &Document, respondent: &Respondent) -> Result<()> {
    if respondent.kind == RoleKind::Viewer {
        return Err(Error::conflict("viewers have nothing to submit"));
    }
    let barrier = document.barrier(respondent.id, app.now())?;
    barrier.map_or(Ok(()), |barrier| Err(Error::conflict(barrier.reason())))
}

/// Completes a document that nobody was invited to.
async fn complete<R: Receipt>(
    app: &App,
    call: &Call,
    id: DocumentId,
    submission: &Submission,
    answer: impl Fn(&SubmittedDocument) -> R,
) -> Result<R> {
    until_settled(|| async {
        let mut document = show(app, call, id).await?;
        document.must_be_open("be submitted", app.now())?;
        let template = templates::parsed::stored(app, call.workspace, &document.body).await?;
        let mut change = Change::new(app, call);
        let now = change.now();
        let here = LocalTime::of(app, call.workspace, now).await?;
        let values = alone(app, call, &document, &template, submission, &here).await?;
        files::hold_named(&mut change, call.workspace, &template.files_named_in(&values));
        document.values = values.to_object();
        document.complete_alone(now)?;
        let hash = hash_to_sign(app, call.workspace, &document).await?;
        signing::completed(&mut change, &mut document, &hash, Some(Way::Program));
        change.tell(HookEvent::RecipientSubmitted, id, told::document_event(&document));
        store::documents::update(change.write(), call.workspace, &document);
        let submitted = SubmittedDocument { document, respondent: None };
        Ok(change.commit(answer(&submitted)).await?)
    })
    .await
}

/// The values of a document that nobody was invited to, with the answers in them. All that any role would have to fill in
/// has to be there; signatures are somebody's, and there is nobody.
async fn alone(
    app: &App,
    call: &Call,
    document: &Document,
    template: &Template,
    submission: &Submission,
    now: &LocalTime,
) -> Result<Values> {
    let mut problems = Problems::new();
    for field in submission.signatures.keys() {
        problems.add(format!("signatures.{field}"), "must be somebody's: send the document to who signs it");
    }
    let mut roles: Vec<&str> = template.form.roles.iter().map(|role| role.name.as_str()).collect();
    roles.push("");
    let mut values = Values::stored(document.values.text()).map_err(Error::internal)?;
    let given = template.converted(&submission.given);
    template.check_values("values", &given, &mut problems);
    template.check_unsigned("values", &given, &mut problems);
    files::check_named(app, call.workspace, template.files_named_in(&given), "values", &mut problems).await?;
    template.put_answers(&mut values, given);
    put_dates(template.form.fields.iter(), now, &mut values);
    template.leave_unticked(template.form.fields.iter(), &mut values);
    let nobody = Progress::default();
    let evaluated =
        template.drop_hidden(&roles, &nobody, &mut values, |values| evaluated(template, document, values, now));
    for role in roles.iter().take(if template.form.roles.is_empty() { 1 } else { roles.len() }) {
        template.check_complete(role, &evaluated, |_| false, &mut problems);
    }
    problems.done()?;
    for role in &roles {
        template.settle_defaults(role, &roles, &evaluated, &mut values);
    }
    Ok(values)
}
