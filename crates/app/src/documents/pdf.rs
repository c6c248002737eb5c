//! Printing a document. The PDF is made when it is first asked for and kept under the hash of what it was made from, so
//! the same state is rendered once.

use bytes::Bytes;
use model::activity::Event;
use model::document::Document;
use model::error::{Error, Problems, Result};
use model::id::DocumentId;
use model::symbols::SymbolTable;
use model::values::Values;
use render::{Print, PrintRow, RenderError};
use serde_json::json;

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

/// Prints the present state of a document.
///
/// # Errors
/// When there is no such document, it holds too much to be printed, or the database or the files do not answer.
pub async fn pdf(app: &App, call: &Call, id: DocumentId) -> Result<Pdf> {
    let document = show(app, call, id).await?;
    let print = print(app, call, &document).await?;
    let blob = format!("renders/{}.pdf", print.fingerprint());
    let content = if let Some(kept) = app.blobs().get(&blob).await? {
        kept
    } else {
        let made = render(app, call, print).await?;
        app.blobs().put(&blob, made.clone()).await?;
        made
    };
    let mut change = Change::new(app, call);
    change.record(
        Event::DocumentDownloaded,
        About::document(id, document.summary.template),
        format!("The PDF of “{}” was downloaded", document.summary.name),
        json!({ "name": document.summary.name.as_str() }),
    );
    change.commit(()).await?;
    Ok(Pdf { name: document.summary.name.to_string(), content })
}

async fn print(app: &App, call: &Call, document: &Document) -> Result<Print> {
    let body = store::bodies::find(app.database(), call.workspace, &document.body).await?;
    let body = body.ok_or_else(|| Error::internal("a document refers to a body that is gone"))?;
    let mut stored = Problems::new();
    let symbols = SymbolTable::read(&body.symbol_table, &mut stored);
    stored.done().map_err(Error::internal)?;
    let values = Values::stored(document.values.text()).map_err(Error::internal)?;
    let rows = values.readable().map(|(name, value)| PrintRow { label: symbols.label(name).to_owned(), value });
    Ok(Print {
        title: document.summary.name.to_string(),
        rows: rows.collect(),
        language: "en".to_owned(),
        created_at_ms: document.summary.updated_at.millis(),
        ident: document.summary.id.to_string(),
    })
}

async fn render(app: &App, call: &Call, print: Print) -> Result<Bytes> {
    match app.workers().print(call.workspace, print).await? {
        Ok(made) => Ok(made.pdf.into()),
        Err(error @ RenderError::TooLong { .. }) => Err(Error::conflict(error.to_string())),
        Err(error @ RenderError::Failed(_)) => Err(Error::internal(error)),
    }
}
