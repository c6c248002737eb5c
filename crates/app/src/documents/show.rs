//! Showing a document.

use model::document::{Document, DocumentContent};
use model::id::{DocumentId, DocumentKind};
use model::{Error, Result};

use crate::{App, Call};

/// The document of that id, with its respondents.
///
/// # Errors
/// When there is none in this workspace, or the database does not answer.
pub async fn show(app: &App, call: &Call, id: DocumentId) -> Result<Document> {
    store::documents::find(app.database(), call.workspace, id).await?.ok_or(Error::no::<DocumentKind>())
}

/// What was collected in the document of that id, and from whom.
///
/// # Errors
/// When there is none in this workspace, or the database does not answer.
pub async fn collected(app: &App, call: &Call, id: DocumentId) -> Result<DocumentContent> {
    store::documents::collected(app.database(), call.workspace, id).await?.ok_or(Error::no::<DocumentKind>())
}
