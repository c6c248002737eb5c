//! Asking for an export.

use model::activity::Event;
use model::error::{Error, Result};
use model::export::{Export, ExportFormat};
use model::id::DocumentId;
use serde_json::json;

use crate::change::{About, Change};
use crate::jobs::Job;
use crate::{App, Call, Receipt, documents};

/// Asks for a document to be exported in a format. The file is made afterwards, of what the document is then.
///
/// # Errors
/// When there is no such format or document, or the database does not answer.
pub async fn create<R: Receipt>(
    app: &App,
    call: &Call,
    document: DocumentId,
    format: &str,
    answer: impl Fn(&Export) -> R,
) -> Result<R> {
    let format: ExportFormat = format.parse().map_err(|error| Error::field("format", format!("{error}")))?;
    let document = documents::show(app, call, document).await?;
    let summary = &document.summary;
    let mut change = Change::new(app, call);
    let now = change.now();
    let export = Export::new(app.new_id(), summary.id, summary.name.as_str(), format, now);
    store::exports::insert(change.write(), call.workspace, &export);
    change.record(
        Event::ExportCreated,
        About::document(summary.id, summary.template),
        format!("An export of “{}” was asked for", summary.name),
        json!({ "exportId": export.id, "format": format.name(), "name": summary.name.as_str() }),
    );
    change.enqueue(&Job::Export { export: export.id }, now);
    Ok(change.commit(answer(&export)).await?)
}
