//! Answers that are kept before they are submitted, so that somebody can go on later.

use model::Timestamp;
use model::error::{Problems, Result};

use super::answers::Answers;
use super::form::{self, Form};
use super::visit::{Visit, Visitor, visit};
use crate::App;
use crate::change::Change;

/// Keeps what was filled in so far, be it right or not.
///
/// # Errors
/// When the link is not one of ours, the state forbids it, there is too much of it, or the database does not answer.
pub async fn save_draft(app: &App, visitor: &Visitor, answers: &Answers) -> Result<Timestamp> {
    let visit = visit(app, visitor).await?;
    visit.must_be_free(app)?;
    check(app, answers)?;
    let content = serde_json::to_string(answers).map_err(model::Error::internal)?;
    let mut change = Change::new(app, &visit.call);
    let now = change.now();
    store::drafts::put(change.write(), visit.call.workspace, visit.id, &content, now);
    change.commit(()).await?;
    Ok(now)
}

/// Works the document out with answers, without keeping anything.
///
/// # Errors
/// When the link is not one of ours, the document was not opened, the state forbids it, or the database does not answer.
pub async fn evaluate(app: &App, visitor: &Visitor, answers: &Answers) -> Result<Form> {
    let visit = visit(app, visitor).await?;
    visit.must_be_free(app)?;
    if visit.respondent()?.opened_at.is_none() {
        return Err(model::Error::conflict("open the document first"));
    }
    check(app, answers)?;
    form::of_document(app, &visit, answers).await
}

/// What was kept of somebody's answers.
pub(super) async fn kept(app: &App, visit: &Visit) -> Result<Answers> {
    let kept = store::drafts::find(app.database(), visit.call.workspace, visit.id).await?;
    // One of an older form is as good as none.
    Ok(kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
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
