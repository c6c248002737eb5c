//! The job that adds to a seal what the time-stamp authority could not give when it was made, and another time stamp before the
//! last one can no longer be checked.

use bytes::Bytes;
use model::activity::Event;
use model::error::Error;
use model::id::{DocumentId, WorkspaceId};
use seal::Sealed;
use serde_json::json;
use store::blobs::names;
use store::seal_renewals;

use super::{Delay, own_certificates, renewal, sealed_pdf};
use crate::change::Change;
use crate::{App, Call};

/// Upgrades the seal of a document. The sealed bytes stay as they are; what is missing is added behind them: the time stamp, or
/// where that is there already what it takes to check it, or a newer one.
pub(crate) async fn upgrade_seal(app: &App, workspace: WorkspaceId, id: DocumentId) -> Result<(), Delay> {
    let Some(mut document) = store::documents::find(app.database(), workspace, id).await? else { return Ok(()) };
    let Some(facts) = document.seal.clone() else { return Ok(()) };
    // Without an authority there is nothing to wait for.
    if app.sealer().authority().is_none() {
        return Ok(());
    }
    let pdf = sealed_pdf(app, workspace, &facts).await?;
    let upgraded = added(app, pdf).await?;
    let due_at = upgraded.last_stamp.map(|stamp| renewal::due_at(stamp, app.now()));
    let rest = match upgraded.postponed.clone() {
        Some(reason) => Err(Delay::Waits(reason.into())),
        // It proves as much as this authority can give.
        None => Ok(()),
    };
    let call = Call::by_system(workspace);
    let mut change = Change::new(app, &call);
    if let Some(at) = due_at {
        seal_renewals::plan(change.write(), workspace, id, at);
    }
    if upgraded.sha256 == facts.sha256 {
        if due_at.is_some() {
            change.commit(()).await?;
        }
        return rest;
    }
    // A time stamp is kept also where what it takes to check it still is to come.
    app.sealer().was_answered(app.now());
    app.blobs().put(&names::sealed(workspace, &upgraded.sha256), Bytes::from(upgraded.pdf)).await?;
    document.touch(change.now());
    let mut facts = facts;
    facts.level = upgraded.level.to_string();
    facts.sha256 = upgraded.sha256;
    let message = format!("The seal of “{}” was time-stamped", document.summary.name);
    let metadata = json!({ "sha256": facts.sha256, "level": facts.level, "postponed": upgraded.postponed });
    document.seal = Some(facts);
    change.record_on(&mut document, Event::DocumentSealed, message, metadata);
    store::documents::update(change.write(), workspace, &document);
    change.commit(()).await?;
    rest
}

/// The PDF with what its seal lacks, on a thread that may wait for the authority.
async fn added(app: &App, pdf: Bytes) -> Result<Sealed, Delay> {
    let ours = own_certificates(app).await?;
    let (app, threads) = (app.clone(), tokio::runtime::Handle::current());
    let work = move || {
        let (sealer, random) = (app.sealer(), app.random());
        let upgraded = sealer.upgrade(&pdf, &ours, random, &threads)?;
        match upgraded.last_stamp {
            // One that was just given is as new as they come.
            Some(stamp) if upgraded.pdf == pdf && renewal::is_due(stamp, app.now()) => {
                sealer.prolong(&pdf, &ours, random, &threads)
            }
            _ => Ok(upgraded),
        }
    };
    let added = tokio::task::spawn_blocking(work).await.map_err(Error::internal)?;
    added.map_err(|error| Delay::Waits(error.to_string().into()))
}
