//! The bundle of a document: its PDF, its audit trail, its data, and all that is needed to check them without the service.
//! It is written while it is sent, so its size costs no memory.

pub(crate) mod manifest;
mod packer;
mod parts;

use bytes::{Bytes, BytesMut};
use futures::Stream;
use model::activity::Event;
use model::document::Document;
use model::error::{Error, Problems, Result};
use model::id::{DocumentId, WorkspaceId};
use serde_json::json;
use tokio::sync::mpsc;

use self::manifest::Manifest;
use self::packer::Packer;
use super::{audit_trail, content, show};
use crate::change::{About, Change};
use crate::{App, Call};

/// Pieces that may wait for the client.
const WAITING: usize = 4;

/// The files of a bundle beside its manifest, in their order.
pub(crate) const FILES: [&str; 5] =
    [RESPONSE_PDF, AUDIT_TRAIL_PDF, RESPONSE_JSON, RESPONDENTS_CSV, ACTIVITY_JSONL];
pub(crate) const RESPONSE_PDF: &str = "response.pdf";
pub(crate) const AUDIT_TRAIL_PDF: &str = "audit-trail.pdf";
pub(crate) const RESPONSE_JSON: &str = "response.json";
pub(crate) const RESPONDENTS_CSV: &str = "respondents.csv";
pub(crate) const ACTIVITY_JSONL: &str = "activity.jsonl";
pub(crate) const MANIFEST_JSON: &str = "manifest.json";

/// A bundle on its way.
#[derive(Debug)]
pub struct Bundle {
    /// The document's name, for the file's.
    pub name: String,
    content: mpsc::Receiver<Result<Bytes>>,
}

impl Bundle {
    /// The ZIP, in pieces.
    pub fn into_stream(self) -> impl Stream<Item = Result<Bytes>> + Send {
        let mut content = self.content;
        futures::stream::poll_fn(move |context| content.poll_recv(context))
    }
}

/// Makes the bundle of a document, of all files or of those that are wanted; the manifest always comes along.
///
/// # Errors
/// When a wanted file is unknown, there is no such document, it holds too much to be printed, or the database or the files
/// do not answer. What fails once the bundle is on its way breaks it off.
pub async fn bundle(app: &App, call: &Call, id: DocumentId, include: Option<&[String]>) -> Result<Bundle> {
    let files = wanted(include)?;
    let document = show(app, call, id).await?;
    // What may be refused is made before the answer begins.
    let pdfs = printed(app, call.workspace, &document, &files).await?;
    let row = Change::new(app, call).row(
        Event::DocumentDownloaded,
        About::document(id, document.summary.template),
        format!("The bundle of “{}” was downloaded", document.summary.name),
        json!({ "name": document.summary.name.as_str(), "files": files }),
    );
    app.downloads().note(app, call.workspace, row).await?;
    let name = document.summary.name.to_string();
    let (sender, content) = mpsc::channel(WAITING);
    let (app, workspace) = (app.clone(), call.workspace);
    tokio::spawn(async move {
        let packed = Box::pin(pack(&app, workspace, &document, &files, pdfs, &sender)).await;
        if let Err(error) = packed {
            tracing::error!(error = %model::error::Chain(&error), "a bundle broke off");
            // Fails only when the client has gone.
            let _ = sender.send(Err(error)).await;
        }
    });
    Ok(Bundle { name, content })
}

/// The bundle of a document that was read before, with all its files and as a whole.
pub(crate) async fn whole(app: &App, workspace: WorkspaceId, document: &Document) -> Result<Bytes> {
    let pdfs = printed(app, workspace, document, &FILES).await?;
    let (sender, mut pieces) = mpsc::channel(WAITING);
    let packing = async {
        // The sender goes with this block, which ends the other one.
        let sender = sender;
        Box::pin(pack(app, workspace, document, &FILES, pdfs, &sender)).await
    };
    let gathering = async {
        let mut whole = BytesMut::new();
        while let Some(piece) = pieces.recv().await {
            whole.extend_from_slice(&piece?);
        }
        Ok(whole.freeze())
    };
    let (packed, whole) = tokio::join!(packing, gathering);
    packed.and(whole)
}

/// The PDFs among the files.
async fn printed(
    app: &App,
    workspace: WorkspaceId,
    document: &Document,
    files: &[&'static str],
) -> Result<Vec<(&'static str, Bytes)>> {
    let mut pdfs = Vec::new();
    for file in files {
        match *file {
            RESPONSE_PDF => pdfs.push((*file, content::content(app, workspace, document).await?)),
            AUDIT_TRAIL_PDF => pdfs.push((*file, audit_trail::of_document(app, workspace, document).await?)),
            _ => {}
        }
    }
    Ok(pdfs)
}

/// The files that are wanted, in the order of the bundle.
fn wanted(include: Option<&[String]>) -> Result<Vec<&'static str>> {
    let Some(include) = include else { return Ok(FILES.to_vec()) };
    let mut problems = Problems::new();
    for (index, name) in include.iter().enumerate() {
        if name != MANIFEST_JSON && !FILES.contains(&name.as_str()) {
            let known = FILES.join(", ");
            problems.add(format!("include[{index}]"), format!("must be one of {known}, {MANIFEST_JSON}"));
        }
    }
    problems.done()?;
    Ok(FILES.into_iter().filter(|file| include.iter().any(|name| name == file)).collect())
}

async fn pack(
    app: &App,
    workspace: WorkspaceId,
    document: &Document,
    files: &[&'static str],
    mut pdfs: Vec<(&'static str, Bytes)>,
    sender: &mpsc::Sender<Result<Bytes>>,
) -> Result<()> {
    let mut packer = Packer::new(sender, app.now());
    for file in files {
        packer.start(file)?;
        match *file {
            RESPONSE_JSON => packer.write(&parts::response_json(document)?).await?,
            RESPONDENTS_CSV => packer.write(&parts::respondents_csv(document)?).await?,
            ACTIVITY_JSONL => parts::activity_jsonl(app, workspace, document, &mut packer).await?,
            pdf => {
                if let Some(place) = pdfs.iter().position(|(name, _)| *name == pdf) {
                    packer.write(&pdfs.swap_remove(place).1).await?;
                }
            }
        }
    }
    let manifest = Manifest::of(workspace, document, app.now(), packer.written());
    packer.start(MANIFEST_JSON)?;
    packer.write(&serde_json::to_vec_pretty(&manifest).map_err(Error::internal)?).await?;
    Box::pin(packer.finish()).await
}
