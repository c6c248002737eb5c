//! The PDF of a document that was read before.

use bytes::Bytes;
use model::document::Document;
use model::error::{Error, Result};
use model::id::WorkspaceId;

use super::resolved::resolved;
use crate::{App, printing};

/// The sealed PDF, or before there is one the present state of the document.
pub(crate) async fn content(app: &App, workspace: WorkspaceId, document: &Document) -> Result<Bytes> {
    if let Some(seal) = &document.seal {
        let name = format!("sealed/{workspace}/{}.pdf", seal.sha256);
        let gone = || Error::internal(format!("the sealed PDF {name} is gone"));
        return app.blobs().get(&name).await?.ok_or_else(gone);
    }
    if let Some(kept) = app.printed().get(document.summary.id, document.version) {
        return Ok(kept);
    }
    let resolved = resolved(app, workspace, document).await?;
    let content = printing::pdf(app, workspace, resolved.print).await?;
    app.printed().keep(document.summary.id, document.version, content.clone());
    Ok(content)
}
