//! Documents.

use model::Timestamp;
use model::audit::Chain;
use model::body::{BodyHash, JsonObject};
use model::document::{Document, DocumentContent, DocumentSummary};
use model::id::{DocumentId, DocumentKind, WorkspaceId};
use model::labels::Labels;
use model::name::Name;
use model::page::{Page, PageRequest, Position};
use model::reminder::{AutoReminder, Cadence};
use model::respondent::Respondent;
use model::seal::SealFacts;

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, document_search, lost, reminders, respondents};

pub(crate) const SUMMARY: &str = "d.id, d.name, d.template_id, d.status, d.sent_at, d.created_at, d.updated_at";

pub(crate) fn read_summary(row: &mut Row) -> Result<DocumentSummary, StoreError> {
    Ok(DocumentSummary {
        id: row.take()?,
        name: Name::stored(row.take()?),
        template: row.take()?,
        status: row.parse()?,
        sent_at: row.take()?,
        created_at: row.take()?,
        updated_at: row.take()?,
    })
}

pub(crate) fn read_labels(row: &mut Row) -> Result<Labels, StoreError> {
    let damaged = |error: serde_json::Error| StoreError::Corrupt(Box::new(error));
    Ok(Labels {
        external_id: row.take()?,
        metadata: row.take::<Option<String>>()?.map(JsonObject::stored).transpose().map_err(damaged)?,
    })
}

fn read(row: &mut Row) -> Result<Document, StoreError> {
    let damaged = |error: serde_json::Error| StoreError::Corrupt(Box::new(error));
    let mut document = Document {
        summary: read_summary(row)?,
        body: BodyHash::stored(row.take()?),
        values: JsonObject::stored(row.take()?).map_err(damaged)?,
        respondents: Vec::new(),
        expires_at: row.take()?,
        reminder: AutoReminder {
            enabled: row.take()?,
            cadence: Cadence::days(row.take()?).map_err(|error| StoreError::Corrupt(Box::new(error)))?,
            next_at: row.take()?,
            stored: None,
        },
        version: row.take()?,
        sender: row.take()?,
        completed_at: row.take()?,
        closing_reason: row.take()?,
        seal: read_seal(row.take()?)?,
        trail: Chain { length: row.take()?, head: head(row.take()?)? },
        labels: read_labels(row)?,
        redirect_url: row.take()?,
    };
    document.reminder.stored = document.reminder.scheduled();
    Ok(document)
}

/// The hash of a chain's last link; zeros where it has none.
fn head(stored: Option<Vec<u8>>) -> Result<model::audit::Hash, StoreError> {
    stored
        .map_or(Ok([0; 32]), |bytes| bytes.try_into().map_err(|_| StoreError::corrupt("a hash of another length")))
}

/// A seal, from the text that [`seal_text`] makes of it.
pub(crate) fn read_seal(stored: Option<String>) -> Result<Option<SealFacts>, StoreError> {
    let damaged = |error: serde_json::Error| StoreError::Corrupt(Box::new(error));
    stored.map(|seal| serde_json::from_str(&seal)).transpose().map_err(damaged)
}

fn seal_text(seal: Option<&SealFacts>) -> Option<String> {
    // A struct of strings always has a text form.
    seal.map(|seal| serde_json::to_string(seal).unwrap_or_default())
}

/// When a document came to its end, where it is made and ended in one change.
fn finished_at(document: &Document) -> Option<Timestamp> {
    document.summary.status.is_final().then_some(document.summary.updated_at)
}

/// Adds a document, and schedules its reminder.
pub fn insert(write: &mut Write, workspace: WorkspaceId, document: &Document) {
    let summary = &document.summary;
    write.one(
        lost::DOCUMENT,
        "INSERT INTO documents (workspace_id, id, name, template_id, body_hash, status, response_data, sent_at, expires_at,
                                reminder_enabled, reminder_days, version, created_at, updated_at,
                                sender_id, completed_at, trail_length, trail_head, external_id, metadata, words,
                                finished_at, redirect_url)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
                 $23)",
        args![
            workspace,
            summary.id,
            summary.name.as_str(),
            summary.template,
            document.body.as_str(),
            summary.status.name(),
            document.values.text(),
            summary.sent_at,
            document.expires_at,
            document.reminder.enabled,
            document.reminder.cadence.in_days(),
            document.version,
            summary.created_at,
            summary.updated_at,
            document.sender,
            document.completed_at,
            document.trail.length,
            document.trail.head,
            document.labels.external_id.as_ref(),
            document.labels.metadata.as_ref().map(JsonObject::text),
            document_search::words(document),
            finished_at(document),
            document.redirect_url.as_ref(),
        ],
    );
    reminders::schedule(write, workspace, document);
}

/// Puts the document in the place of the version before it. The write is lost under the label `document` when another
/// change was faster. Respondents are written apart.
pub fn update(write: &mut Write, workspace: WorkspaceId, document: &Document) {
    let summary = &document.summary;
    write.one(
        lost::DOCUMENT,
        "UPDATE documents
         SET name = $4, status = $5, response_data = $6, sent_at = $7, expires_at = $8, reminder_enabled = $9,
             reminder_days = $10, updated_at = $11, sender_id = $12, completed_at = $13, closing_reason = $14,
             seal = $15, trail_length = $16, trail_head = $17, words = $18, mail_lost = $20,
             redirect_url = $21,
             finished_at = CASE WHEN $19 THEN COALESCE(finished_at, $11) END,
             version = version + 1
         WHERE workspace_id = $1 AND id = $2 AND version = $3",
        args![
            workspace,
            summary.id,
            document.version - 1,
            summary.name.as_str(),
            summary.status.name(),
            document.values.text(),
            summary.sent_at,
            document.expires_at,
            document.reminder.enabled,
            document.reminder.cadence.in_days(),
            summary.updated_at,
            document.sender,
            document.completed_at,
            document.closing_reason.as_ref(),
            seal_text(document.seal.as_ref()),
            document.trail.length,
            document.trail.head,
            document_search::words(document),
            summary.status.is_final(),
            document.mail_is_lost(),
            document.redirect_url.as_ref(),
        ],
    );
    reminders::schedule(write, workspace, document);
}

/// Writes the labels of a document, apart from all else: they hardly ever change, and an index follows them.
pub fn relabel(write: &mut Write, workspace: WorkspaceId, document: &Document) {
    const SQL: &str = "UPDATE documents SET external_id = $3, metadata = $4 WHERE workspace_id = $1 AND id = $2";
    let Labels { external_id, metadata } = &document.labels;
    let metadata = metadata.as_ref().map(JsonObject::text);
    write.any(SQL, args![workspace, document.summary.id, external_id.as_ref(), metadata]);
}

/// Makes a write depend on a document that it does not change: it is lost under the label `document` unless the document
/// is still in that version, and nobody changes it until the commit.
pub fn hold(write: &mut Write, workspace: WorkspaceId, id: DocumentId, version: i64) {
    const SQL: &str =
        "UPDATE documents SET version = version WHERE workspace_id = $1 AND id = $2 AND version = $3";
    write.one(lost::DOCUMENT, SQL, args![workspace, id, version]);
}

/// Deletes a document and its respondents, as it is in that version.
pub fn delete(write: &mut Write, workspace: WorkspaceId, id: DocumentId, version: i64) {
    const SQL: &str = "DELETE FROM documents WHERE workspace_id = $1 AND id = $2 AND version = $3";
    write.one(lost::DOCUMENT, SQL, args![workspace, id, version]);
}

/// The document of that id, in full.
///
/// # Errors
/// When the database does not answer.
pub async fn find(
    database: &Database,
    workspace: WorkspaceId,
    id: DocumentId,
) -> Result<Option<Document>, StoreError> {
    const SQL: &str =
        "SELECT d.id, d.name, d.template_id, d.status, d.sent_at, d.created_at, d.updated_at, d.body_hash,
                              d.response_data, d.expires_at, d.reminder_enabled, d.reminder_days, n.next_at,
                              d.version, d.sender_id, d.completed_at, d.closing_reason, d.seal, d.trail_length,
                              d.trail_head, d.external_id, d.metadata, d.redirect_url
                       FROM documents d LEFT JOIN reminders n ON n.document_id = d.id
                       WHERE d.workspace_id = $1 AND d.id = $2";
    let found = database.lookup(SQL, args![workspace, id], |mut row| read(&mut row)).await?.pop();
    let Some(mut document) = found else { return Ok(None) };
    document.respondents = respondents_of(database, workspace, &document.summary).await?;
    Ok(Some(document))
}

/// What was collected in the document of that id. It is asked for more often than anything else, and reads a third of what
/// [`find`] reads.
///
/// # Errors
/// When the database does not answer.
pub async fn collected(
    database: &Database,
    workspace: WorkspaceId,
    id: DocumentId,
) -> Result<Option<DocumentContent>, StoreError> {
    const SQL: &str =
        "SELECT d.name, d.template_id, d.status, d.sent_at, d.created_at, d.updated_at, d.response_data
                       FROM documents d WHERE d.workspace_id = $1 AND d.id = $2";
    let map = move |mut row: Row| {
        Ok(DocumentContent {
            summary: DocumentSummary {
                id,
                name: Name::stored(row.take()?),
                template: row.take()?,
                status: row.parse()?,
                sent_at: row.take()?,
                created_at: row.take()?,
                updated_at: row.take()?,
            },
            values: JsonObject::stored(row.take()?).map_err(|error| StoreError::Corrupt(Box::new(error)))?,
            respondents: Vec::new(),
        })
    };
    let found = database.lookup(SQL, args![workspace, id], map).await?.pop();
    let Some(mut content) = found else { return Ok(None) };
    content.respondents = respondents_of(database, workspace, &content.summary).await?;
    Ok(Some(content))
}

/// Who was invited. A document that was never sent has nobody to look for.
async fn respondents_of(
    database: &Database,
    workspace: WorkspaceId,
    document: &DocumentSummary,
) -> Result<Vec<Respondent>, StoreError> {
    if document.sent() { respondents::of_document(database, workspace, document.id).await } else { Ok(Vec::new()) }
}

/// A page of a workspace's documents, newest first.
///
/// # Errors
/// When the database does not answer.
pub async fn page(
    database: &Database,
    workspace: WorkspaceId,
    request: PageRequest<DocumentKind>,
) -> Result<Page<DocumentSummary, DocumentKind>, StoreError> {
    let mut args = args![workspace, request.limit + 1];
    let mut after = "";
    if let Some(position) = request.after {
        after = "AND (d.created_at, d.id) < ($3, $4)";
        args.extend(args![position.created_at, position.id]);
    }
    let sql = format!(
        "SELECT {SUMMARY} FROM documents d WHERE d.workspace_id = $1 {after}
         ORDER BY d.created_at DESC, d.id DESC LIMIT $2"
    );
    let rows = database.query(sql, args, |mut row| read_summary(&mut row)).await?;
    Ok(Page::cut(rows, request.limit, |row| Position { created_at: row.created_at, id: row.id }))
}
