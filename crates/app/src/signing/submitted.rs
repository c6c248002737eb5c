//! What the audit trail says of submissions: who, in which way, and what they answered.

use std::collections::BTreeSet;

use model::activity::Event;
use model::error::{Error, Result};
use model::id::{DocumentId, RespondentId, WorkspaceId};
use model::respondent::Way;
use serde::Deserialize;

use crate::App;

/// What an entry notes that was erased.
const ERASED: &str = "{}";

/// What the entry about a submission notes.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Submitted {
    /// Whose it is.
    pub respondent_id: RespondentId,
    /// The way in which it came.
    pub via: Way,
    /// The names of what was answered; empty in entries that are older than this is noted.
    #[serde(default)]
    pub answered: BTreeSet<String>,
}

/// The submissions to a document. Those whose entries were erased are not told any more.
pub(crate) async fn submitted(app: &App, workspace: WorkspaceId, id: DocumentId) -> Result<Vec<Submitted>> {
    let noted = store::activity::noted(app.database(), workspace, id, Event::RespondentSubmitted).await?;
    let told = noted.iter().filter(|noted| *noted != ERASED);
    told.map(|noted| serde_json::from_str(noted).map_err(Error::internal)).collect()
}
