//! Signing the ends of the chains: with the sealing key, so that anybody can check it, and marked with the instance's
//! secret, so that a certificate that somebody else put into the database proves nothing.

use model::audit::checkpoint_text;
use model::id::WorkspaceId;
use model::{Result, Timestamp};
use seal::SealingKey;
use store::Write;
use store::audit::{Checkpoint, Due};

use crate::{App, sealing};

/// A chain that grows is signed this often.
const EVERY_MILLIS: i64 = 3_600_000;
/// Chains that are signed at a time.
const BATCH: i64 = 100;
const PURPOSE: &str = "audit checkpoint";

/// Signs the chains that have grown and were last signed an hour ago.
pub(crate) async fn sign_due(app: &App) -> Result<()> {
    sign(app, app.now().plus_millis(-EVERY_MILLIS)).await
}

/// Signs every chain that has grown: the last thing that a service does before it stops.
pub(crate) async fn sign_all(app: &App) -> Result<()> {
    store::audit::catch_up(app.database()).await?;
    sign(app, Timestamp::from_millis(i64::MAX)).await
}

async fn sign(app: &App, before: Timestamp) -> Result<()> {
    loop {
        let due = store::audit::due(app.database(), before, BATCH).await?;
        if due.is_empty() {
            return Ok(());
        }
        let key = match sealing::key(app).await {
            Ok(key) => key,
            // Documents wait for the same key, and whoever looks after them is told.
            Err(error) => {
                tracing::warn!(%error, "the audit trail can't be signed");
                return Ok(());
            }
        };
        for one in &due {
            let Some(checkpoint) = signed(app, &key, one) else { return Ok(()) };
            let mut write = Write::new();
            store::audit::keep_checkpoint(&mut write, one.workspace, &checkpoint);
            let (sha256, der) = (&checkpoint.certificate, key.certificate_der());
            store::seal_certificates::insert(&mut write, sha256, der, checkpoint.at);
            match app.database().commit(write).await {
                Ok(_) => {}
                // Another node signed this one.
                Err(error) if error.is_lost() => {}
                Err(error) => return Err(error.into()),
            }
        }
        if i64::try_from(due.len()).is_ok_and(|count| count < BATCH) {
            return Ok(());
        }
    }
}

fn signed(app: &App, key: &SealingKey, due: &Due) -> Option<Checkpoint> {
    let mut checkpoint = Checkpoint {
        number: due.number + 1,
        position: due.chain.length,
        hash: due.chain.head.to_vec(),
        at: app.now(),
        signature: Vec::new(),
        certificate: key.certificate().sha256,
        mark: Vec::new(),
        link: None,
    };
    let text = text(due.workspace, &checkpoint);
    checkpoint.signature = match key.sign(text.as_bytes()) {
        Ok(signature) => signature,
        Err(error) => {
            tracing::warn!(%error, "the audit trail can't be signed");
            return None;
        }
    };
    checkpoint.mark = app.vault().mark(PURPOSE, &marked(&text, &checkpoint)).to_vec();
    Some(checkpoint)
}

fn text(workspace: WorkspaceId, checkpoint: &Checkpoint) -> String {
    checkpoint_text(
        &workspace.to_string(),
        checkpoint.number,
        checkpoint.position,
        &checkpoint.hash,
        checkpoint.at,
    )
}

fn marked(text: &str, checkpoint: &Checkpoint) -> Vec<u8> {
    [text.as_bytes(), checkpoint.certificate.as_bytes(), &checkpoint.signature].concat()
}

/// Checks that a checkpoint is one of this instance's, and signed with the certificate that it names.
///
/// # Errors
/// What is wrong, as a fragment that follows the checkpoint.
pub(super) fn check(
    app: &App,
    workspace: WorkspaceId,
    checkpoint: &Checkpoint,
    certificate: Option<&[u8]>,
) -> std::result::Result<(), &'static str> {
    let text = text(workspace, checkpoint);
    if !app.vault().is_ours(PURPOSE, &marked(&text, checkpoint), &checkpoint.mark) {
        return Err("was not made by this instance, or altered since");
    }
    let certificate = certificate.ok_or("names a certificate that is gone")?;
    if seal::verify_signature(certificate, text.as_bytes(), &checkpoint.signature) {
        Ok(())
    } else {
        Err("has a signature that its certificate did not make")
    }
}
