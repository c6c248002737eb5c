//! Deleting documents that were kept for as long as their workspace wants.

use model::error::{Error, Result};
use model::id::{DocumentId, WorkspaceId};
use store::Write;
use store::retention::BATCH;

use super::delete::delete_with;
use crate::due::{self, Seen};
use crate::{App, Call};

/// Deletes the documents of all workspaces whose time is over, one by one, until it is told to stop. Gives how many there
/// were. One that can't be deleted is not in the way of the others. Several nodes may do so at once.
///
/// # Errors
/// When the database or the files do not answer.
pub async fn delete_kept_long_enough(app: &App, is_stopped: impl Fn() -> bool + Send) -> Result<usize> {
    let find = || async { Ok(store::retention::due(app.database(), app.now()).await?) };
    let delete = |workspace, id| delete_one(app, workspace, id);
    due::see_to_each(BATCH, find, delete, is_stopped, "a document could not be deleted").await
}

/// Deletes one document, with the mails about it, where it is still there and to be deleted.
async fn delete_one(app: &App, workspace: WorkspaceId, id: DocumentId) -> Result<Seen> {
    if !store::retention::is_due(app.database(), workspace, id, app.now()).await? {
        return Ok(Seen::Nothing);
    }
    let mails = |write: &mut Write| store::mails::delete_about(write, workspace, id);
    match delete_with(app, &Call::by_system(workspace), id, mails, |_| ()).await {
        Err(Error::NotFound(_)) => Ok(Seen::Nothing),
        deleted => deleted.map(|()| Seen::Gone),
    }
}
