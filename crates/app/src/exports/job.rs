//! The job that makes the file of an export.

use model::activity::Event;
use model::document::Document;
use model::error::{Error, Result};
use model::export::{Export, ExportFile};
use model::id::{ExportId, WorkspaceId};
use model::webhook::HookEvent;
use serde_json::json;
use store::outbox::ClaimedJob;
use store::{StoreError, Write, lost};

use super::blob_name;
use super::content::{Content, content};
use crate::change::{About, Change};
use crate::jobs::{Outcome, Why};
use crate::{App, Call, told};

/// How often it is tried, which takes some hours. Whoever still wants it then asks for a new one.
const MOST_ATTEMPTS: i64 = 20;
/// How often a document that changes while it is exported is read anew before the others get their turn.
const TRIES: u32 = 5;
/// How much is done, in hundredths, when it is begun and when the content is there.
const BEGUN: i64 = 10;
const MADE: i64 = 80;
const GONE: &str = "the document was deleted";

/// Why there is no file.
enum Failure {
    /// It is worth another try.
    Passing(Error),
    /// It is not, for that reason.
    Final(String),
}

impl<E: Into<Error>> From<E> for Failure {
    fn from(error: E) -> Self {
        match error.into() {
            // The database or the files did not answer, or something is broken that people may mend.
            error @ (Error::Unavailable(_) | Error::Internal(_)) => Self::Passing(error),
            // The rest lies in the document: it holds what can't be printed.
            error => Self::Final(error.to_string()),
        }
    }
}

/// Makes the file of an export. What was settled before is left alone, so that doing it twice changes nothing.
pub(crate) async fn make(app: &App, claimed: &ClaimedJob, id: ExportId) -> Result<Outcome> {
    let workspace = claimed.workspace;
    let Some(export) = store::exports::find(app.database(), workspace, id).await? else {
        return Ok(Outcome::Done);
    };
    if !export.status.is_open() {
        return Ok(Outcome::Done);
    }
    // An attempt that brought the whole process down could not say so itself.
    let made = if claimed.attempts > MOST_ATTEMPTS {
        let last = export.error.as_deref().unwrap_or("no attempt came to an end");
        Err(Failure::Final(format!("{last} (given up after {MOST_ATTEMPTS} attempts)")))
    } else {
        make_file(app, claimed, &export).await
    };
    match made {
        Ok(()) => Ok(Outcome::Done),
        Err(Failure::Final(why)) => fail(app, claimed, &export, &why).await,
        Err(Failure::Passing(error)) => {
            let mut write = Write::new();
            // What is to be read by everybody leaves out what only the log gets.
            store::exports::put_off(&mut write, workspace, id, &error.to_string());
            app.database().commit(write).await?;
            Ok(Outcome::Retry(Why::from(&error)))
        }
    }
}

async fn make_file(app: &App, claimed: &ClaimedJob, export: &Export) -> Result<(), Failure> {
    let workspace = claimed.workspace;
    for _ in 0..TRIES {
        advance(app, workspace, export.id, BEGUN).await?;
        let document = store::documents::find(app.database(), workspace, export.document).await?;
        let document = document.ok_or_else(|| Failure::Final(GONE.to_owned()))?;
        let content = content(app, workspace, &document, export.format).await?;
        let file = content.file(app).await?;
        advance(app, workspace, export.id, MADE).await?;
        if complete(app, claimed, export, &document, file, content).await? {
            return Ok(());
        }
    }
    Err(Failure::Passing(Error::conflict("the document keeps changing while it is exported")))
}

async fn advance(app: &App, workspace: WorkspaceId, id: ExportId, progress: i64) -> Result<()> {
    let mut write = Write::new();
    store::exports::advance(&mut write, workspace, id, progress);
    app.database().commit(write).await?;
    Ok(())
}

/// Stores the file and says so, once, with the end of the job: unless the document has changed or gone meanwhile, so that
/// nothing is handed out of what was erased. Tells whether it was done.
async fn complete(
    app: &App,
    claimed: &ClaimedJob,
    export: &Export,
    document: &Document,
    file: ExportFile,
    content: Content,
) -> Result<bool> {
    let workspace = claimed.workspace;
    // The bytes come first: a row without them would be a promise that can't be kept.
    let name = blob_name(workspace, export, &file.sha256);
    if !content.put(app, &name, &file).await? {
        return Ok(false);
    }
    let call = Call::by_system(workspace);
    let mut change = Change::new(app, &call);
    let mut export = export.clone();
    export.complete(file, change.now());
    let summary = &document.summary;
    // First whose job it is: who was too slow must not take the document's change for a reason to delete what another made.
    store::outbox::finish(change.write(), claimed);
    store::exports::complete(change.write(), workspace, &export);
    store::documents::hold(change.write(), workspace, summary.id, document.version);
    change.record(
        Event::ExportCompleted,
        About::document(summary.id, summary.template),
        format!("The export of “{}” is ready", summary.name),
        json!({
            "exportId": export.id, "format": export.format.name(), "name": summary.name.as_str(),
            "size": export.file.as_ref().map(|file| file.size),
            "sha256": export.file.as_ref().map(|file| &file.sha256),
        }),
    );
    change.tell(HookEvent::ExportCompleted, summary.id, told::export_event(document, &export));
    match change.commit(()).await {
        Err(StoreError::Lost(lost::DOCUMENT)) => {
            app.blobs().delete(&name).await?;
            Ok(false)
        }
        // Where anything else was lost, another node has the job, for which this one was too slow.
        Ok(()) | Err(StoreError::Lost(_)) => Ok(true),
        Err(error) => Err(error.into()),
    }
}

/// Gives the export up and says why, once, with the end of the job.
async fn fail(app: &App, claimed: &ClaimedJob, export: &Export, why: &str) -> Result<Outcome> {
    let call = Call::by_system(claimed.workspace);
    let document = store::documents::find(app.database(), claimed.workspace, export.document).await?;
    let template = document.map(|document| document.summary.template);
    let mut change = Change::new(app, &call);
    store::exports::fail(change.write(), claimed.workspace, export.id, why);
    store::outbox::finish(change.write(), claimed);
    change.record(
        Event::ExportFailed,
        About { document: Some(export.document), template },
        format!("The export of “{}” failed: {why}", export.name),
        json!({ "exportId": export.id, "format": export.format.name(), "name": export.name, "error": why }),
    );
    match change.commit(()).await {
        Ok(()) | Err(StoreError::Lost(_)) => Ok(Outcome::Done),
        Err(error) => Err(error.into()),
    }
}
