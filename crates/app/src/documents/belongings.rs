//! What belongs to a document outside of its rows, and goes when it is deleted: sealed PDFs, prints, attached files. A job
//! removes it, so that neither a crash nor a bucket that is away leaves anything behind.

use std::collections::BTreeSet;

use model::activity::Event;
use model::document::Document;
use model::error::{Error, Result};
use model::id::{FileId, WorkspaceId};
use model::values::Values;
use serde::{Deserialize, Serialize};
use store::outbox::ClaimedJob;
use template::form::FieldType;

use super::rendered_blob;
use crate::jobs::Outcome;
use crate::{App, files, sealing, templates};

/// Entries of a document's chain that are read at once.
const ENTRIES: i64 = 200;

/// What lies outside of the database and belongs to a document.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Belongings {
    /// Names of sealed PDFs and prints.
    blobs: BTreeSet<String>,
    /// Files that were attached, and pictures of signatures.
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
    /// What belongs to a document now.
    pub async fn of(app: &App, workspace: WorkspaceId, document: &Document) -> Result<Self> {
        let mut blobs = sealed_pdfs(app, workspace, document).await?;
        blobs.extend(rendered_blob(app, workspace, document).await);
        let mut files = attached_files(app, workspace, document).await?;
        for respondent in &document.respondents {
            files.extend(respondent.signatures.text().split('"').filter_map(|word| word.parse::<FileId>().ok()));
        }
        Ok(Self { blobs, files })
    }
}

/// Removes what belonged to a document that was deleted. To do it twice changes nothing. It waits while somebody copies
/// files: their rows may be from before.
pub(crate) async fn remove(app: &App, claimed: &ClaimedJob, belongings: Belongings) -> Result<Outcome> {
    if store::file_holds::any(app.database(), app.now()).await? {
        let why = "a backup or a transfer needs the files to stay until it is done".to_owned();
        return Ok(Outcome::Retry(why.into()));
    }
    for blob in belongings.blobs {
        app.blobs().delete(&blob).await?;
    }
    for file in belongings.files {
        files::remove(app, claimed.workspace, file).await?;
    }
    Ok(Outcome::Done)
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
