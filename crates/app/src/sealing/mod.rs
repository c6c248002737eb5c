//! Sealing: a completed document becomes a sealed PDF that never changes again.

use bytes::Bytes;
use model::error::{Error, Result};
use model::id::WorkspaceId;
use model::seal::SealFacts;

use crate::App;

/// The sealed PDF of a document.
pub(crate) async fn sealed_pdf(app: &App, workspace: WorkspaceId, seal: &SealFacts) -> Result<Bytes> {
    let name = blob_name(workspace, &seal.sha256);
    app.blobs().get(&name).await?.ok_or_else(|| Error::internal(format!("the sealed PDF {name} is gone")))
}

/// Where a sealed PDF is kept.
pub(crate) fn blob_name(workspace: WorkspaceId, sha256: &str) -> String {
    format!("sealed/{workspace}/{sha256}.pdf")
}
