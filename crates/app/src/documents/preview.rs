//! Pages of a document as pictures.

use model::error::Result;
use model::id::DocumentId;
use render::PreviewOptions;

use super::content::marked;
use super::show;
use crate::printing::{self, Previewed};
use crate::{App, Call};

/// Draws pages of a document as it is now.
///
/// # Errors
/// When there is no such document, it holds too much to be printed, or the database or the files do not answer.
pub async fn preview(app: &App, call: &Call, id: DocumentId, options: PreviewOptions) -> Result<Previewed> {
    let document = show(app, call, id).await?;
    let marked = marked(app, call.workspace, &document).await?;
    printing::preview(app, call.workspace, marked, options).await
}
