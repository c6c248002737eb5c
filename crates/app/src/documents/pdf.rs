//! Printing a document. The same state is printed once.

use bytes::Bytes;
use model::activity::Event;
use model::error::Result;
use model::id::DocumentId;
use serde_json::json;

use super::resolved::resolved;
use super::show;
use crate::change::{About, Change};
use crate::{App, Call, printing, sealing};

/// A printed document.
#[derive(Debug)]
pub struct Pdf {
    /// The document's name, for the file's.
    pub name: String,
    /// The file.
    pub content: Bytes,
}

/// The sealed PDF of a document, or before there is one its present state.
///
/// # Errors
/// When there is no such document, it holds too much to be printed, or the database or the files do not answer.
pub async fn pdf(app: &App, call: &Call, id: DocumentId) -> Result<Pdf> {
    let document = show(app, call, id).await?;
    let content = if let Some(seal) = &document.seal {
        sealing::sealed_pdf(app, call.workspace, seal).await?
    } else if let Some(kept) = app.printed().get(id, document.version) {
        kept
    } else {
        let resolved = resolved(app, call.workspace, &document).await?;
        let content = printing::pdf(app, call.workspace, resolved.print).await?;
        app.printed().keep(id, document.version, content.clone());
        content
    };
    let row = Change::new(app, call).row(
        Event::DocumentDownloaded,
        About::document(id, document.summary.template),
        format!("The PDF of “{}” was downloaded", document.summary.name),
        json!({ "name": document.summary.name.as_str() }),
    );
    app.downloads().note(app, call.workspace, row).await?;
    Ok(Pdf { name: document.summary.name.to_string(), content })
}
