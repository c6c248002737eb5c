//! Showing an export.

use model::error::{Error, Result};
use model::export::Export;
use model::id::{ExportId, ExportKind};

use crate::{App, Call};

/// The export of that id, as it stands now.
///
/// # Errors
/// When there is none in this workspace, or the database does not answer.
pub async fn show(app: &App, call: &Call, id: ExportId) -> Result<Export> {
    let found = store::exports::find(app.database(), call.workspace, id).await?;
    Ok(found.ok_or(Error::no::<ExportKind>())?.as_of(app.now()))
}
