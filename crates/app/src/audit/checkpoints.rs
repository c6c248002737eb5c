//! Signing the ends of the chains.

use model::audit::{checkpoint_text, hex};
use model::{Result, Timestamp};
use sha2::{Digest, Sha256};
use store::Write;
use store::audit::{Checkpoint, Due};

use super::Notary;
use crate::App;

/// A chain that grows is signed this often.
const EVERY_MILLIS: i64 = 3_600_000;
/// Chains that are signed at a time.
const BATCH: i64 = 100;

/// Signs the chains that have grown and were last signed an hour ago.
pub(crate) async fn sign_due(app: &App) -> Result<()> {
    sign(app, app.now().plus_millis(-EVERY_MILLIS)).await
}

/// Signs every chain that has grown: the last thing that a service does before it stops.
pub(crate) async fn sign_all(app: &App) -> Result<()> {
    if app.notary().is_some() {
        store::audit::catch_up(app.database()).await?;
    }
    sign(app, Timestamp::from_millis(i64::MAX)).await
}

async fn sign(app: &App, before: Timestamp) -> Result<()> {
    let Some(notary) = app.notary() else { return Ok(()) };
    loop {
        let due = store::audit::due(app.database(), before, BATCH).await?;
        let all = i64::try_from(due.len()).unwrap_or(BATCH) < BATCH;
        for one in due {
            let Some((checkpoint, certificate)) = signed(notary, &one, app.now()) else { return Ok(()) };
            let mut write = Write::new();
            store::audit::keep_checkpoint(&mut write, one.workspace, &checkpoint, &certificate);
            match app.database().commit(write).await {
                Ok(_) => {}
                // Another node signed this one.
                Err(error) if error.is_lost() => {}
                Err(error) => return Err(error.into()),
            }
        }
        if all {
            return Ok(());
        }
    }
}

fn signed(notary: &dyn Notary, due: &Due, at: Timestamp) -> Option<(Checkpoint, Vec<u8>)> {
    let number = due.number + 1;
    let text = checkpoint_text(&due.workspace.to_string(), number, due.chain.length, &due.chain.head, at);
    let signed = notary.sign(text.as_bytes())?;
    let checkpoint = Checkpoint {
        number,
        position: due.chain.length,
        hash: due.chain.head.to_vec(),
        at,
        signature: signed.signature,
        certificate: hex(&Sha256::digest(&signed.certificate)),
        link: None,
    };
    Some((checkpoint, signed.certificate))
}
