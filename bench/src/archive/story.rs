//! What happened to a document, by how often that happens.

use model::{activity::Event, document::Status};

use crate::names::Lot;

/// What happened last to a document: how many of a hundred, the entry, and the state that it left.
const STORIES: [(u32, Event, Status, Who); 9] = [
    (34, Event::DocumentCreated, Status::Draft, Who::Key),
    (4, Event::DocumentCreated, Status::Draft, Who::Member),
    (14, Event::DocumentSent, Status::Sent, Who::Key),
    (2, Event::DocumentSent, Status::Sent, Who::Member),
    (8, Event::RespondentSubmitted, Status::InProgress, Who::Respondent),
    (32, Event::DocumentCompleted, Status::Completed, Who::Respondent),
    (3, Event::DocumentDeclined, Status::Declined, Who::Respondent),
    (2, Event::DocumentVoided, Status::Voided, Who::Member),
    (1, Event::DocumentExpired, Status::Expired, Who::Service),
];

/// Who did it.
#[derive(Clone, Copy)]
pub enum Who {
    /// A program with a key.
    Key,
    /// Somebody of the workspace.
    Member,
    /// Somebody who was invited.
    Respondent,
    /// The service itself.
    Service,
}

/// Draws one.
pub fn draw(lot: &mut Lot) -> (Event, Status, Who) {
    let mut drawn = lot.below(100);
    for (share, event, status, who) in STORIES {
        if drawn < share {
            return (event, status, who);
        }
        drawn -= share;
    }
    (Event::DocumentCreated, Status::Draft, Who::Key)
}
