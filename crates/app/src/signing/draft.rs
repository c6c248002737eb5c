//! Answers that are kept before they are submitted, so that somebody can go on later.

use std::collections::BTreeMap;

use model::Timestamp;
use model::error::{Error, Problems, Result};
use model::values::Values;
use store::drafts::Draft;
use store::file_uses::Page;

use super::answers::{Answers, GivenSignature};
use super::form::{self, Form};
use super::visit::{Visit, Visitor, visit};
use crate::change::Change;
use crate::retry::until_settled;
use crate::{App, files, templates};

/// What was filled in of late on one of somebody's devices.
#[derive(Debug, Clone, Default)]
pub struct Changed {
    /// What was filled in.
    pub values: Values,
    /// What was signed, and where a signature was taken back.
    pub signatures: BTreeMap<String, Option<GivenSignature>>,
}

/// Keeps what was filled in of late, be it right or not. The rest stays as it was kept before: somebody may go on where they
/// began on another device, and come back.
///
/// # Errors
/// When the link is not one of ours, the state forbids it, there is too much of it, or the database does not answer.
pub async fn save_draft(app: &App, visitor: &Visitor, changed: &Changed) -> Result<Timestamp> {
    until_settled(|| async {
        let visit = visit(app, visitor).await?;
        visit.must_be_free(app)?;
        check_counts(app, &changed.values, changed.signatures.len())?;
        visit.must_be_opened()?;
        let before = store::drafts::find(app.database(), visit.call.workspace, visit.id).await?;
        let own = merged(app, &visit, read(before.as_deref()), changed).await?;
        let content = serde_json::to_string(&own).map_err(Error::internal)?;
        let mut change = Change::new(app, &visit.call);
        let now = change.now();
        let generation = visit.respondent()?.link.generation;
        let draft = Draft { respondent: visit.id, generation, before: before.as_deref(), content: &content };
        store::drafts::put(change.write(), app.database().dialect(), visit.call.workspace, &draft, now);
        change.commit(()).await?;
        Ok(now)
    })
    .await
}

/// Answers with what was changed in them, without those that only say what the document says: what the sender corrects later
/// has to be seen. Of what the form does not ask for, or only shows, nothing is kept.
async fn merged(app: &App, visit: &Visit, mut answers: Answers, changed: &Changed) -> Result<Answers> {
    let template = templates::parsed::stored(app, visit.call.workspace, &visit.document.body).await?;
    let values = Values::stored(visit.document.values.text()).map_err(Error::internal)?;
    for (id, raw) in changed.values.iter() {
        let Some(field) = template.form.field(id).filter(|field| field.takes_answers()) else { continue };
        let says_the_same = match values.get(field.name()) {
            Some(was) => template.is_same(field.name(), was, raw),
            None => raw.get() == "null" && template.is_blank_by_itself(field),
        };
        if says_the_same {
            answers.values.remove(id);
        } else {
            answers.values.insert(id, raw.to_owned());
        }
    }
    for (id, signature) in changed.signatures.iter().filter(|(id, _)| template.form.field(id).is_some()) {
        match signature {
            Some(signature) => answers.signatures.insert(id.clone(), signature.clone()),
            None => answers.signatures.remove(id),
        };
    }
    Ok(answers)
}

/// What a draft holds. One of an older form is as good as none.
fn read(draft: Option<&str>) -> Answers {
    draft.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
}

/// Works the document out with answers, without keeping anything.
///
/// # Errors
/// When the link is not one of ours, the document was not opened, the state forbids it, or the database does not answer.
pub async fn evaluate(app: &App, visitor: &Visitor, answers: &Answers) -> Result<Form> {
    let visit = visit(app, visitor).await?;
    visit.must_be_free(app)?;
    visit.must_be_opened()?;
    check(app, answers)?;
    let mut answers = answers.clone();
    leave_out_foreign(app, &visit, &mut answers).await?;
    form::of_document(app, &visit, &answers).await
}

/// What was kept of somebody's answers. Files that are not theirs to give are left out: what is kept is shown.
pub(super) async fn kept(app: &App, visit: &Visit) -> Result<Answers> {
    let workspace = visit.call.workspace;
    let mut kept = read(store::drafts::find(app.database(), workspace, visit.id).await?.as_deref());
    leave_out_foreign(app, visit, &mut kept).await?;
    Ok(kept)
}

/// Takes files out of answers that are not this respondent's to give.
async fn leave_out_foreign(app: &App, visit: &Visit, answers: &mut Answers) -> Result<()> {
    let workspace = visit.call.workspace;
    let template = templates::parsed::stored(app, workspace, &visit.document.body).await?;
    let before = Values::stored(visit.document.values.text()).map_err(Error::internal)?;
    let page = Page::Signing(visit.document.summary.id, visit.id);
    let role = &visit.respondent()?.role;
    let (named, held) = (template.files_given(role, &answers.values), template.files_held(role, &before));
    files::leave_out_foreign(app, workspace, page, named, &held, &mut answers.values).await
}

/// Checks what can be said of answers whatever the fields ask for.
pub(crate) fn check(app: &App, answers: &Answers) -> Result<()> {
    check_counts(app, &answers.values, answers.signatures.len())
}

fn check_counts(app: &App, values: &Values, signatures: usize) -> Result<()> {
    let mut problems = Problems::new();
    values.check_form("values", app.limits(), &mut problems);
    if signatures > app.limits().values {
        problems.add("signatures", format!("must hold at most {} signatures", app.limits().values));
    }
    problems.done()
}
