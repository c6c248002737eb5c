//! Files whose time is over.

use model::Result;
use store::Write;
use store::blobs::names;

use crate::App;

/// Removes the files of exports whose time is over, of all workspaces, until it is told to stop. Two nodes that do this at
/// once do the same. While somebody copies files they stay: the rows that were read before may name them.
///
/// # Errors
/// When the database or the files do not answer.
pub async fn remove_expired(app: &App, is_stopped: impl Fn() -> bool + Send) -> Result<()> {
    loop {
        let due = store::exports::to_remove(app.database(), app.now()).await?;
        // Asked after the rows: whoever holds files from now on knows that the time of these is over.
        if due.is_empty() || is_stopped() || store::file_holds::any(app.database(), app.now()).await? {
            return Ok(());
        }
        let mut write = Write::new();
        for (workspace, id) in due {
            app.blobs().delete_folder(&names::export_folder(workspace, id)).await?;
            store::exports::removed(&mut write, workspace, id);
        }
        app.database().commit(write).await?;
    }
}
