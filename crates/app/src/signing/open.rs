//! Opening a document: a deliberate click, once. Looking at the link's page is none.

use model::activity::Event;
use model::error::{Error, Result};
use model::form::RoleKind;
use model::webhook::HookEvent;
use serde_json::json;

use super::session::{Session, of_visit};
use super::visit::{Visit, Visitor, visit};
use super::{access, form, refused_code};
use crate::App;
use crate::change::Change;
use crate::retry::until_settled;
use crate::{templates, told};

/// Opens the document, with the access code where one is asked for.
///
/// # Errors
/// When the link is not one of ours, the code is wrong, the state forbids it, or the database does not answer.
pub async fn open(app: &App, visitor: &Visitor, code: Option<&str>) -> Result<Session> {
    until_settled(|| async {
        let mut visit = visit(app, visitor).await?;
        let mut proof = None;
        let respondent = visit.respondent()?;
        if let (Some(stored), Some(code)) = (respondent.link.access_code.clone(), code) {
            refused_code::must_not_be_spent(app, &stored).await?;
            if !access::matches(app, &stored, code) {
                refused_code::note(app, &mut visit, &stored).await?;
                let message = "this is not the access code; check it with the sender";
                return Err(Error::Forbidden(message.to_owned()).into());
            }
            proof = access::proof(app, respondent);
            visit.granted = true;
        }
        visit.must_be_free(app)?;
        let mut change = Change::new(app, &visit.call);
        let now = change.now();
        let first = visit.respondent()?.opened_at.is_none();
        let seen = if first { Some(form::hash_of(app, &visit).await?) } else { None };
        if visit.document.open(visit.id, now)? {
            let id = visit.id;
            let document = &mut visit.document;
            let email = document.respondent(id)?.email.clone();
            let message = format!("{email} opened “{}”", document.summary.name);
            let metadata = json!({ "respondentId": id, "email": email.as_str(), "seenSha256": seen });
            // Whoever opens it anew, since it was changed, has opened it before.
            let (workspace, opened) = (visit.call.workspace, Event::RespondentOpened);
            let earlier = store::activity::noted(app.database(), workspace, document.summary.id, opened).await?;
            change.record_on(document, Event::RespondentOpened, message, metadata.clone());
            if earlier.is_empty() {
                let message = format!("“{}” was opened for the first time", document.summary.name);
                change.record_on(document, Event::DocumentOpened, message, metadata);
            }
            let own = id.to_string();
            if !earlier.iter().any(|noted| noted.contains(&own)) {
                change.tell(HookEvent::DocumentOpened, document.summary.id, told::respondent_event(document, id));
            }
            if asks_for_nothing(app, &visit).await? && visit.document.complete_by_reading(now) {
                let hash = form::hash_to_sign(app, workspace, &visit.document).await?;
                super::completed(&mut change, &mut visit.document, &hash, None);
            }
            super::write(&mut change, &visit.call, &visit.document, id);
            change.commit(()).await?;
        }
        let mut session = of_visit(app, &visit).await?;
        session.access = proof;
        Ok(session)
    })
    .await
}

/// Whether the form has nobody who is to sign or approve. Where it has, somebody may still be invited to it.
async fn asks_for_nothing(app: &App, visit: &Visit) -> Result<bool> {
    let template = templates::parsed::stored(app, visit.call.workspace, &visit.document.body).await?;
    Ok(template.form.roles.iter().all(|role| role.kind == RoleKind::Viewer))
}
