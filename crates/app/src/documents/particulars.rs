//! A document with the body of the template that it was made from.

use model::body::Body;
use model::document::Document;
use model::error::{Error, Result};
use model::id::DocumentId;

use super::show;
use crate::{App, Call};

/// A document and what it was made from.
#[derive(Debug)]
pub struct Particulars {
    /// The document.
    pub document: Document,
    /// The body of the template at the time when the document was made.
    pub body: Body,
}

/// The document of that id with its body.
///
/// # Errors
/// When there is none in this workspace, or the database does not answer.
pub async fn particulars(app: &App, call: &Call, id: DocumentId) -> Result<Particulars> {
    let document = show(app, call, id).await?;
    let body = store::bodies::find(app.database(), call.workspace, &document.body).await?;
    let body = body.ok_or_else(|| Error::internal("a document refers to a body that is gone"))?;
    Ok(Particulars { document, body })
}
