//! Submitting: answers checked and stored, the respondent's part done, and what follows from it.

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

use super::answers::Answers;
use super::session::{Session, of_visit};
use super::taken::{MayName, Taken};
use super::visit::{Visit, Visitor, visit};
use super::{consent, draft, form};
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
    let (workspace, document) = (first.call.workspace, &first.document);
    let template = templates::parsed::stored(app, workspace, &document.body).await?;
    let mut problems = Problems::new();
    let values = Values::stored(document.values.text()).map_err(Error::internal)?;
    let may_name = MayName::AttachedAt(Page::Signing(document.summary.id, first.id), &values);
    let taken =
        Taken::take(app, workspace, (template, &respondent.role), answers, may_name, &mut problems).await?;
    // All that is wrong is said at once, so a first look at what is missing comes before the first refusal.
    let now = LocalTime::of(app, workspace, app.now()).await?;
    taken.fill(document, first.id, &now, problems)?;
    until_settled(|| async {
        let mut visit = visit(app, visitor).await?;
        // The sender may have changed it since: then it was not this that they have read.
        must_be_ready(app, &visit, read)?;
        let caller = visit.call.clone();
        let mut change = Change::new(app, &caller);
        let Visit { call, document, id, .. } = &mut visit;
        let way = document.respondent(*id)?.link.way();
        let moved = settle(&mut change, document, *id, &taken, way, Problems::new()).await?;
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
///
/// # Errors
/// When something is missing or wrong, beside the problems that were found before, or the database does not answer.
pub(crate) async fn settle(
    change: &mut Change<'_>,
    document: &mut Document,
    id: RespondentId,
    taken: &Taken,
    via: Way,
    problems: Problems,
) -> Result<Vec<RespondentId>> {
    let (app, workspace, now) = (change.app(), change.call().workspace, change.now());
    let here = LocalTime::of(app, workspace, now).await?;
    let (values, evaluated) = taken.fill(document, id, &here, problems)?;
    let template = &taken.template;
    let before = Values::stored(document.values.text()).map_err(Error::internal)?;
    let answered = json!(template.answered(&document.respondent(id)?.role, &before, &values));
    let signed = taken.signed.visible(template, &evaluated);
    document.values = values.to_object();
    document.respondent_mut(id)?.signatures = signed.to_object();
    let attached = template.files_named_in(&taken.accepted);
    files::hold_named(change, workspace, &attached);
    let attached = files::told_in_trail(app, workspace, &attached).await?;
    let moved = document.submit(id, now, app.signing().link_ends(now))?;
    let hash = form::hash_to_sign(app, workspace, document).await?;
    for file in &signed.files {
        file.add(change, workspace);
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
