//! Removing a file for good.

use model::Result;
use model::file::UploadedFile;
use model::id::{DocumentId, FileId, WorkspaceId};
use store::blobs::names;
use store::{StoreError, Write, lost};

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
    remove(app, workspace, id, Some(document)).await
}

/// Removes a file and its bytes, unless it turns out to be named beside a document, where one is given: nothing else names the
/// pictures of signatures. Tells whether it was there and is gone.
///
/// The row goes first: whoever names a file holds its row meanwhile, so whoever did so before is seen afterwards, and nobody
/// does so any more. Where the file has to stay, or its bytes can't go now, the row is put back, and whoever tries again finds
/// it. Bytes that another file of the workspace shares stay.
pub(crate) async fn remove(
    app: &App,
    workspace: WorkspaceId,
    id: FileId,
    beside: Option<DocumentId>,
) -> Result<bool> {
    let Some(file) = store::files::find(app.database(), workspace, id).await? else { return Ok(false) };
    let mut write = Write::new();
    store::files::delete(&mut write, workspace, id);
    match app.database().commit(write).await {
        Err(StoreError::Lost(lost::FILE)) => return Ok(false),
        other => other?,
    };
    let is_named = match beside {
        Some(document) => store::file_uses::is_named_beside(app.database(), workspace, document, id).await,
        None => Ok(false),
    };
    let removed = match is_named {
        Ok(false) => delete_bytes(app, workspace, &file).await.map(|()| true),
        Ok(true) => Ok(false),
        Err(error) => Err(error.into()),
    };
    if !matches!(removed, Ok(true)) {
        let mut write = Write::new();
        store::files::insert(&mut write, workspace, &file);
        app.database().commit(write).await?;
    }
    removed
}

async fn delete_bytes(app: &App, workspace: WorkspaceId, file: &UploadedFile) -> Result<()> {
    if store::files::has_bytes(app.database(), workspace, &file.sha256).await? {
        return Ok(());
    }
    app.blobs().delete(&names::printable(workspace, &file.sha256)).await?;
    app.blobs().delete(&names::uploaded(workspace, &file.sha256)).await?;
    Ok(())
}
