//! Files that somebody attached at a public page or a signing page and never submitted: nothing else would take them away
//! again, or only the deletion of the document.

use model::error::Result;
use model::file::UploadedFile;
use model::id::{DocumentId, FileId};
use store::file_uses;
use store::outbox::ClaimedJob;

use crate::change::Change;
use crate::jobs::{Job, Outcome};
use crate::{App, files};

/// From when a file can't be submitted any more until it is removed: whoever submits in the last moment has committed by
/// then.
const SETTLED_MILLIS: i64 = 60 * 60 * 1_000;

/// Has it looked later whether a file was submitted, with a document where it is one that somebody was invited to.
pub(crate) fn look_later(change: &mut Change<'_>, file: &UploadedFile, document: Option<DocumentId>) {
    let at = files::submitted_until(file).plus_millis(SETTLED_MILLIS);
    change.enqueue(&Job::RemoveUnsubmitted { file: file.id, document }, at);
}

/// Removes a file that was attached at a page, unless something names it: answers, or what somebody has filled in so far.
pub(crate) async fn remove_unsubmitted(
    app: &App,
    claimed: &ClaimedJob,
    id: FileId,
    document: Option<DocumentId>,
) -> Result<Outcome> {
    let (database, workspace) = (app.database(), claimed.workspace);
    let Some(file) = files::find(app, workspace, id).await? else { return Ok(Outcome::Done) };
    // Most were submitted, which the documents of these days tell. All else is looked through only for those that go.
    let is_submitted = match document {
        Some(document) => file_uses::is_named_in(database, workspace, document, id).await?,
        None => file_uses::is_submitted(database, workspace, &file).await?,
    };
    if is_submitted || file_uses::is_named_beside(database, workspace, DocumentId::NOTHING, id).await? {
        return Ok(Outcome::Done);
    }
    // After the rows: whoever holds files from now on reads rows that do not name it either.
    if let Some(waits) = files::held(app).await? {
        return Ok(waits);
    }
    files::remove(app, workspace, id, Some(DocumentId::NOTHING)).await?;
    Ok(Outcome::Done)
}
