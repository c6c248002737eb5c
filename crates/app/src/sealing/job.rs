//! Sealing as jobs of the outbox: never given up, and never pending in silence.

use model::error::{Error, Result};
use model::id::DocumentId;
use store::StoreError;
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

/// How long administrators who were told are not told again while sealing does not work, however many documents come to
/// wait.
const TOLD_AGAIN_MILLIS: i64 = 24 * 60 * 60 * 1_000;

/// When administrators are told.
struct Telling {
    /// At which attempt.
    at: i64,
    /// Whether once for all documents that wait.
    is_of_outage: bool,
}

/// Seals a completed document.
pub(crate) async fn seal(app: &App, claimed: &ClaimedJob, document: DocumentId) -> Result<Outcome> {
    let sealed = seal_document(app, claimed.workspace, document).await;
    outcome(app, claimed, document, &Telling { at: SEAL_TOLD_AT, is_of_outage: true }, sealed).await
}

/// Has a seal time-stamped.
pub(crate) async fn upgrade(app: &App, claimed: &ClaimedJob, document: DocumentId) -> Result<Outcome> {
    let upgraded = upgrade_seal(app, claimed.workspace, document).await;
    outcome(app, claimed, document, &Telling { at: UPGRADE_TOLD_AT, is_of_outage: false }, upgraded).await
}

async fn outcome(
    app: &App,
    claimed: &ClaimedJob,
    document: DocumentId,
    telling: &Telling,
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
    if claimed.attempts == telling.at {
        let call = Call::by_system(claimed.workspace);
        let mut change = Change::new(app, &call);
        if telling.is_of_outage {
            let now = change.now();
            store::seal_news::tell(change.write(), claimed.workspace, now, now.plus_millis(-TOLD_AGAIN_MILLIS));
        }
        let news = AdministratorNews::SealWaits { document, reason: why.words.clone() };
        change.enqueue(&Job::Mail(Post::Administrators { news }), change.now());
        match change.commit(()).await {
            // They know already.
            Err(StoreError::Lost("seal news")) => {}
            told => told?,
        }
    }
    Ok(Outcome::Retry(why))
}
