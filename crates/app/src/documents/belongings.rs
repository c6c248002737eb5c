//! What belongs to a document outside of its rows, and goes when it is deleted: sealed PDFs, prints, attached files. A job
//! removes it, so that neither a crash nor a bucket that is away leaves anything behind.

use std::collections::BTreeSet;

use model::Timestamp;
use model::activity::Event;
use model::document::Document;
use model::error::{Error, Result};
use model::id::{DocumentId, FileId, WorkspaceId};
use model::values::Values;
use serde::{Deserialize, Serialize};
use store::blobs::names;
use store::file_uses::{self, Page, came_through};
use store::outbox::ClaimedJob;

use crate::audit::Trail;
use crate::jobs::Outcome;
use crate::{App, files, printing, templates};

/// What lies outside of the database and belongs to a document that is being deleted. Only what its rows know is worked out
/// while somebody waits; the rest is in the activity stream, which stays, and the job looks there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Belongings {
    document: DocumentId,
    created_at: Timestamp,
    /// Files that answers name, and pictures of signatures.
    files: BTreeSet<FileId>,
    /// Which of them are pictures of signatures. Nobody is told their ids, so nothing else names them.
    #[serde(default)]
    signatures: BTreeSet<FileId>,
}

/// What an entry says about a sealed PDF.
#[derive(Deserialize)]
struct Seal {
    sha256: String,
}

impl Belongings {
    /// What belongs to a document now.
    pub async fn of(app: &App, workspace: WorkspaceId, document: &Document) -> Result<Self> {
        let mut files = answered_files(app, workspace, document).await?;
        let signed = document.respondents.iter().map(|one| one.signatures.text());
        let signatures: BTreeSet<FileId> = signed.flat_map(files::ids_in).collect();
        files.extend(&signatures);
        Ok(Self { document: document.summary.id, created_at: document.summary.created_at, files, signatures })
    }

    /// Those of a document that has none.
    #[cfg(test)]
    pub fn none() -> Self {
        let (document, created_at) = (DocumentId::NOTHING, Timestamp::from_millis(0));
        Self { document, created_at, files: BTreeSet::new(), signatures: BTreeSet::new() }
    }
}

/// Removes what belonged to a document that was deleted; files that a template or another document names stay. To do it
/// twice changes nothing. Such jobs are not taken while somebody copies files, whose rows may be from before; one that was
/// taken at that very moment is put off.
pub(crate) async fn remove(app: &App, claimed: &ClaimedJob, belongings: Belongings) -> Result<Outcome> {
    if let Some(waits) = files::held(app).await? {
        return Ok(waits);
    }
    let Belongings { document, created_at, mut files, signatures } = belongings;
    let workspace = claimed.workspace;
    let blobs = sealed_pdfs(app, workspace, document).await?;
    printing::forget(app, workspace, document).await?;
    files.extend(file_uses::attached(app.database(), workspace, document, created_at, app.now()).await?);
    for blob in blobs {
        app.blobs().delete(&blob).await?;
    }
    for file in files {
        if signatures.contains(&file) {
            files::remove(app, workspace, file, None).await?;
        } else {
            files::remove_unless_named(app, workspace, document, file).await?;
        }
    }
    Ok(Outcome::Done)
}

/// The sealed PDFs, those before an upgrade as well: the document's own chain knows all of them.
async fn sealed_pdfs(app: &App, workspace: WorkspaceId, document: DocumentId) -> Result<BTreeSet<String>> {
    let (mut blobs, mut trail) = (BTreeSet::new(), Trail::whole(app, workspace, document));
    while let Some(page) = trail.next().await? {
        let seals = page.iter().filter(|entry| entry.event == Event::DocumentSealed.name());
        let seals = seals.filter_map(|entry| serde_json::from_str::<Seal>(entry.metadata.get()).ok());
        blobs.extend(seals.map(|seal| names::sealed(workspace, &seal.sha256)));
    }
    Ok(blobs)
}

/// The files that answers name. A picture that is a value may be one that the workspace has for all its documents, so it
/// goes only where it was attached at the public page; those that were attached while signing are known by their entries.
async fn answered_files(app: &App, workspace: WorkspaceId, document: &Document) -> Result<BTreeSet<FileId>> {
    let template = templates::parsed::stored(app, workspace, &document.body).await?;
    let values = Values::stored(document.values.text()).map_err(Error::internal)?;
    let page = Page::Public(document.summary.template);
    let mut answered = BTreeSet::new();
    for one in template.files_named_in(&values) {
        let Ok(id) = one.id.parse() else { continue };
        let goes = !one.picture
            || match files::find(app, workspace, id).await? {
                Some(file) => came_through(app.database(), workspace, &file, page).await?,
                None => false,
            };
        if goes {
            answered.insert(id);
        }
    }
    Ok(answered)
}
