//! The bytes of uploaded files: as they were sent, and as they are printed.

use bytes::Bytes;
use model::error::{Error, Result};
use model::file::UploadedFile;
use model::id::{FileId, FileKind, WorkspaceId};
use render::files::Kind;
use store::blobs::names;
use template::print::Print;

use crate::{App, Call};

/// A file with its bytes.
#[derive(Debug)]
pub struct Download {
    /// What is known of it.
    pub file: UploadedFile,
    /// Its bytes, as they were sent.
    pub content: Bytes,
}

/// Gives a file back as it was sent.
///
/// # Errors
/// When there is no such file, or the database or the files do not answer.
pub async fn download(app: &App, call: &Call, id: FileId) -> Result<Download> {
    let file = find(app, call.workspace, id).await?.ok_or_else(Error::no::<FileKind>)?;
    let content = blob(app, &names::uploaded(call.workspace, &file.sha256)).await?;
    Ok(Download { file, content })
}

/// The file of that id in the workspace.
pub(crate) async fn find(app: &App, workspace: WorkspaceId, id: FileId) -> Result<Option<UploadedFile>> {
    Ok(store::files::find(app.database(), workspace, id).await?)
}

/// A file and its bytes in the form in which they are printed, by the id that a template or a value names it by; nothing
/// where the workspace has no such file.
pub(crate) async fn printable(
    app: &App,
    workspace: WorkspaceId,
    id: &str,
) -> Result<Option<(UploadedFile, Bytes)>> {
    let Ok(id) = id.parse() else { return Ok(None) };
    let Some(file) = find(app, workspace, id).await? else { return Ok(None) };
    let content = printable_of(app, workspace, &file).await?;
    Ok(Some((file, content)))
}

/// A picture that stands in a document, with its media type; nothing else can be had this way.
pub(crate) async fn picture_in(
    app: &App,
    workspace: WorkspaceId,
    print: &Print,
    id: FileId,
) -> Result<(&'static str, Bytes)> {
    let id = id.to_string();
    if !print.files().contains(&id.as_str()) {
        return Err(Error::no::<FileKind>());
    }
    let (file, content) = printable(app, workspace, &id).await?.ok_or_else(Error::no::<FileKind>)?;
    // The copy that is made for printing may have another format than what was sent.
    let kind = match Kind::of(&content) {
        Some(Kind::Jpeg) => model::file::FileKind::Jpeg,
        Some(Kind::Png) => model::file::FileKind::Png,
        _ => file.kind,
    };
    Ok((kind.media_type(), content))
}

/// The bytes of a file in the form in which they are printed.
async fn printable_of(app: &App, workspace: WorkspaceId, file: &UploadedFile) -> Result<Bytes> {
    let name = if file.facts.printed_from_copy {
        names::printable(workspace, &file.sha256)
    } else {
        names::uploaded(workspace, &file.sha256)
    };
    blob(app, &name).await
}

async fn blob(app: &App, name: &str) -> Result<Bytes> {
    app.blobs().get(name).await?.ok_or_else(|| Error::internal(format!("the bytes of {name} are gone")))
}
