//! Deleting documents that were kept for as long as their workspace wants.

use model::error::{Chain, Error, Result};
use model::id::{DocumentId, WorkspaceId};
use store::Write;
use store::retention::BATCH;

use super::delete::delete_with;
use crate::{App, Call};

/// Deletes the documents of all workspaces whose time is over, one by one, until it is told to stop. Gives how many there
/// were. One that can't be deleted is not in the way of the others. Several nodes may do so at once.
///
/// # Errors
/// When the database or the files do not answer.
pub async fn delete_kept_long_enough(app: &App, is_stopped: impl Fn() -> bool + Send) -> Result<usize> {
    let mut count = 0;
    loop {
        let due = store::retention::due(app.database(), app.now()).await?;
        let found = due.len();
        let mut deleted = 0;
        for (workspace, id) in due {
            if is_stopped() {
                return Ok(count);
            }
            match delete_one(app, workspace, id).await {
                Ok(was_there) => deleted += usize::from(was_there),
                // What does not answer now does not for the others either.
                Err(error @ Error::Unavailable(_)) => return Err(error),
                Err(error) => {
                    let error = Chain(&error);
                    tracing::warn!(document = %id, %error, "a document could not be deleted; it is tried again");
                }
            }
        }
        count += deleted;
        if found < BATCH || deleted == 0 {
            return Ok(count);
        }
    }
}

/// Deletes one document, with the mails about it. Tells whether it was still there and to be deleted.
async fn delete_one(app: &App, workspace: WorkspaceId, id: DocumentId) -> Result<bool> {
    if !store::retention::is_due(app.database(), workspace, id, app.now()).await? {
        return Ok(false);
    }
    let mails = |write: &mut Write| store::mails::delete_about(write, workspace, id);
    match delete_with(app, &Call::by_system(workspace), id, mails, |_| ()).await {
        Err(Error::NotFound(_)) => Ok(false),
        deleted => deleted.map(|()| true),
    }
}
