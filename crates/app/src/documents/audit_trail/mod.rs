//! The audit trail of a document as a PDF for people: who did what when, with the hashes that prove it. For a completed
//! document it is the certificate of completion.

mod facts;
mod page;
mod pieces;
mod words;

use bytes::Bytes;
use model::Result;
use model::document::Document;
use model::id::{DocumentId, WorkspaceId};

use super::show;
use crate::{App, Call, printing};

/// Prints the audit trail of a document as it is now. The same state is printed once.
///
/// # Errors
/// When there is no such document, or the database or the files do not answer.
pub async fn audit_trail(app: &App, call: &Call, id: DocumentId) -> Result<Bytes> {
    let document = show(app, call, id).await?;
    of_document(app, call.workspace, &document).await
}

/// Prints the audit trail of a document that was read before.
pub(crate) async fn of_document(app: &App, workspace: WorkspaceId, document: &Document) -> Result<Bytes> {
    let facts = facts::gather(app, workspace, document).await?;
    printing::pdf(app, workspace, document.summary.id, page::print(&facts)).await
}
