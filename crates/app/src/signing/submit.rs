//! Submitting: answers checked and stored, the respondent's part done, and what follows from it.

use std::collections::BTreeMap;
use std::sync::Arc;

use model::Timestamp;
use model::activity::Event;
use model::document::Document;
use model::error::{Error, Problems, Result};
use model::form::RoleKind;
use model::id::RespondentId;
use model::respondent::Way;
use model::values::Values;
use model::webhook::HookEvent;
use serde_json::json;
use store::file_uses::Page;
use template::Template;
use template::expressions::Evaluated;
use template::form::{Field, FieldType};
use template::format::Formats;
use template::resolve::Facts;

use super::answers::{Answers, Signed, take_signatures};
use super::session::{Session, of_visit};
use super::visit::{Visit, Visitor, visit};
use super::{consent, draft, form, progress};
use crate::change::Change;
use crate::jobs::RespondentNews;
use crate::retry::until_settled;
use crate::workspaces::LocalTime;
use crate::{App, Call, files, templates, told};

/// Submits the answers of whoever comes through a link. `read` is when they opened what they have read; where it was opened
/// anew since, as in another window after a change, it was not this.
///
/// # Errors
/// When the link is not one of ours, something is missing or wrong, consent was not given, the state forbids it, or the
/// database does not answer. Nothing is changed then.
pub async fn submit(app: &App, visitor: &Visitor, answers: &Answers, read: Option<Timestamp>) -> Result<Session> {
    let first = visit(app, visitor).await?;
    must_be_ready(app, &first, read)?;
    let respondent = first.respondent()?;
    draft::check(app, answers)?;
    let template = templates::parsed::stored(app, first.call.workspace, &first.document.body).await?;
    let mut problems = Problems::new();
    let signed = take_signatures(
        app, first.call.workspace, &template, &respondent.role, &answers.signatures, &mut problems,
    )
    .await?;
    let accepted = template.accept(&respondent.role, &answers.values, &mut problems);
    let named = template.files_answered(&respondent.role, &accepted);
    let values = Values::stored(first.document.values.text()).map_err(Error::internal)?;
    let held = template.files_held(&respondent.role, &values);
    let page = Page::Signing(first.document.summary.id, first.id);
    files::check_attached(app, first.call.workspace, page, named, &held, &mut problems).await?;
    // All that is wrong is said at once, so a first look at what is missing comes before the first refusal.
    let now = LocalTime::of(app, first.call.workspace, app.now()).await?;
    fill(&template, &first.document, first.id, &accepted, &signed, &now, problems)?;
    until_settled(|| async {
        let mut visit = visit(app, visitor).await?;
        // The sender may have changed it since: then it was not this that they have read.
        must_be_ready(app, &visit, read)?;
        let caller = visit.call.clone();
        let mut change = Change::new(app, &caller);
        let Visit { call, document, id, .. } = &mut visit;
        let way = document.respondent(*id)?.link.way();
        let moved = settle(app, call, &mut change, document, *id, &template, &accepted, &signed, way).await?;
        store::documents::update(change.write(), call.workspace, document);
        write_moved(&mut change, call, document, &moved);
        change.commit(()).await?;
        Ok(of_visit(app, &visit).await?)
    })
    .await
}

/// Fails unless they may act now, have read the document as it is, and have agreed to do it electronically.
fn must_be_ready(app: &App, visit: &Visit, read: Option<Timestamp>) -> Result<()> {
    visit.must_be_free(app)?;
    let respondent = visit.respondent()?;
    if respondent.opened_at.is_none() || read.is_some_and(|read| respondent.opened_at != Some(read)) {
        return Err(Error::conflict("open the document before you submit it"));
    }
    let present = consent::text(app, respondent.kind, visit.language).version;
    if respondent.consent.as_ref().is_none_or(|given| given.version != present) {
        return Err(Error::conflict("agree to sign electronically before you submit"));
    }
    Ok(())
}

/// Puts answers into a document, moves it on, and adds everything that follows to the change but the document itself and
/// those who moved, whom it gives.
#[expect(clippy::too_many_arguments, reason = "it is where the page, the public page and the interface meet")]
pub(crate) async fn settle(
    app: &App,
    call: &Call,
    change: &mut Change<'_>,
    document: &mut Document,
    id: RespondentId,
    template: &Template,
    accepted: &Values,
    signed: &Signed,
    via: Way,
) -> Result<Vec<RespondentId>> {
    let now = change.now();
    let here = LocalTime::of(app, call.workspace, now).await?;
    let (values, evaluated) = fill(template, document, id, accepted, signed, &here, Problems::new())?;
    let before = Values::stored(document.values.text()).map_err(Error::internal)?;
    let answered = json!(template.answered(&document.respondent(id)?.role, &before, &values));
    let signed = signed.visible(template, &evaluated);
    document.values = values.to_object();
    document.respondent_mut(id)?.signatures = signed.to_object();
    let attached = template.files_named_in(accepted);
    files::hold_named(change, call.workspace, &attached);
    let attached = files::told_in_trail(app, call.workspace, &attached).await?;
    let moved = document.submit(id, now, app.signing().link_ends(now))?;
    let hash = form::hash_to_sign(app, call.workspace, document).await?;
    for taken in &signed.files {
        taken.add(change, call.workspace);
    }
    let respondent = document.respondent(id)?;
    let verb = if respondent.kind == RoleKind::Approver { "approved" } else { "submitted" };
    let message = format!("{} {verb} “{}”", respondent.email, document.summary.name);
    let mut metadata = json!({
        "respondentId": id, "email": respondent.email.as_str(), "role": respondent.role, "via": via,
        "consentVersion": respondent.consent.as_ref().map(|given| &given.version), "signedSha256": hash,
        "answered": answered,
    });
    if !attached.is_empty() {
        metadata["files"] = attached.into();
    }
    change.record_on(document, Event::RespondentSubmitted, message, metadata);
    change.tell(HookEvent::RecipientSubmitted, document.summary.id, told::respondent_event(document, id));
    for next in &moved.invited {
        super::invited(change, document, *next, RespondentNews::YourTurn);
    }
    if moved.completed {
        super::completed(change, document, &hash, None);
    }
    let mut moved = moved.invited;
    moved.push(id);
    Ok(moved)
}

/// Writes those who moved. What those had kept who have submitted is not needed any more.
pub(crate) fn write_moved(change: &mut Change<'_>, call: &Call, document: &Document, moved: &[RespondentId]) {
    let now = change.now();
    for one in document.respondents.iter().filter(|one| moved.contains(&one.id)) {
        store::respondents::put(change.write(), call.workspace, document.summary.id, one, now);
        if one.has_submitted() {
            store::drafts::delete(change.write(), call.workspace, one.id);
        }
    }
}

/// The document's values with the answers in them, and what they work out to: what is hidden is dropped, the date of signing
/// and defaults are filled in, and all that is missing or wrong is an error.
#[expect(clippy::too_many_arguments, reason = "what a submission is made of has no other name than its parts")]
pub(crate) fn fill(
    template: &Template,
    document: &Document,
    id: RespondentId,
    accepted: &Values,
    signed: &Signed,
    now: &LocalTime,
    mut problems: Problems,
) -> Result<(Values, Evaluated)> {
    let respondent = document.respondent(id)?;
    let role = respondent.role.as_str();
    let mut values = Values::stored(document.values.text()).map_err(Error::internal)?;
    let progress = progress::of(document);
    if let Some(field) = template.changes_what_was_submitted(role, &progress, &values, accepted) {
        let label = template.label_of(field);
        return Err(Error::conflict(format!(
            "somebody else has already submitted another answer to “{label}”, so it can no longer change; look at it again"
        )));
    }
    template.put_answers(&mut values, accepted.clone());
    let open = |field: &&Field| !template.is_settled(field, &progress, &values);
    let open: Vec<&Field> = template.fields_of(role).filter(open).collect();
    put_dates(open.iter().copied(), now, &mut values);
    template.leave_unticked(open, &mut values);
    let evaluated =
        template.drop_hidden(&[role], &progress, &mut values, |values| evaluated(template, document, values, now));
    template.check_complete(role, &evaluated, |field| signed.kept.contains_key(field), &mut problems);
    problems.done()?;
    let taken: Vec<_> = document.respondents.iter().map(|one| one.role.as_str()).collect();
    template.settle_defaults(role, &taken, &evaluated, &mut values);
    Ok((values, evaluated))
}

/// Fills in the day where fields ask for the date of signing.
pub(crate) fn put_dates<'a>(fields: impl Iterator<Item = &'a Field>, now: &LocalTime, values: &mut Values) {
    for field in fields.filter(|field| field.kind == FieldType::SignedDate) {
        if let Ok(today) = serde_json::value::to_raw_value(&now.date()) {
            values.insert(field.name(), today);
        }
    }
}

/// A document worked out with values that are not its own yet, to see what they lead to.
pub(crate) fn evaluated(template: &Template, document: &Document, values: &Values, now: &LocalTime) -> Evaluated {
    let facts = Facts {
        name: document.summary.name.as_str(),
        ident: &document.summary.id.to_string(),
        language: None,
        values,
        signatures: &BTreeMap::new(),
        at: document.reads_as_of(now.at),
        time_zone: now.zone.clone(),
        sample: false,
    };
    template.evaluated(&facts, Arc::new(Formats::new("en", facts.time_zone.clone())))
}
