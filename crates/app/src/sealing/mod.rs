//! Sealing: a completed document becomes a sealed PDF that never changes again.
//!
//! `sealer` holds what seals: the key, the certificate, the time-stamp authority; `shared_key` is how several nodes have one. `document` seals a completed document,
//! `upgrade` adds later what the authority could not give at once, and another time stamp when `renewal` says that one is due; `job`
//! is how the outbox asks for both. `record` is what the
//! seal itself says of who signed.

mod answer;
mod document;
mod job;
mod key_file;
mod record;
mod renewal;
mod sealer;
mod shared_key;
mod silence;
mod status;
mod upgrade;

use bytes::Bytes;
use model::error::{Error, Result};
use model::hex::{hex, unhex};
use model::id::WorkspaceId;
use model::seal::SealFacts;
use sha2::{Digest, Sha256};
use store::blobs::names;

pub(crate) use job::{seal, upgrade};
pub use record::Record;
pub(crate) use renewal::queue_due as queue_due_renewals;
pub use seal::SealingKey;
pub use sealer::{KeySource, Sealer, SealerError};
pub(crate) use shared_key::key;
pub use shared_key::stored_key;
pub use status::{AuthorityStatus, KeyStatus, SealingStatus, Waiting, status};

use crate::App;
use crate::jobs::Why;

/// Why a document is not sealed yet.
#[derive(Debug)]
pub(crate) enum Delay {
    /// What seals can't be used until the operator mends it.
    Waits(Why),
    /// Something did not answer; trying again helps.
    Failed(Error),
}

impl Delay {
    /// What a key that can't be used comes to.
    fn of(error: SealerError) -> Self {
        match error {
            SealerError::Unavailable(error) => Self::Failed(error.into()),
            error => Self::Waits(Why { words: error.words(), gist: error.to_string() }),
        }
    }
}

impl<E: Into<Error>> From<E> for Delay {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

/// The certificates that this instance has sealed with, by their SHA-256.
pub(crate) async fn own_certificates(app: &App) -> Result<Vec<[u8; 32]>> {
    let known = store::seal_certificates::all(app.database()).await?;
    Ok(known.iter().filter_map(|sha256| unhex(sha256)?.try_into().ok()).collect())
}

/// The sealed PDF of a document.
pub(crate) async fn sealed_pdf(app: &App, workspace: WorkspaceId, seal: &SealFacts) -> Result<Bytes> {
    let name = names::sealed(workspace, &seal.sha256);
    let found = app.blobs().get(&name).await?;
    let found = found.ok_or_else(|| Error::internal(format!("the sealed PDF {name} is gone")))?;
    // Somebody may have put another file in its place.
    if hex(&Sha256::digest(&found)) != seal.sha256 {
        return Err(Error::internal(format!(
            "the sealed PDF {name} is not what was sealed; restore it from a backup"
        )));
    }
    Ok(found)
}
