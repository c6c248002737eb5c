//! What the instance signed, against what is there.

use std::collections::BTreeMap;

use model::Result;
use model::id::WorkspaceId;
use store::audit::Checkpoint;

use super::PAGE;
use crate::App;
use crate::audit::{Report, checkpoints};

pub(super) async fn check(app: &App, workspace: WorkspaceId, report: &mut Report) -> Result<()> {
    let noted = store::audit::head(app.database(), workspace).await?.map_or(0, |head| head.checkpoints);
    let mut certificates = BTreeMap::new();
    let mut last = 0;
    loop {
        let page = store::audit::checkpoints(app.database(), workspace, last, PAGE).await?;
        if page.is_empty() {
            break;
        }
        for checkpoint in page {
            if checkpoint.number != last + 1 {
                report.add("checkpoint", format!("checkpoint {}", last + 1), "is gone");
            }
            last = checkpoint.number;
            report.checkpoints += 1;
            let sha256 = &checkpoint.certificate;
            if !certificates.contains_key(sha256) {
                let found = store::seal_certificates::find(app.database(), sha256).await?;
                certificates.insert(sha256.clone(), found);
            }
            let certificate = certificates.get(sha256).and_then(Option::as_deref);
            if let Err(message) = fits(app, workspace, &checkpoint, certificate) {
                report.add(
                    "checkpoint",
                    format!("checkpoint {} of {}", checkpoint.number, checkpoint.at),
                    message,
                );
            }
        }
    }
    // Those that were signed while this went on are more than were noted, never fewer.
    if last < noted {
        report.add("checkpoint", format!("checkpoint {noted}"), "is gone");
    }
    Ok(())
}

fn fits(
    app: &App,
    workspace: WorkspaceId,
    checkpoint: &Checkpoint,
    certificate: Option<&[u8]>,
) -> std::result::Result<(), String> {
    if checkpoint.link.as_ref() != Some(&checkpoint.hash) {
        return Err(format!(
            "was signed over another link {} than there is now: the chain was written anew",
            checkpoint.position
        ));
    }
    checkpoints::check(app, workspace, checkpoint, certificate).map_err(str::to_owned)
}
