//! Files whose time is over.

use model::Result;
use store::Write;

use super::folder;
use crate::App;

/// Removes the files of exports whose time is over, of all workspaces. Two nodes that do this at once do the same.
pub(crate) async fn remove_expired(app: &App) -> Result<()> {
    loop {
        let due = store::exports::to_remove(app.database(), app.now()).await?;
        if due.is_empty() {
            return Ok(());
        }
        let mut write = Write::new();
        for (workspace, id) in due {
            app.blobs().delete_folder(&folder(workspace, id)).await?;
            store::exports::removed(&mut write, workspace, id);
        }
        app.database().commit(write).await?;
    }
}
