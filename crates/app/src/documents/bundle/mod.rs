//! The bundle of a document: its PDF, its audit trail, its data, the files that people attached, and all that is needed to
//! check them without the service. It is written while it is sent, so its size costs no memory.

pub(crate) mod attachments;
pub(crate) mod manifest;
mod packer;
mod parts;

use std::sync::Arc;

use bytes::Bytes;
use futures::Stream;
use model::Timestamp;
use model::activity::Event;
use model::document::Document;
use model::error::{Error, Problems, Result};
use model::id::{DocumentId, WorkspaceId};
use serde_json::json;
use tokio::sync::mpsc;

use self::attachments::Attachment;
use self::manifest::Manifest;
use self::packer::Packer;
use super::{audit_trail, content, show};
use crate::change::{About, Change};
use crate::{App, Call};

/// Pieces that may wait for the client.
const WAITING: usize = 4;

/// The parts of a bundle beside its manifest, in their order. The last one is a folder.
pub(crate) const PARTS: [&str; 6] =
    [RESPONSE_PDF, AUDIT_TRAIL_PDF, RESPONSE_JSON, RESPONDENTS_CSV, ACTIVITY_JSONL, ATTACHMENTS];
pub(crate) const RESPONSE_PDF: &str = "response.pdf";
pub(crate) const AUDIT_TRAIL_PDF: &str = "audit-trail.pdf";
pub(crate) const RESPONSE_JSON: &str = "response.json";
pub(crate) const RESPONDENTS_CSV: &str = "respondents.csv";
pub(crate) const ACTIVITY_JSONL: &str = "activity.jsonl";
pub(crate) const MANIFEST_JSON: &str = "manifest.json";
/// What the files are called together that people attached.
const ATTACHMENTS: &str = "attachments";

/// A bundle on its way.
#[derive(Debug)]
pub struct Bundle {
    /// The document's name, for the file's.
    pub name: String,
    content: mpsc::Receiver<Result<Bytes>>,
}

impl Bundle {
    /// The ZIP, in pieces.
    pub fn into_stream(self) -> impl Stream<Item = Result<Bytes>> + Send + Unpin {
        let mut content = self.content;
        futures::stream::poll_fn(move |context| content.poll_recv(context))
    }
}

/// Makes the bundle of a document, of all parts or of those that are wanted; the manifest always comes along.
///
/// # Errors
/// When a wanted part is unknown, there is no such document, it holds too much to be printed, or the database or the files
/// do not answer. What fails once the bundle is on its way breaks it off.
pub async fn bundle(app: &App, call: &Call, id: DocumentId, include: Option<&[String]>) -> Result<Bundle> {
    let parts = wanted(include)?;
    let document = show(app, call, id).await?;
    let row = Change::new(app, call).row(
        Event::DocumentDownloaded,
        About::document(id, document.summary.template),
        format!("The bundle of “{}” was downloaded", document.summary.name),
        json!({ "name": document.summary.name.as_str(), "files": parts }),
    );
    // What may be refused is made before the answer begins.
    let mut prepared = Prepared::of_parts(app, call.workspace, document, parts).await?;
    prepared.for_person = call.is_by_person();
    app.downloads().note(app, call.workspace, row).await?;
    Ok(prepared.begin(app))
}

/// All that a bundle is packed of. To pack it again gives the same bytes, unless something was erased meanwhile.
#[derive(Debug, Clone)]
pub(crate) struct Prepared {
    workspace: WorkspaceId,
    document: Arc<Document>,
    parts: Vec<&'static str>,
    pdfs: Vec<(&'static str, Bytes)>,
    attachments: Vec<Attachment>,
    at: Timestamp,
    /// Whether a person asked for it.
    for_person: bool,
}

impl Prepared {
    /// The bundle of a document that was read before, with all its parts.
    pub async fn whole(app: &App, workspace: WorkspaceId, document: Document) -> Result<Self> {
        Self::of_parts(app, workspace, document, PARTS.to_vec()).await
    }

    async fn of_parts(
        app: &App,
        workspace: WorkspaceId,
        document: Document,
        parts: Vec<&'static str>,
    ) -> Result<Self> {
        let (mut pdfs, mut attached) = (Vec::new(), Vec::new());
        for part in &parts {
            match *part {
                RESPONSE_PDF => pdfs.push((*part, content::content(app, workspace, &document).await?)),
                AUDIT_TRAIL_PDF => {
                    pdfs.push((*part, audit_trail::of_document(app, workspace, &document).await?));
                }
                ATTACHMENTS => attached = attachments::of(app, workspace, &document).await?,
                _ => {}
            }
        }
        let (document, at) = (Arc::new(document), app.now());
        Ok(Self { workspace, document, parts, pdfs, attachments: attached, at, for_person: false })
    }

    /// Begins to pack it, beside whoever takes the pieces.
    pub fn begin(&self, app: &App) -> Bundle {
        let (sender, content) = mpsc::channel(WAITING);
        let (app, prepared) = (app.clone(), self.clone());
        tokio::spawn(async move {
            let packed = Box::pin(prepared.pack(&app, &sender)).await;
            if let Err(error) = packed {
                tracing::error!(error = %model::error::Chain(&error), "a bundle broke off");
                // Fails only when the client has gone.
                let _ = sender.send(Err(error)).await;
            }
        });
        Bundle { name: self.document.summary.name.to_string(), content }
    }

    async fn pack(&self, app: &App, sender: &mpsc::Sender<Result<Bytes>>) -> Result<()> {
        let mut packer = Packer::new(sender, self.at);
        for part in &self.parts {
            match *part {
                RESPONSE_JSON => packer.put(part, &parts::response_json(&self.document)?).await?,
                RESPONDENTS_CSV => {
                    packer.put(part, &parts::respondents_csv(&self.document, self.for_person)?).await?;
                }
                ACTIVITY_JSONL => {
                    packer.start(*part, None)?;
                    parts::activity_jsonl(app, self.workspace, &self.document, &mut packer).await?;
                }
                ATTACHMENTS => {
                    for attachment in &self.attachments {
                        attachment.pack(app, self.workspace, &mut packer).await?;
                    }
                }
                pdf => {
                    if let Some((_, content)) = self.pdfs.iter().find(|(name, _)| *name == pdf) {
                        packer.put(pdf, content).await?;
                    }
                }
            }
        }
        let manifest = Manifest::of(self.workspace, &self.document, self.at, packer.written());
        packer.put(MANIFEST_JSON, &serde_json::to_vec_pretty(&manifest).map_err(Error::internal)?).await?;
        Box::pin(packer.finish()).await
    }
}

/// The parts that are wanted, in the order of the bundle.
fn wanted(include: Option<&[String]>) -> Result<Vec<&'static str>> {
    let Some(include) = include else { return Ok(PARTS.to_vec()) };
    let mut problems = Problems::new();
    for (index, name) in include.iter().enumerate() {
        if name != MANIFEST_JSON && !PARTS.contains(&name.as_str()) {
            let known = PARTS.join(", ");
            problems.add(format!("include[{index}]"), format!("must be one of {known}, {MANIFEST_JSON}"));
        }
    }
    problems.done()?;
    Ok(PARTS.into_iter().filter(|part| include.iter().any(|name| name == part)).collect())
}
