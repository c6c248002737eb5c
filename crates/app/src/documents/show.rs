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

/// The document of that id, as it is at this moment: one whose time is over says so before the clock has noted it, because
/// changes are refused from that moment on.
///
/// # Errors
/// When there is none in this workspace, or the database does not answer.
pub async fn show_as_of_now(app: &App, call: &Call, id: DocumentId) -> Result<Document> {
    Ok(show(app, call, id).await?.as_of(app.now()))
}

/// What was collected in the document of that id, and from whom.
///
/// # Errors
/// When there is none in this workspace, or the database does not answer.
pub async fn collected(app: &App, call: &Call, id: DocumentId) -> Result<DocumentContent> {
    store::documents::collected(app.database(), call.workspace, id).await?.ok_or(Error::no::<DocumentKind>())
}
