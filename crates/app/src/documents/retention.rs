//! Deleting documents that were kept for as long as their workspace wants, with every file that belongs to them.

use std::collections::BTreeSet;

use model::activity::Event;
use model::document::Document;
use model::error::{Error, Result};
use model::id::{DocumentId, FileId, WorkspaceId};
use model::values::Values;
use serde::Deserialize;
use store::Write;
use store::retention::BATCH;
use template::form::FieldType;

use super::{delete, rendered_blob, show};
use crate::{App, Call, files, sealing, templates};

/// Entries of a document's chain that are read at once.
const ENTRIES: i64 = 200;

/// Deletes the documents of all workspaces whose time is over, one by one, until it is told to stop. Gives how many there
/// were. Several nodes may do so at once.
///
/// # Errors
/// When the database or the files do not answer.
pub async fn delete_kept_long_enough(app: &App, is_stopped: impl Fn() -> bool + Send) -> Result<usize> {
    let mut count = 0;
    loop {
        let due = store::retention::due(app.database(), app.now()).await?;
        let found = due.len();
        let mut deleted = 0;
        for (workspace, id) in due {
            if is_stopped() {
                return Ok(count);
            }
            deleted += usize::from(delete_one(app, workspace, id).await?);
        }
        count += deleted;
        if found < BATCH || deleted == 0 {
            return Ok(count);
        }
    }
}

/// Deletes one document. Tells whether it was still there.
async fn delete_one(app: &App, workspace: WorkspaceId, id: DocumentId) -> Result<bool> {
    let call = Call::by_system(workspace);
    let document = match show(app, &call, id).await {
        Err(Error::NotFound(_)) => return Ok(false),
        found => found?,
    };
    let belongings = Belongings::of(app, workspace, &document).await?;
    match delete(app, &call, id, |_| ()).await {
        Err(Error::NotFound(_)) => return Ok(false),
        deleted => deleted?,
    }
    belongings.remove(app, workspace).await?;
    let mut write = Write::new();
    store::retention::delete_mails(&mut write, workspace, id);
    app.database().commit(write).await?;
    Ok(true)
}

/// What lies outside of the database and belongs to a document.
struct Belongings {
    blobs: BTreeSet<String>,
    files: BTreeSet<FileId>,
}

/// What an entry says about a sealed PDF.
#[derive(Deserialize)]
struct Seal {
    sha256: String,
}

/// What an entry says about an attached file.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Upload {
    file_id: FileId,
}

impl Belongings {
    async fn of(app: &App, workspace: WorkspaceId, document: &Document) -> Result<Self> {
        let mut blobs = sealed_pdfs(app, workspace, document).await?;
        blobs.extend(rendered_blob(app, workspace, document).await);
        let mut files = attached_files(app, workspace, document).await?;
        for respondent in &document.respondents {
            files.extend(respondent.signatures.text().split('"').filter_map(|word| word.parse::<FileId>().ok()));
        }
        Ok(Self { blobs, files })
    }

    async fn remove(self, app: &App, workspace: WorkspaceId) -> Result<()> {
        for blob in self.blobs {
            app.blobs().delete(&blob).await?;
        }
        for file in self.files {
            files::remove(app, workspace, file).await?;
        }
        Ok(())
    }
}

/// The sealed PDFs, those before an upgrade as well: the document's own chain knows all of them.
async fn sealed_pdfs(app: &App, workspace: WorkspaceId, document: &Document) -> Result<BTreeSet<String>> {
    let (id, length) = (document.summary.id, document.trail.length);
    let (mut blobs, mut after) = (BTreeSet::new(), 0);
    loop {
        let page = store::audit::of_document(app.database(), workspace, id, after, length, ENTRIES).await?;
        let Some(last) = page.last().and_then(|entry| entry.trail_number) else { return Ok(blobs) };
        after = last;
        let seals = page.iter().filter(|entry| entry.event == Event::DocumentSealed.name());
        let seals = seals.filter_map(|entry| serde_json::from_str::<Seal>(entry.metadata.get()).ok());
        blobs.extend(seals.map(|seal| sealing::blob_name(workspace, &seal.sha256)));
    }
}

/// The files that were attached while signing: those that answers name, and those that were put aside again.
async fn attached_files(app: &App, workspace: WorkspaceId, document: &Document) -> Result<BTreeSet<FileId>> {
    let summary = &document.summary;
    let (from, to) = (summary.created_at, app.now());
    let uploads = store::retention::uploads(app.database(), workspace, summary.id, from, to).await?;
    let uploads = uploads.iter().filter_map(|said| serde_json::from_str::<Upload>(said).ok());
    let mut files: BTreeSet<FileId> = uploads.map(|upload| upload.file_id).collect();
    let template = templates::parsed::stored(app, workspace, &document.body).await?;
    let values = Values::stored(document.values.text()).map_err(Error::internal)?;
    for field in template.form.fields.iter().filter(|field| field.kind == FieldType::File) {
        let named = values.get(field.name()).and_then(|value| serde_json::from_str::<FileId>(value.get()).ok());
        files.extend(named);
    }
    Ok(files)
}
