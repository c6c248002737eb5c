//! Removing a file for good.

use model::Result;
use model::file::UploadedFile;
use model::id::{DocumentId, FileId, WorkspaceId};
use store::Write;

use super::content::{printed_name, sent_name};
use crate::App;
use crate::jobs::Outcome;

/// What a job that removes files comes to while they have to stay; nothing where they may go.
pub(crate) async fn held(app: &App) -> Result<Option<Outcome>> {
    let is_held = store::file_holds::any(app.database(), app.now()).await?;
    let why = || "a backup or a transfer needs the files to stay until it is done".to_owned();
    Ok(is_held.then(|| Outcome::Retry(why().into())))
}

/// Removes a file that a document leaves behind, unless a template or another document names it. Tells whether it was there
/// and is gone.
pub(crate) async fn remove_unless_named(
    app: &App,
    workspace: WorkspaceId,
    document: DocumentId,
    id: FileId,
) -> Result<bool> {
    if store::file_uses::is_named_beside(app.database(), workspace, document, id).await? {
        return Ok(false);
    }
    remove(app, workspace, id).await
}

/// Removes a file and its bytes. Bytes that another file of the workspace shares stay. The row goes after them: where they
/// can't go now, whoever tries again still finds them. Tells whether it was there.
pub(crate) async fn remove(app: &App, workspace: WorkspaceId, id: FileId) -> Result<bool> {
    let Some(file) = store::files::find(app.database(), workspace, id).await? else { return Ok(false) };
    let are_shared = store::files::others_have_bytes(app.database(), workspace, &file).await?;
    if !are_shared {
        delete_bytes(app, workspace, &file).await?;
    }
    let mut write = Write::new();
    store::files::delete(&mut write, workspace, id);
    app.database().commit(write).await?;
    // The others may have been removed at the same moment, and have left the bytes to this one.
    if are_shared && !store::files::has_bytes(app.database(), workspace, &file.sha256).await? {
        delete_bytes(app, workspace, &file).await?;
    }
    Ok(true)
}

async fn delete_bytes(app: &App, workspace: WorkspaceId, file: &UploadedFile) -> Result<()> {
    app.blobs().delete(&printed_name(workspace, &file.sha256)).await?;
    app.blobs().delete(&sent_name(workspace, &file.sha256)).await?;
    Ok(())
}
