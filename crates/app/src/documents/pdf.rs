//! Printing a document. The same state is printed once.

use bytes::Bytes;
use model::activity::Event;
use model::document::Document;
use model::error::Result;
use model::id::DocumentId;
use serde_json::json;

use super::content::content;
use super::show;
use crate::change::{About, Change};
use crate::{App, Call};

/// A printed document.
#[derive(Debug)]
pub struct Pdf {
    /// The document's name, for the file's.
    pub name: String,
    /// The file.
    pub content: Bytes,
}

/// The sealed PDF of a document, or before there is one its present state, for somebody who downloads it.
///
/// # Errors
/// When there is no such document, it holds too much to be printed, or the database or the files do not answer.
pub async fn pdf(app: &App, call: &Call, id: DocumentId) -> Result<Pdf> {
    let (document, pdf) = print(app, call, id).await?;
    let row = Change::new(app, call).row(
        Event::DocumentDownloaded,
        About::document(id, document.summary.template),
        format!("The PDF of “{}” was downloaded", document.summary.name),
        json!({ "name": document.summary.name.as_str() }),
    );
    app.downloads().note(app, call.workspace, row).await?;
    Ok(pdf)
}

/// The same for somebody who asks only how large it is: nothing leaves, and so nothing is noted.
///
/// # Errors
/// As [`pdf`].
pub async fn pdf_asked_about(app: &App, call: &Call, id: DocumentId) -> Result<Pdf> {
    print(app, call, id).await.map(|(_, pdf)| pdf)
}

async fn print(app: &App, call: &Call, id: DocumentId) -> Result<(Document, Pdf)> {
    let document = show(app, call, id).await?;
    let content = content(app, call.workspace, &document).await?;
    let pdf = Pdf { name: document.summary.name.to_string(), content };
    Ok((document, pdf))
}
