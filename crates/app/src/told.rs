//! What the outside is told of an event: documents and respondents as receivers see them. Never a link, never a secret.

use model::Timestamp;
use model::document::Document;
use model::export::Export;
use model::id::{EventId, RespondentId, WorkspaceId};
use model::respondent::Respondent;
use serde_json::{Value, json};

/// The whole payload of an event, as webhooks are told and the feed shows.
pub(crate) fn payload(id: EventId, event: &str, at: Timestamp, workspace: WorkspaceId, data: Value) -> Value {
    let mut payload = json!({ "id": id, "event": event, "createdAt": at, "workspaceId": workspace });
    payload["data"] = data;
    payload
}

/// An event about a document alone.
pub(crate) fn document_event(document: &Document) -> Value {
    json!({ "document": document_part(document) })
}

/// An event about what a respondent did.
pub(crate) fn respondent_event(document: &Document, id: RespondentId) -> Value {
    let respondent = document.respondent(id).ok().map(respondent_part);
    json!({ "document": document_part(document), "respondent": respondent })
}

/// An event about a respondent in whose place somebody else stands now. `before` is who it was.
pub(crate) fn delegated_event(document: &Document, id: RespondentId, before: &Respondent) -> Value {
    let mut event = respondent_event(document, id);
    event["from"] = json!({ "email": before.email.as_str(), "name": before.name });
    event
}

/// An event about an export.
pub(crate) fn export_event(document: &Document, export: &Export) -> Value {
    json!({ "document": document_part(document), "export": export_part(export) })
}

fn export_part(export: &Export) -> Value {
    json!({
        "id": export.id, "documentId": export.document, "format": export.format.name(),
        "status": export.status.name(), "size": export.file.as_ref().map(|file| file.size),
        "sha256": export.file.as_ref().map(|file| &file.sha256), "createdAt": export.created_at,
        "completedAt": export.completed_at, "expiresAt": export.expires_at,
    })
}

/// A document as receivers see it.
pub(crate) fn document_part(document: &Document) -> Value {
    let summary = &document.summary;
    json!({
        "id": summary.id, "name": summary.name.as_str(), "templateId": summary.template,
        "status": summary.status.name(), "completed": summary.completed(), "sent": summary.sent(),
        "sealed": document.seal.is_some(), "createdAt": summary.created_at, "updatedAt": summary.updated_at,
        "completedAt": document.completed_at, "expiresAt": document.expires_at, "reason": document.closing_reason,
        "externalId": document.labels.external_id, "metadata": document.labels.metadata.clone().unwrap_or_default(),
        "respondents": document.respondents.iter().map(respondent_part).collect::<Vec<_>>(),
    })
}

fn respondent_part(respondent: &Respondent) -> Value {
    json!({
        "id": respondent.id, "email": respondent.email.as_str(), "name": respondent.name, "role": respondent.role,
        "kind": respondent.kind.name(), "order": respondent.order, "status": respondent.status.name(),
        "submitted": respondent.has_submitted(), "submittedAt": respondent.submitted_at,
        "invitedAt": respondent.invited_at, "openedAt": respondent.opened_at,
    })
}
