//! What happened that the outside is told about.

use model::Timestamp;
use model::id::{DocumentId, EventId, RespondentId, WorkspaceId};

use crate::args;
use crate::engine::Write;

/// An event about to be written.
#[derive(Debug, Clone)]
pub struct NewEvent {
    /// Its id, by which receivers recognise it.
    pub id: EventId,
    /// Its name.
    pub event: &'static str,
    /// The document that it is about.
    pub document: DocumentId,
    /// What receivers get, as JSON.
    pub payload: serde_json::Value,
}

/// Adds an event.
pub fn insert(write: &mut Write, workspace: WorkspaceId, event: &NewEvent, now: Timestamp) {
    write.one(
        "event",
        "INSERT INTO events (workspace_id, id, event, document_id, payload, created_at) VALUES ($1, $2, $3, $4, $5, $6)",
        args![workspace, event.id, event.event, event.document, event.payload.to_string(), now],
    );
}

/// Deletes the events of a document that tell about a respondent.
pub fn delete_about(write: &mut Write, workspace: WorkspaceId, document: DocumentId, respondent: RespondentId) {
    write.any(
        "DELETE FROM events WHERE workspace_id = $1 AND document_id = $2 AND payload LIKE $3",
        args![workspace, document, format!("%{respondent}%")],
    );
}
