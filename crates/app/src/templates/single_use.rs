//! Templates that are made for one document, such as somebody's own PDF that is to be signed: they stand in no list, and go
//! when nothing is made from them any more.

use model::Timestamp;
use model::error::{Error, Result};
use model::id::{TemplateId, WorkspaceId};
use model::template::TemplateSummary;
use store::single_use::{self, BATCH};

use super::delete::take_away;
use super::working_copy;
use crate::change::Change;
use crate::due::{self, Seen};
use crate::retry::until_settled;
use crate::{App, Call};

/// How long one is kept that nobody goes on with.
const KEPT_DAYS: i64 = 30;
/// How long one is kept whose last document is deleted: whoever saw a mistake in it makes another.
const KEPT_DAYS_WITHOUT: i64 = 1;

/// When it is to be looked whether one is needed still that is worked on now.
pub(super) const fn first_look(now: Timestamp) -> Timestamp {
    now.plus_days(KEPT_DAYS)
}

/// Has it looked later whether a template is needed still of which a document goes.
pub(crate) fn document_goes(change: &mut Change<'_>, template: TemplateId) {
    let (workspace, at) = (change.call().workspace, change.now().plus_days(KEPT_DAYS_WITHOUT));
    single_use::look_at(change.write(), workspace, template, at);
}

/// Whoever fills a public page makes another document, and nobody knows how many.
pub(super) fn check(template: &TemplateSummary) -> Result<()> {
    if template.is_single_use() && template.publicly_fillable {
        let why = "can't be true of a template for one document; keep it as a template first, by singleUse: false";
        return Err(Error::field("isPubliclyFillable", why));
    }
    Ok(())
}

/// Keeps a template for further documents, where that is wanted. What others count on is never made one for a single document.
pub(super) fn keep(template: &mut TemplateSummary, single_use: Option<bool>) -> Result<()> {
    match single_use {
        Some(true) if !template.is_single_use() => {
            Err(Error::field("singleUse", "can only be true from the beginning; leave it out or say false"))
        }
        Some(false) => {
            template.clear_after = None;
            Ok(())
        }
        Some(true) | None => Ok(()),
    }
}

/// Deletes those from which nothing is made, be it that their documents were deleted or that nobody went on with them, until
/// it is told to stop. Gives how many there were. Several nodes may do so at once.
///
/// # Errors
/// When the database does not answer.
pub async fn clear_unused(app: &App, is_stopped: impl Fn() -> bool + Send) -> Result<usize> {
    let find = || async { Ok(single_use::due(app.database(), app.now()).await?) };
    let clear = |workspace, id| clear_one(app, workspace, id);
    due::see_to_each(BATCH, find, clear, is_stopped, "a template for one document could not be deleted").await
}

/// Deletes one where it is not needed any more.
async fn clear_one(app: &App, workspace: WorkspaceId, id: TemplateId) -> Result<Seen> {
    let call = Call::by_system(workspace);
    let cleared = until_settled(|| async {
        let written = working_copy::show(app, &call, id).await?;
        let summary = &written.template.summary;
        let is_due = summary.clear_after.is_some_and(|at| at <= app.now());
        if !is_due {
            return Ok(Seen::Nothing);
        }
        let worked_on = written.copy.as_ref().map(|copy| first_look(copy.updated_at));
        let again = if single_use::is_used(app.database(), workspace, id).await? {
            Some(first_look(app.now()))
        } else {
            worked_on.filter(|until| *until > app.now())
        };
        let mut change = Change::new(app, &call);
        match again {
            Some(again) => single_use::look_again(change.write(), workspace, &written.template, again),
            None => take_away(&mut change, &written).await?,
        }
        change.commit(()).await?;
        Ok(if again.is_some() { Seen::Stays } else { Seen::Gone })
    });
    match cleared.await {
        Err(Error::NotFound(_)) => Ok(Seen::Nothing),
        cleared => cleared,
    }
}
