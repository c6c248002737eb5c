//! Sealing as jobs of the outbox: never given up, and never pending in silence.

use model::error::{Error, Result};
use model::id::DocumentId;
use store::outbox::ClaimedJob;
use store::{StoreError, lost};

use super::Delay;
use super::document::seal_document;
use super::upgrade::upgrade_seal;
use crate::change::Change;
use crate::jobs::{AdministratorNews, Job, Outcome, Post, Why};
use crate::{App, Call};

/// How long administrators who were told are not told again while sealing does not work, however many documents come to
/// wait.
const TOLD_AGAIN_MILLIS: i64 = 24 * 60 * 60 * 1_000;

/// Seals a completed document. Where that can't be, administrators are told at the first attempt: nobody else can mend a key.
pub(crate) async fn seal(app: &App, claimed: &ClaimedJob, document: DocumentId) -> Result<Outcome> {
    let outcome = outcome(seal_document(app, claimed.workspace, document).await)?;
    if let Outcome::Retry(why) = &outcome
        && claimed.attempts == 1
    {
        tell(app, claimed, document, why).await?;
    }
    Ok(outcome)
}

/// Has a seal time-stamped. Nobody waits for that: the document went out, and an authority that stays away is told to those who
/// run the service.
pub(crate) async fn upgrade(app: &App, claimed: &ClaimedJob, document: DocumentId) -> Result<Outcome> {
    outcome(upgrade_seal(app, claimed.workspace, document).await)
}

fn outcome(result: Result<(), Delay>) -> Result<Outcome> {
    Ok(match result {
        Ok(()) => Outcome::Done,
        // What a document holds can't be printed: nothing mends that by itself.
        Err(Delay::Failed(Error::Conflict(words))) => {
            Outcome::Retry(Why { words, gist: "the document can't be printed".to_owned() })
        }
        Err(Delay::Failed(error)) => return Err(error),
        Err(Delay::Waits(why)) => Outcome::Retry(why),
    })
}

/// Tells administrators that a document waits, unless they were told of the same outage.
async fn tell(app: &App, claimed: &ClaimedJob, document: DocumentId, why: &Why) -> Result<()> {
    let call = Call::by_system(claimed.workspace);
    let mut change = Change::new(app, &call);
    let now = change.now();
    store::seal_news::tell(change.write(), claimed.workspace, now, now.plus_millis(-TOLD_AGAIN_MILLIS));
    let news = AdministratorNews::SealWaits { document, reason: why.words.clone() };
    change.enqueue(&Job::Mail(Post::Administrators { news }), now);
    match change.commit(()).await {
        // They know already.
        Err(StoreError::Lost(lost::SEAL_NEWS)) => Ok(()),
        told => Ok(told?),
    }
}
