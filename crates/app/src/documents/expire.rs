//! Documents whose time is over.

use futures::{StreamExt, TryStreamExt, stream};
use model::activity::Event;
use model::error::{Error, Result};
use model::id::{DocumentId, WorkspaceId};
use model::webhook::HookEvent;
use serde_json::json;
use store::reminders::BATCH;

use super::show;
use crate::change::Change;
use crate::jobs::{Job, Post, RespondentNews, SenderNews};
use crate::mail::tell_respondents;
use crate::retry::{Failure, until_settled};
use crate::{App, Call, told};

/// Documents under way at the same moment: so many share a flush to disk.
const TOGETHER: usize = 64;

/// Ends the documents whose time is over, of all workspaces, and gives how many there were.
///
/// # Errors
/// When the database does not answer.
pub async fn expire_due(app: &App) -> Result<usize> {
    let mut count = 0;
    loop {
        let due = store::reminders::expired(app.database(), app.now()).await?;
        let found = due.len();
        let ended = stream::iter(due)
            .map(|(workspace, id)| expire(app, workspace, id))
            .buffer_unordered(TOGETHER)
            .try_fold(0, |sum, ended| async move { Ok(sum + usize::from(ended)) })
            .await?;
        count += ended;
        // What others ended meanwhile is not there next time.
        if found < BATCH || ended == 0 {
            return Ok(count);
        }
    }
}

/// Ends one document. Tells whether it was still to be ended.
async fn expire(app: &App, workspace: WorkspaceId, id: DocumentId) -> Result<bool> {
    let call = Call::by_system(workspace);
    until_settled(|| async {
        let mut document = match show(app, &call, id).await {
            Err(Error::NotFound(_)) => return Ok(false),
            found => found?,
        };
        let mut change = Change::new(app, &call);
        if !document.expire(change.now()) {
            return Ok(false);
        }
        let message = format!("The time of “{}” is over", document.summary.name);
        let metadata = json!({ "name": document.summary.name.as_str(), "expiresAt": document.expires_at });
        change.record_on(&mut document, Event::DocumentExpired, message, metadata);
        change.tell(HookEvent::DocumentExpired, id, told::document_event(&document));
        tell_respondents(&mut change, &document, document.told_of_its_end(), RespondentNews::Expired);
        if document.sender.is_some() {
            let post = Post::Sender { document: id, news: SenderNews::Expired };
            change.enqueue(&Job::Mail(post), change.now());
        }
        store::documents::update(change.write(), workspace, &document);
        change.commit(()).await.map_err(Failure::from)?;
        Ok(true)
    })
    .await
}
