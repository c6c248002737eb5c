//! Files that somebody attached at a public page and never submitted: nothing else would take them away again.

use model::error::Result;
use model::file::UploadedFile;
use model::id::FileId;
use store::outbox::ClaimedJob;

use crate::change::Change;
use crate::jobs::{Job, Outcome};
use crate::{App, files};

/// From when a file can't be submitted any more until it is removed: whoever submits in the last moment has committed by
/// then.
const SETTLED_MILLIS: i64 = 60 * 60 * 1_000;

/// Has it looked later whether a file was submitted.
pub(super) fn look_later(change: &mut Change<'_>, file: &UploadedFile) {
    let at = files::submitted_until(file).plus_millis(SETTLED_MILLIS);
    change.enqueue(&Job::RemoveUnsubmitted { file: file.id }, at);
}

/// Removes a file that was attached at a public page, unless a document that was made since names it, or a template.
pub(crate) async fn remove_unsubmitted(app: &App, claimed: &ClaimedJob, id: FileId) -> Result<Outcome> {
    if let Some(waits) = files::held(app).await? {
        return Ok(waits);
    }
    let workspace = claimed.workspace;
    let Some(file) = files::find(app, workspace, id).await? else { return Ok(Outcome::Done) };
    if !store::file_uses::is_named_since(app.database(), workspace, &file).await? {
        files::remove(app, workspace, id).await?;
    }
    Ok(Outcome::Done)
}
