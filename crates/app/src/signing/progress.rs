//! How far those are who take part in a document.

use model::document::Document;
use model::form::RoleKind;
use model::respondent::RespondentStatus;
use template::Progress;

/// The roles of those who submitted, and of those who still have to.
pub(crate) fn of(document: &Document) -> Progress<'_> {
    let mut progress = Progress::default();
    for one in document.respondents.iter().filter(|one| one.kind != RoleKind::Viewer) {
        match one.status {
            RespondentStatus::Submitted => progress.submitted.push(&one.role),
            RespondentStatus::Waiting | RespondentStatus::Invited | RespondentStatus::Opened => {
                progress.open.push(&one.role);
            }
            RespondentStatus::Declined => {}
        }
    }
    progress
}
