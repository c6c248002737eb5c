//! Answers that are kept before they are submitted, so that somebody can go on later.

use model::Timestamp;
use model::error::{Error, Problems, Result};
use model::values::Values;
use serde_json::value::RawValue;
use store::drafts::Draft;
use store::file_uses::Page;

use super::answers::Answers;
use super::form::{self, Form};
use super::visit::{Visit, Visitor, visit};
use crate::change::Change;
use crate::retry::until_settled;
use crate::{App, files, templates};

/// Keeps what was filled in so far, be it right or not.
///
/// # Errors
/// When the link is not one of ours, the state forbids it, there is too much of it, or the database does not answer.
pub async fn save_draft(app: &App, visitor: &Visitor, answers: &Answers) -> Result<Timestamp> {
    until_settled(|| async {
        let visit = visit(app, visitor).await?;
        visit.must_be_free(app)?;
        check(app, answers)?;
        let content = serde_json::to_string(answers).map_err(Error::internal)?;
        let mut change = Change::new(app, &visit.call);
        let now = change.now();
        let generation = visit.respondent()?.link.generation;
        let draft = Draft { respondent: visit.id, generation, content: &content };
        store::drafts::put(change.write(), app.database().dialect(), visit.call.workspace, &draft, now);
        change.commit(()).await?;
        Ok(now)
    })
    .await
}

/// Works the document out with answers, without keeping anything.
///
/// # Errors
/// When the link is not one of ours, the document was not opened, the state forbids it, or the database does not answer.
pub async fn evaluate(app: &App, visitor: &Visitor, answers: &Answers) -> Result<Form> {
    let visit = visit(app, visitor).await?;
    visit.must_be_free(app)?;
    if visit.respondent()?.opened_at.is_none() {
        return Err(Error::conflict("open the document first"));
    }
    check(app, answers)?;
    form::of_document(app, &visit, answers).await
}

/// What was kept of somebody's answers. Files that are not theirs to give are left out: what is kept is shown.
pub(super) async fn kept(app: &App, visit: &Visit) -> Result<Answers> {
    let workspace = visit.call.workspace;
    let kept = store::drafts::find(app.database(), workspace, visit.id).await?;
    // One of an older form is as good as none.
    let mut kept: Answers = kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    let template = templates::parsed::stored(app, workspace, &visit.document.body).await?;
    let role = &visit.respondent()?.role;
    let named = template.files_answered(role, &template.accept(role, &kept.values, &mut Problems::new()));
    if !named.is_empty() {
        let values = Values::stored(visit.document.values.text()).map_err(Error::internal)?;
        let held = template.files_held(role, &values);
        let page = Page::Signing(visit.document.summary.id, visit.id);
        for one in named {
            if files::given_file(app, workspace, page, &one, &held).await?.is_none() {
                // Several fields may ask for one variable.
                let is_named = |raw: &RawValue| raw.get().contains(&one.id);
                let fields: Vec<_> =
                    kept.values.iter().filter(|(_, raw)| is_named(raw)).map(|(id, _)| id.to_owned()).collect();
                for id in fields {
                    kept.values.remove(&id);
                }
            }
        }
    }
    Ok(kept)
}

/// Checks what can be said of answers whatever the fields ask for.
pub(crate) fn check(app: &App, answers: &Answers) -> Result<()> {
    let mut problems = Problems::new();
    answers.values.check_form("values", app.limits(), &mut problems);
    if answers.signatures.len() > app.limits().values {
        problems.add("signatures", format!("must hold at most {} signatures", app.limits().values));
    }
    problems.done()
}
