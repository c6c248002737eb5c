//! A walk along the chain of a document.

use model::audit::Entry;
use model::document::Document;
use model::error::Result;
use model::id::{DocumentId, WorkspaceId};

use crate::App;

/// How many entries are read at once.
const PAGE: i64 = 200;

/// The entries of a document's chain, oldest first, some at a time.
pub(crate) struct Trail<'a> {
    app: &'a App,
    workspace: WorkspaceId,
    document: DocumentId,
    after: i64,
    end: i64,
}

impl<'a> Trail<'a> {
    /// Up to the end that it had when the document was read, so that both fit together whatever happens meanwhile.
    pub const fn of(app: &'a App, workspace: WorkspaceId, document: &Document) -> Self {
        Self { app, workspace, document: document.summary.id, after: 0, end: document.trail.length }
    }

    /// All of it, of a document that may be gone.
    pub const fn whole(app: &'a App, workspace: WorkspaceId, document: DocumentId) -> Self {
        Self { app, workspace, document, after: 0, end: i64::MAX }
    }

    /// The next entries; none behind the last.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn next(&mut self) -> Result<Option<Vec<Entry>>> {
        let Self { app, workspace, document, after, end } = *self;
        let page = store::audit::of_document(app.database(), workspace, document, after, end, PAGE).await?;
        let Some(last) = page.last().and_then(|entry| entry.trail_number) else { return Ok(None) };
        self.after = last;
        Ok(Some(page))
    }
}
