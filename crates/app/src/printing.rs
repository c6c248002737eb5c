//! From a tree to a PDF: the files that it names are fetched, a worker prints it, and the result is kept under the hash
//! of what it was made from, so the same state is printed once.

use std::collections::BTreeMap;

use bytes::Bytes;
use model::error::{Error, Result};
use model::id::{DocumentId, WorkspaceId};
use render::{Preview, PreviewOptions, RenderError, Request};
use store::blobs::names;
use template::print::Print;
use template::resolve::Resolved;

use crate::{App, files};

/// Prints a tree of a document, or takes what was printed of it before.
pub(crate) async fn pdf(app: &App, workspace: WorkspaceId, document: DocumentId, print: Print) -> Result<Bytes> {
    let blob = names::print(workspace, document, app.workers().fingerprint(&print));
    if let Some(kept) = app.lookups().prints.note(app.blobs().get(&blob).await?) {
        return Ok(kept);
    }
    let request = request(app, workspace, print).await?;
    let made = app.workers().print(workspace, request).await?.map_err(told)?;
    let pdf: Bytes = made.pdf.into();
    app.blobs().put(&blob, pdf.clone()).await?;
    Ok(pdf)
}

/// Forgets all that was printed of a document.
pub(crate) async fn forget(app: &App, workspace: WorkspaceId, document: DocumentId) -> Result<()> {
    Ok(app.blobs().delete_folder(&names::prints(workspace, document)).await?)
}

/// Pages as pictures, and what is to be said about them.
#[derive(Debug)]
pub struct Previewed {
    /// The pages, and where fields lie on them.
    pub preview: Preview,
    /// What could not be worked out, as sentence fragments that begin with the place.
    pub warnings: Vec<String>,
}

/// Draws pages of a tree.
pub(crate) async fn preview(
    app: &App,
    workspace: WorkspaceId,
    resolved: Resolved,
    options: PreviewOptions,
) -> Result<Previewed> {
    let request = request(app, workspace, resolved.print).await?;
    let preview = app.workers().preview(workspace, request, options).await?.map_err(told)?;
    Ok(Previewed { preview, warnings: resolved.warnings })
}

/// A tree with the files that it names. One that is gone is left out: the renderer shows that it is missing.
async fn request(app: &App, workspace: WorkspaceId, print: Print) -> Result<Request> {
    let mut found = BTreeMap::new();
    for id in print.files() {
        if let Some((_, content)) = files::printable(app, workspace, id).await? {
            found.insert(id.to_owned(), content);
        }
    }
    Ok(Request { print, files: found })
}

/// What a document that can't be printed means to who asked for it.
fn told(error: RenderError) -> Error {
    if error.is_the_documents() { Error::conflict(error.to_string()) } else { Error::internal(error) }
}
