//! Sealing: a completed document becomes a sealed PDF that never changes again.
//!
//! `sealer` holds what seals: the key, the certificate, the time-stamp authority. `document` is the job that seals a
//! completed document, `upgrade` the one that adds later what the authority could not give at once. `record` is what the
//! seal itself says of who signed.

mod document;
mod key_file;
mod record;
mod sealer;
mod upgrade;

use bytes::Bytes;
use model::error::{Error, Result};
use model::id::WorkspaceId;
use model::seal::SealFacts;

pub(crate) use document::seal_document;
pub use sealer::{KeySource, Sealer, SealerError};
pub(crate) use upgrade::upgrade_seal;

use crate::App;

/// Why a document is not sealed yet.
#[derive(Debug)]
pub(crate) enum Delay {
    /// What seals can't be used until the operator mends it.
    Waits(String),
    /// Something did not answer; trying again helps.
    Failed(Error),
}

impl<E: Into<Error>> From<E> for Delay {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

/// The sealed PDF of a document.
pub(crate) async fn sealed_pdf(app: &App, workspace: WorkspaceId, seal: &SealFacts) -> Result<Bytes> {
    let name = blob_name(workspace, &seal.sha256);
    app.blobs().get(&name).await?.ok_or_else(|| Error::internal(format!("the sealed PDF {name} is gone")))
}

/// Where a sealed PDF is kept.
pub(crate) fn blob_name(workspace: WorkspaceId, sha256: &str) -> String {
    format!("sealed/{workspace}/{sha256}.pdf")
}
