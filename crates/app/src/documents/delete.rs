//! Deleting a document, for good, with its respondents, its values and every file that belongs to it. What happened to it
//! stays in the activity stream.

use model::Result;
use model::activity::Event;
use model::document::Document;
use model::id::DocumentId;
use serde_json::json;
use store::Write;

use super::{Belongings, show};
use crate::change::Change;
use crate::jobs::Job;
use crate::retry::until_settled;
use crate::{App, Call, Receipt, templates};

/// Deletes a document.
///
/// # Errors
/// When there is no such document, or the database does not answer.
pub async fn delete<R: Receipt>(
    app: &App,
    call: &Call,
    id: DocumentId,
    answer: impl Fn(&Document) -> R,
) -> Result<R> {
    delete_with(app, call, id, |_| {}, answer).await
}

/// Deletes a document, and in the same commit what else is to go with it.
pub(super) async fn delete_with<R: Receipt>(
    app: &App,
    call: &Call,
    id: DocumentId,
    also: impl Fn(&mut Write),
    answer: impl Fn(&Document) -> R,
) -> Result<R> {
    until_settled(|| async {
        let mut document = show(app, call, id).await?;
        let belongings = Belongings::of(app, call.workspace, &document).await?;
        let mut change = Change::new(app, call);
        let message = format!("Document “{}” was deleted", document.summary.name);
        let metadata = json!({ "name": document.summary.name.as_str() });
        change.record_on(&mut document, Event::DocumentDeleted, message, metadata);
        store::documents::delete(change.write(), call.workspace, id, document.version);
        also(change.write());
        let now = change.now();
        templates::document_goes(&mut change, document.summary.template);
        store::exports::end_of_document(change.write(), call.workspace, id, now);
        store::events::forget_echoes(change.write(), call.workspace, id);
        change.enqueue(&Job::RemoveFiles(belongings), now);
        Ok(change.commit(answer(&document)).await?)
    })
    .await
}
