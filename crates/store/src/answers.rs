//! What was collected in many documents at once.

use model::Timestamp;
use model::body::{BodyHash, JsonObject};
use model::document::DocumentSummary;
use model::id::{DocumentId, WorkspaceId};

use crate::args;
use crate::documents::{SUMMARY, read_summary};
use crate::engine::{Database, Row, StoreError};

/// A document, and what was collected in it.
#[derive(Debug, Clone)]
pub struct Collected {
    /// What every list shows.
    pub summary: DocumentSummary,
    /// When the last of those who had to submitted.
    pub completed_at: Option<Timestamp>,
    /// The body of the template at the time when the document was made.
    pub body: BodyHash,
    /// The values.
    pub values: JsonObject,
    /// What another system calls it.
    pub external_id: Option<String>,
}

fn read(mut row: Row) -> Result<Collected, StoreError> {
    Ok(Collected {
        summary: read_summary(&mut row)?,
        completed_at: row.take()?,
        body: BodyHash::stored(row.take()?),
        values: JsonObject::stored(row.take()?).map_err(|error| StoreError::Corrupt(Box::new(error)))?,
        external_id: row.take()?,
    })
}

/// What was collected in documents, in no particular order; those that are gone are left out.
///
/// # Errors
/// When the database does not answer.
pub async fn of_documents(
    database: &Database,
    workspace: WorkspaceId,
    documents: &[DocumentId],
) -> Result<Vec<Collected>, StoreError> {
    let sql = format!(
        "SELECT {SUMMARY}, d.completed_at, d.body_hash, d.response_data, d.external_id
         FROM documents d WHERE d.workspace_id = $1 AND d.id IN ({})",
        database.dialect().texts_in("$2")
    );
    database.query(sql, args![workspace, listed(documents)?], read).await
}

/// The bodies of documents, each with its document, in no particular order.
///
/// # Errors
/// When the database does not answer.
pub async fn bodies(
    database: &Database,
    workspace: WorkspaceId,
    documents: &[DocumentId],
) -> Result<Vec<(DocumentId, BodyHash)>, StoreError> {
    let sql = format!(
        "SELECT id, body_hash FROM documents WHERE workspace_id = $1 AND id IN ({})",
        database.dialect().texts_in("$2")
    );
    let map = |mut row: Row| Ok((row.take()?, BodyHash::stored(row.take()?)));
    database.query(sql, args![workspace, listed(documents)?], map).await
}

/// Ids as the JSON array that is looked through.
fn listed(documents: &[DocumentId]) -> Result<String, StoreError> {
    let ids: Vec<_> = documents.iter().map(ToString::to_string).collect();
    serde_json::to_string(&ids).map_err(|error| StoreError::Refused(Box::new(error)))
}
