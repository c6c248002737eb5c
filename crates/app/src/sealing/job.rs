//! Sealing as jobs of the outbox: never given up, and never pending in silence.

use model::error::{Error, Result};
use model::id::DocumentId;
use store::outbox::ClaimedJob;

use super::Delay;
use super::document::seal_document;
use super::upgrade::upgrade_seal;
use crate::change::Change;
use crate::jobs::{AdministratorNews, Job, Outcome, Post, Why};
use crate::{App, Call};

/// The attempt at which administrators are told that a seal waits: the first one needs them, since nobody else can mend
/// a key; an authority may be away for a moment.
const SEAL_TOLD_AT: i64 = 1;
const UPGRADE_TOLD_AT: i64 = 4;

/// Seals a completed document.
pub(crate) async fn seal(app: &App, claimed: &ClaimedJob, document: DocumentId) -> Result<Outcome> {
    let sealed = seal_document(app, claimed.workspace, document).await;
    outcome(app, claimed, document, SEAL_TOLD_AT, sealed).await
}

/// Has a seal time-stamped.
pub(crate) async fn upgrade(app: &App, claimed: &ClaimedJob, document: DocumentId) -> Result<Outcome> {
    let upgraded = upgrade_seal(app, claimed.workspace, document).await;
    outcome(app, claimed, document, UPGRADE_TOLD_AT, upgraded).await
}

async fn outcome(
    app: &App,
    claimed: &ClaimedJob,
    document: DocumentId,
    told_at: i64,
    result: Result<(), Delay>,
) -> Result<Outcome> {
    let why = match result {
        Ok(()) => return Ok(Outcome::Done),
        // What a document holds can't be printed: nothing mends that by itself.
        Err(Delay::Failed(Error::Conflict(words))) if !words.contains("same moment") => {
            Why { words, gist: "the document can't be printed".to_owned() }
        }
        Err(Delay::Failed(error)) => return Err(error),
        Err(Delay::Waits(why)) => why,
    };
    if claimed.attempts == told_at {
        let call = Call::by_system(claimed.workspace);
        let mut change = Change::new(app, &call);
        let news = AdministratorNews::SealWaits { document, reason: why.words.clone() };
        change.enqueue(&Job::Mail(Post::Administrators { news }), change.now());
        change.commit(()).await?;
    }
    Ok(Outcome::Retry(why))
}
