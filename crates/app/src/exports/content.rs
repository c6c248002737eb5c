//! What the file of an export holds.

use bytes::Bytes;
use futures::TryStreamExt;
use model::Timestamp;
use model::audit::Entry;
use model::body::JsonObject;
use model::document::Document;
use model::error::{Error, Result};
use model::export::{ExportFile, ExportFormat};
use model::hex::hex;
use model::id::WorkspaceId;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use crate::audit::Trail;
use crate::documents::bundle::Prepared;
use crate::{App, documents, told};

/// What a document comes to in a format.
pub(super) enum Content {
    /// Bytes.
    Whole(Bytes),
    /// A ZIP that is packed anew whenever it is read, since it may hold more than memory should.
    Bundle(Prepared),
}

/// What the file of a document holds in a format.
pub(super) async fn content(
    app: &App,
    workspace: WorkspaceId,
    document: &Document,
    format: ExportFormat,
) -> Result<Content> {
    Ok(match format {
        ExportFormat::Pdf => Content::Whole(documents::content::content(app, workspace, document).await?),
        ExportFormat::Bundle => Content::Bundle(Prepared::whole(app, workspace, document.clone()).await?),
        ExportFormat::Json => Content::Whole(json_file(app, workspace, document).await?),
    })
}

impl Content {
    /// How long it is, and its hash.
    pub async fn file(&self, app: &App) -> Result<ExportFile> {
        let (mut size, mut hash) = (0, Sha256::new());
        match self {
            Self::Whole(bytes) => {
                size = bytes.len();
                hash.update(bytes);
            }
            Self::Bundle(bundle) => {
                let mut pieces = bundle.begin(app).into_stream();
                while let Some(piece) = pieces.try_next().await? {
                    size += piece.len();
                    hash.update(&piece);
                }
            }
        }
        Ok(ExportFile { size: i64::try_from(size).unwrap_or(i64::MAX), sha256: hex(&hash.finalize()) })
    }

    /// Writes it under a name. Tells whether it still is that file; otherwise nothing is left of it.
    pub async fn put(self, app: &App, name: &str, file: &ExportFile) -> Result<bool> {
        match self {
            Self::Whole(bytes) => app.blobs().put(name, bytes).await?,
            Self::Bundle(bundle) => {
                let pieces = bundle.begin(app).into_stream();
                let (_, sha256) = app.blobs().put_stream::<Error>(name, pieces).await?;
                if sha256 != file.sha256 {
                    app.blobs().delete(name).await?;
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }
}

/// The document as version 2 shows it, and what happened to it.
#[derive(Serialize)]
struct JsonFile<'a> {
    document: Shown<'a>,
    activity: Vec<Row>,
}

/// What webhooks tell of a document, and what only its own workspace is shown. The values are written as they are kept, so
/// that no digit of a number is lost.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Shown<'a> {
    #[serde(flatten)]
    told: Value,
    response_data: &'a JsonObject,
}

/// Something that happened, as the activity stream shows it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Row {
    id: String,
    event: String,
    actor_type: String,
    actor_id: Option<String>,
    actor_name: String,
    document_id: Option<String>,
    template_id: Option<String>,
    message: String,
    metadata: Box<RawValue>,
    ip: Option<String>,
    created_at: Timestamp,
}

impl From<Entry> for Row {
    fn from(entry: Entry) -> Self {
        Self {
            id: entry.id,
            event: entry.event,
            actor_type: entry.actor_type,
            actor_id: entry.actor_id,
            actor_name: entry.actor_name,
            document_id: entry.document_id,
            template_id: entry.template_id,
            message: entry.message,
            metadata: entry.metadata,
            ip: entry.ip,
            created_at: entry.created_at,
        }
    }
}

async fn json_file(app: &App, workspace: WorkspaceId, document: &Document) -> Result<Bytes> {
    let document_shown = Shown { told: told::document_part(document), response_data: &document.values };
    let file = JsonFile { document: document_shown, activity: activity(app, workspace, document).await? };
    Ok(serde_json::to_vec_pretty(&file).map_err(Error::internal)?.into())
}

/// The entries of the document's chain, oldest first, up to the end that it had when the document was read.
async fn activity(app: &App, workspace: WorkspaceId, document: &Document) -> Result<Vec<Row>> {
    let (mut rows, mut trail) = (Vec::new(), Trail::of(app, workspace, document));
    while let Some(page) = trail.next().await? {
        rows.extend(page.into_iter().map(Row::from));
    }
    Ok(rows)
}
