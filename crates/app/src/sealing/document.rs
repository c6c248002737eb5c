//! The job that seals a completed document.

use bytes::Bytes;
use model::activity::Event;
use model::document::{Document, Status};
use model::error::Error;
use model::id::{DocumentId, WorkspaceId};
use model::respondent::RespondentStatus;
use model::seal::SealFacts;
use model::webhook::HookEvent;
use seal::{LastStamp, Level, Sealed, Sealing};
use serde_json::json;
use store::StoreError;
use store::blobs::names;

use super::record::Record;
use super::{Delay, renewal};
use crate::change::Change;
use crate::jobs::{Job, Post, RespondentNews, SenderNews};
use crate::signing::submitted::submitted;
use crate::{App, Call, documents, printing, told, workspaces};

/// How long after a postponed time stamp the authority is asked again.
const UPGRADE_MILLIS: i64 = 60_000;

/// Seals a document that is completed and not sealed; anything else is left alone, so that doing it twice changes nothing.
pub(crate) async fn seal_document(app: &App, workspace: WorkspaceId, id: DocumentId) -> Result<(), Delay> {
    let Some(document) = store::documents::find(app.database(), workspace, id).await? else { return Ok(()) };
    if document.summary.status != Status::Completed || document.seal.is_some() {
        return Ok(());
    }
    let mut signed = document.clone();
    // It may have been renamed since: what is printed is what was signed.
    if let Some(name) = store::activity::completed_name(app.database(), workspace, id).await? {
        signed.summary.name = name;
    }
    let resolved = documents::resolved::resolved(app, workspace, &signed).await?;
    let printed_here = matches!(resolved.print.body, template::print::Body::Flow { .. });
    let pdf = printing::pdf(app, workspace, id, resolved.print).await?;
    let submitted = submitted(app, workspace, id).await?;
    let sender = workspaces::show(app, workspace).await?;
    let record = Record::of(&signed, sender.name.as_str(), &submitted);
    let record = serde_json::to_string(&record).map_err(Error::internal)?;
    let (sealed, certificate) = sealed(app, record, pdf, printed_here).await?;
    let bytes = Bytes::from(sealed.pdf);
    app.blobs().put(&names::sealed(workspace, &sealed.sha256), bytes).await?;
    if sealed.level > Level::B {
        app.sealer().was_answered(app.now());
    }
    let level = sealed.level.to_string();
    let facts = SealFacts { at: app.now(), level: level.clone(), sha256: sealed.sha256, certificate };
    write_down(app, workspace, document, facts, sealed.postponed, sealed.last_stamp).await?;
    app.sealer().count(&level);
    Ok(())
}

/// Puts the seal on, on a thread that may wait for the authority.
async fn sealed(app: &App, record: String, pdf: Bytes, printed_here: bool) -> Result<(Sealed, String), Delay> {
    let app = app.clone();
    let at = app.now();
    let key = super::key(&app).await.map_err(Delay::of)?;
    let der = key.certificate_der().to_vec();
    let sha256 = key.certificate().sha256;
    let mut write = store::Write::new();
    store::seal_certificates::insert(&mut write, &sha256, &der, at);
    app.database().commit(write).await?;
    let threads = tokio::runtime::Handle::current();
    let work = move || {
        let name = key.certificate().subject;
        let sealing = Sealing {
            key: &key,
            at,
            name: &name,
            reason: "Completed: everybody who had to has submitted",
            record: &record,
            printed_here,
            authority: None,
        };
        app.sealer().seal(&pdf, &sealing, app.random(), &threads)
    };
    let sealed = tokio::task::spawn_blocking(work).await.map_err(Error::internal)?;
    let sealed = sealed.map_err(|error| Delay::Waits(error.to_string().into()))?;
    Ok((sealed, sha256))
}

/// Makes the seal known. Whoever was faster did the same.
async fn write_down(
    app: &App,
    workspace: WorkspaceId,
    mut document: Document,
    facts: SealFacts,
    postponed: Option<String>,
    last_stamp: Option<LastStamp>,
) -> Result<(), Delay> {
    let call = Call::by_system(workspace);
    let mut change = Change::new(app, &call);
    let now = change.now();
    let id = document.summary.id;
    document.touch(now);
    let metadata = json!({
        "name": document.summary.name.as_str(), "sha256": facts.sha256, "level": facts.level,
        "certificateSha256": facts.certificate, "postponed": postponed,
    });
    document.seal = Some(facts);
    let message = format!("“{}” was sealed", document.summary.name);
    change.record_on(&mut document, Event::DocumentSealed, message, metadata);
    change.tell(HookEvent::DocumentCompleted, id, told::document_event(&document));
    for one in document.respondents.iter().filter(|one| one.notify && one.status != RespondentStatus::Waiting) {
        let post = Post::to_respondent(id, one.id, RespondentNews::Completed);
        change.enqueue(&Job::Mail(post), now);
    }
    change.enqueue(&Job::Mail(Post::Sender { document: id, news: SenderNews::Completed }), now);
    if postponed.is_some() {
        change.enqueue(&Job::UpgradeSeal { document: id }, now.plus_millis(UPGRADE_MILLIS));
    }
    store::documents::update(change.write(), workspace, &document);
    if let Some(stamp) = last_stamp {
        store::seal_renewals::plan(change.write(), workspace, id, renewal::due_at(stamp, now));
    }
    store::seal_news::works(change.write(), workspace);
    match change.commit(()).await {
        Ok(()) => Ok(()),
        // Somebody renamed it, or another node sealed it: what is there now decides.
        Err(error @ StoreError::Lost(_)) => Err(Delay::Failed(error.into())),
        Err(error) => Err(error.into()),
    }
}
