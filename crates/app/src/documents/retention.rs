//! Deleting documents that were kept for as long as their workspace wants.

use model::error::{Error, Result};
use model::id::{DocumentId, WorkspaceId};
use store::Write;
use store::retention::BATCH;

use super::delete;
use crate::{App, Call};

/// Deletes the documents of all workspaces whose time is over, one by one, until it is told to stop. Gives how many there
/// were. Several nodes may do so at once.
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
            deleted += usize::from(delete_one(app, workspace, id).await?);
        }
        count += deleted;
        if found < BATCH || deleted == 0 {
            return Ok(count);
        }
    }
}

/// Deletes one document. Tells whether it was still there.
async fn delete_one(app: &App, workspace: WorkspaceId, id: DocumentId) -> Result<bool> {
    match delete(app, &Call::by_system(workspace), id, |_| ()).await {
        Err(Error::NotFound(_)) => return Ok(false),
        deleted => deleted?,
    }
    let mut write = Write::new();
    store::retention::delete_mails(&mut write, workspace, id);
    app.database().commit(write).await?;
    Ok(true)
}
