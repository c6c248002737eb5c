//! The files that a working copy named: those that came for it alone go with it.

use model::Timestamp;
use model::body::Body;
use model::error::Result;
use model::id::{DocumentId, FileId};
use model::template::WorkingCopy;
use store::outbox::ClaimedJob;

use crate::change::Change;
use crate::jobs::{Job, Outcome};
use crate::templates::bodies::named;
use crate::{App, files};

/// How long they stay after nothing names them: what was taken out may be put back, by Undo or on another device.
const KEPT_MILLIS: i64 = 24 * 60 * 60 * 1_000;
/// How long before a copy was begun its first file may have come: it is uploaded before the copy names it.
const BEFORE_MILLIS: i64 = 60 * 60 * 1_000;

/// Has it looked later whether the files that a copy named, and those of its next state do not, are still named by anything;
/// files that were there before the copy was begun are the workspace's, and stay.
pub(in crate::templates) fn let_go(change: &mut Change<'_>, copy: &WorkingCopy, next: Option<&Body>) {
    let kept = next.map(named).unwrap_or_default();
    let at = change.now().plus_millis(KEPT_MILLIS);
    for file in named(&copy.body).difference(&kept) {
        change.enqueue(&Job::RemoveUnused { file: *file, since: copy.created_at }, at);
    }
}

/// Removes a file that came for a working copy, unless something names it.
pub(crate) async fn remove_unused(
    app: &App,
    claimed: &ClaimedJob,
    id: FileId,
    since: Timestamp,
) -> Result<Outcome> {
    let workspace = claimed.workspace;
    let Some(file) = files::find(app, workspace, id).await? else { return Ok(Outcome::Done) };
    if file.created_at < since.plus_millis(-BEFORE_MILLIS) {
        return Ok(Outcome::Done);
    }
    if let Some(waits) = files::held(app).await? {
        return Ok(waits);
    }
    files::remove_unless_named(app, workspace, DocumentId::NOTHING, id).await?;
    Ok(Outcome::Done)
}
