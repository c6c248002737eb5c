//! The sealed PDF of a document: whether it is there, untouched, and vouches for the very history that the entries tell. What
//! it says is signed with the sealing key, so whoever rules the database alone can't write the history anew.

use bytes::Bytes;
use model::error::{Error, Result};
use model::hex::hex;
use model::id::{DocumentId, WorkspaceId};
use model::seal::SealFacts;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use store::blobs::names;

use crate::sealing::own_certificates;
use crate::verification::{Anchor, Verdict};
use crate::{App, verification};

/// What a seal says of its document.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Record {
    document_id: String,
    trail: Anchor,
}

/// Looks at sealed PDFs of a workspace.
pub(super) struct Seals<'a> {
    app: &'a App,
    workspace: WorkspaceId,
    certificates: Vec<[u8; 32]>,
}

impl<'a> Seals<'a> {
    pub async fn of(app: &'a App, workspace: WorkspaceId) -> Result<Self> {
        Ok(Self { app, workspace, certificates: own_certificates(app).await? })
    }

    /// What is wrong with the seal of a document, as a fragment that follows its id.
    pub async fn problem(&self, document: DocumentId, seal: &SealFacts) -> Result<Option<&'static str>> {
        let Some(pdf) = self.app.blobs().get(&names::sealed(self.workspace, &seal.sha256)).await? else {
            return Ok(self
                .is_still_so(document, seal)
                .await?
                .then_some("was sealed, and its sealed PDF is gone"));
        };
        if hex(&Sha256::digest(&pdf)) != seal.sha256 {
            return Ok(Some("has another PDF in the place of the one that was sealed"));
        }
        let report = self.look(pdf).await?;
        if report.verdict != Verdict::Intact {
            return Ok(Some("has a PDF whose seal is broken, or not one of this instance"));
        }
        let Some(record) = report.record.and_then(|record| serde_json::from_value::<Record>(record).ok()) else {
            return Ok(Some("has a sealed PDF that does not say which document it is"));
        };
        if record.document_id != document.to_string() {
            return Ok(Some("has the sealed PDF of another document"));
        }
        Ok(if self.tells_the_same(document, &record.trail).await? {
            None
        } else {
            Some("has another history than its sealed PDF vouches for: its entries were written anew")
        })
    }

    /// Whether a document that was read a while ago is there and has the same seal: meanwhile it may have been deleted, or
    /// time-stamped.
    async fn is_still_so(&self, document: DocumentId, seal: &SealFacts) -> Result<bool> {
        let found = store::documents::find(self.app.database(), self.workspace, document).await?;
        Ok(found.is_some_and(|document| document.seal.as_ref() == Some(seal)))
    }

    async fn look(&self, pdf: Bytes) -> Result<verification::Report> {
        let ours = self.certificates.clone();
        tokio::task::spawn_blocking(move || verification::check(&pdf, &ours)).await.map_err(Error::internal)
    }

    async fn tells_the_same(&self, document: DocumentId, trail: &Anchor) -> Result<bool> {
        let (before, last) = (trail.length - 1, trail.length);
        let entries = store::audit::of_document(self.app.database(), self.workspace, document, before, last, 1);
        let entries = entries.await?;
        let hash = entries.first().and_then(|entry| entry.trail_hash.as_deref());
        Ok(trail.length == 0 || hash.is_some_and(|hash| hex(hash) == trail.head))
    }
}
