//! Removing a file for good.

use model::Result;
use model::id::{FileId, WorkspaceId};
use store::Write;

use super::content::{printed_name, sent_name};
use crate::App;

/// Removes a file and its bytes. Bytes that another file of the workspace shares stay.
pub(crate) async fn remove(app: &App, workspace: WorkspaceId, id: FileId) -> Result<()> {
    let Some(file) = store::files::find(app.database(), workspace, id).await? else { return Ok(()) };
    let mut write = Write::new();
    store::files::delete(&mut write, workspace, id);
    app.database().commit(write).await?;
    if !store::files::has_bytes(app.database(), workspace, &file.sha256).await? {
        app.blobs().delete(&printed_name(workspace, &file.sha256)).await?;
        app.blobs().delete(&sent_name(workspace, &file.sha256)).await?;
    }
    Ok(())
}
