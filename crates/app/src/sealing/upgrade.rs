//! The job that adds to a seal what the time-stamp authority could not give when it was made.

use bytes::Bytes;
use model::activity::Event;
use model::error::Error;
use model::id::{DocumentId, WorkspaceId};
use seal::Level;
use serde_json::json;
use store::blobs::names;

use super::{Delay, own_certificates, sealed_pdf};
use crate::change::Change;
use crate::{App, Call};

/// Upgrades the seal of a document. The sealed bytes stay as they are; what is missing is added behind them: the time stamp, or
/// where that is there already what it takes to check it.
pub(crate) async fn upgrade_seal(app: &App, workspace: WorkspaceId, id: DocumentId) -> Result<(), Delay> {
    let Some(mut document) = store::documents::find(app.database(), workspace, id).await? else { return Ok(()) };
    let Some(facts) = document.seal.clone() else { return Ok(()) };
    // Without an authority there is nothing to wait for.
    if facts.level == Level::Lta.to_string() || app.sealer().authority().is_none() {
        return Ok(());
    }
    let pdf = sealed_pdf(app, workspace, &facts).await?;
    let (worker, threads) = (app.clone(), tokio::runtime::Handle::current());
    let ours = own_certificates(app).await?;
    let work = move || worker.sealer().upgrade(&pdf, &ours, worker.random(), &threads);
    let upgraded = tokio::task::spawn_blocking(work).await.map_err(Error::internal)?;
    let upgraded = upgraded.map_err(|error| Delay::Waits(error.to_string().into()))?;
    let rest = match upgraded.postponed.clone() {
        Some(reason) => Err(Delay::Waits(reason.into())),
        // It proves as much as this authority can give.
        None => Ok(()),
    };
    if upgraded.sha256 == facts.sha256 {
        return rest;
    }
    // A time stamp is kept also where what it takes to check it still is to come.
    app.sealer().was_answered(app.now());
    app.blobs().put(&names::sealed(workspace, &upgraded.sha256), Bytes::from(upgraded.pdf)).await?;

    let call = Call::by_system(workspace);
    let mut change = Change::new(app, &call);
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
