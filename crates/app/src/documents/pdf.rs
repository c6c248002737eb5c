//! Printing a document. The PDF is made when it is first asked for and kept under the hash of what it was made from, so
//! the same state is rendered once.

use bytes::Bytes;
use model::activity::Event;
use model::document::Document;
use model::error::{Error, Problems, Result};
use model::id::DocumentId;
use model::symbols::SymbolTable;
use model::values::Values;
use render::Request;
use serde_json::json;
use template::content::{FontFamily, Page};
use template::print::{Block, Body, Inline, Print, Style, ValueRow};

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
    let request = Request::new(print(app, call, &document).await?);
    let blob = format!("renders/{}.pdf", request.fingerprint(app.renderer().fonts()));
    let content = if let Some(kept) = app.blobs().get(&blob).await? {
        kept
    } else {
        let made = render(app, request).await?;
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
    let rows = values.readable().map(|(name, value)| ValueRow { label: symbols.label(name).to_owned(), value });
    let title = Inline::Text { text: document.summary.name.to_string(), style: Style::default() };
    let heading = Block::Heading { level: 1, numbered: false, align: None, content: vec![title] };
    Ok(Print {
        title: document.summary.name.to_string(),
        language: "en".to_owned(),
        page: Page::default(),
        font: FontFamily::Serif,
        header: Vec::new(),
        footer: Vec::new(),
        body: Body::Flow { blocks: vec![heading, Block::Values { rows: rows.collect() }] },
        created_at_ms: document.summary.updated_at.millis(),
        ident: document.summary.id.to_string(),
    })
}

async fn render(app: &App, request: Request) -> Result<Bytes> {
    let renderer = app.renderer();
    // Never closed, so this fails only in a defect.
    let slot = app.render_slots().acquire_owned().await.map_err(Error::internal)?;
    let outcome = tokio::task::spawn_blocking(move || {
        let outcome = renderer.render(&request);
        drop(slot);
        outcome
    })
    .await
    .map_err(Error::internal)?;
    match outcome {
        Ok(made) => Ok(made.pdf.into()),
        Err(error) if error.is_the_documents() => Err(Error::conflict(error.to_string())),
        Err(error) => Err(Error::internal(error)),
    }
}
