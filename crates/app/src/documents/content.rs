//! The PDF of a document that was read before.

use bytes::Bytes;
use model::document::Document;
use model::error::Result;
use model::id::WorkspaceId;

use super::printed::Shown;
use super::resolved::{resolved, today};
use crate::{App, printing, sealing};

/// The sealed PDF, or before there is one the present state of the document.
pub(crate) async fn content(app: &App, workspace: WorkspaceId, document: &Document) -> Result<Bytes> {
    let (id, version) = (document.summary.id, document.version);
    let zone = match &document.seal {
        Some(_) => None,
        None => Some(store::workspaces::time_zone(app.database(), workspace).await?),
    };
    let today = zone.as_ref().and_then(|zone| today(app, document, &zone.zone()));
    let shown = Shown { document: id, version, zone, today };
    if let Some(kept) = app.lookups().pdfs.note(app.printed().get(&shown)) {
        return Ok(kept);
    }
    let content = match &document.seal {
        Some(seal) => sealing::sealed_pdf(app, workspace, seal).await?,
        None => printing::pdf(app, workspace, resolved(app, workspace, document).await?.print).await?,
    };
    app.printed().keep(shown, content.clone());
    Ok(content)
}

/// Where the print of a document's present state is kept, if it can be printed.
pub(crate) async fn rendered_blob(app: &App, workspace: WorkspaceId, document: &Document) -> Option<String> {
    let resolved = resolved(app, workspace, document).await.ok()?;
    Some(printing::blob_name(app, workspace, &resolved.print))
}
