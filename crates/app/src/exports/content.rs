//! What the file of an export holds.

use bytes::Bytes;
use model::Timestamp;
use model::audit::Entry;
use model::body::JsonObject;
use model::document::Document;
use model::error::{Error, Result};
use model::export::ExportFormat;
use model::id::WorkspaceId;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{App, documents, told};

/// Entries that are read at once.
const PAGE: i64 = 200;

/// The bytes of a document in a format.
pub(super) async fn content(
    app: &App,
    workspace: WorkspaceId,
    document: &Document,
    format: ExportFormat,
) -> Result<Bytes> {
    match format {
        ExportFormat::Pdf => documents::content::content(app, workspace, document).await,
        ExportFormat::Bundle => Box::pin(documents::bundle::whole(app, workspace, document)).await,
        ExportFormat::Json => json_file(app, workspace, document).await,
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
    reason: Option<&'a str>,
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
    let document_shown = Shown {
        told: told::document_part(document),
        reason: document.closing_reason.as_deref(),
        response_data: &document.values,
    };
    let file = JsonFile { document: document_shown, activity: activity(app, workspace, document).await? };
    Ok(serde_json::to_vec_pretty(&file).map_err(Error::internal)?.into())
}

/// The entries of the document's chain, oldest first, up to the end that it had when the document was read.
async fn activity(app: &App, workspace: WorkspaceId, document: &Document) -> Result<Vec<Row>> {
    let (database, id, end) = (app.database(), document.summary.id, document.trail.length);
    let mut rows = Vec::new();
    let mut after = 0;
    loop {
        let page = store::audit::of_document(database, workspace, id, after, end, PAGE).await?;
        let Some(last) = page.last().and_then(|entry| entry.trail_number) else { return Ok(rows) };
        after = last;
        rows.extend(page.into_iter().map(Row::from));
    }
}
