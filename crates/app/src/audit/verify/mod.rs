//! Checking the whole audit trail of a workspace, in pieces: it may be longer than the memory is large.

mod checkpoints;
mod documents;
mod erasures;
mod links;
mod seals;

use model::Result;
use model::id::WorkspaceId;

use super::Report;
use crate::App;

/// Rows that are read at once.
const PAGE: i64 = 500;

/// Checks every link, entry, document, sealed PDF and checkpoint of a workspace.
///
/// # Errors
/// When the database or the files do not answer. What is wrong with the trail is no error, but in the report.
pub async fn verify(app: &App, workspace: WorkspaceId) -> Result<Report> {
    app.downloads().flush().await;
    store::audit::catch_up(app.database()).await?;
    let mut report = Report::new(workspace);
    links::check(app, workspace, &mut report).await?;
    documents::check(app, workspace, &mut report).await?;
    checkpoints::check(app, workspace, &mut report).await?;
    Ok(report)
}
