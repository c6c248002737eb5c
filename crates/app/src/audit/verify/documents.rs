//! Every document against the end of its chain, and against its sealed PDF.

use model::Result;
use model::id::{DocumentId, WorkspaceId};
use store::audit::DocumentEnd;

use super::PAGE;
use super::seals::Seals;
use crate::App;
use crate::audit::Report;

pub(super) async fn check(app: &App, workspace: WorkspaceId, report: &mut Report) -> Result<()> {
    let mut after = DocumentId::NOTHING;
    let seals = Seals::of(app, workspace).await?;
    loop {
        let page = store::audit::documents(app.database(), workspace, after, PAGE).await?;
        let Some(last) = page.last() else { return Ok(()) };
        after = last.id;
        for document in &page {
            report.documents += 1;
            if let Some(message) = problem(document) {
                report.add("document", document.id.to_string(), message);
            }
            if let Some(seal) = &document.seal {
                report.sealed += 1;
                if let Some(message) = seals.problem(document.id, seal).await? {
                    report.add("seal", document.id.to_string(), message);
                }
            }
        }
    }
}

fn problem(document: &DocumentEnd) -> Option<String> {
    let last = document.last.unwrap_or(0);
    if last < document.length {
        Some(format!(
            "has {} entries in its chain, and the last ones are gone: {last} is the last",
            document.length
        ))
    } else if last > document.length {
        Some(format!("has {} entries in its chain, and number {last} was added by other means", document.length))
    } else if document.length > 0 && document.head != document.last_hash {
        Some("names another end of its chain than its last entry has".to_owned())
    } else {
        None
    }
}
