//! The PDF of a document that was read before.

use bytes::Bytes;
use model::document::Document;
use model::error::Result;
use model::id::WorkspaceId;
use template::resolve::Resolved;

use super::mark::Unfinished;
use super::printed::Shown;
use super::resolved::{resolved, today};
use crate::{App, printing, sealing};

/// The sealed PDF, or before there is one the present state of the document.
pub(crate) async fn content(app: &App, workspace: WorkspaceId, document: &Document) -> Result<Bytes> {
    let (id, version) = (document.summary.id, document.version);
    let zone = match &document.seal {
        Some(_) => None,
        None => Some(store::workspaces::time_zone(app.database(), workspace).await?),
    };
    let today = zone.as_ref().and_then(|zone| today(app, document, &zone.zone()));
    let unfinished = Unfinished::of(document, app.now());
    let shown = Shown { document: id, version, zone, today, unfinished };
    if let Some(kept) = app.lookups().pdfs.note(app.printed().get(&shown)) {
        return Ok(kept);
    }
    let content = if let Some(seal) = &document.seal {
        sealing::sealed_pdf(app, workspace, seal).await?
    } else {
        // With the mark by which it is kept, even if its time is over by now.
        let print = with_mark(app, workspace, document, unfinished).await?.print;
        printing::pdf(app, workspace, document.summary.id, print).await?
    };
    app.printed().keep(shown, content.clone());
    Ok(content)
}

/// A document worked out as it is handed out: one that is not finished says so on every page.
pub(super) async fn marked(app: &App, workspace: WorkspaceId, document: &Document) -> Result<Resolved> {
    with_mark(app, workspace, document, Unfinished::of(document, app.now())).await
}

async fn with_mark(
    app: &App,
    workspace: WorkspaceId,
    document: &Document,
    unfinished: Option<Unfinished>,
) -> Result<Resolved> {
    let mut resolved = resolved(app, workspace, document).await?;
    resolved.print.mark = unfinished.map(|unfinished| unfinished.mark(&resolved.print.language));
    Ok(resolved)
}
