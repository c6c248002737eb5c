//! Who does what: a handler for each job.

use model::Result;
use store::outbox::ClaimedJob;

use super::{Job, Kind};
use crate::{App, bulk, documents, exports, mail, sealing};

/// What came of an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It is done, or there is nothing to do any more. A handler that has to do it exactly once takes the job out of the
    /// outbox in the commit of its effect (`store::outbox::finish`).
    Done,
    /// Not now, for that reason; it is worth another try.
    Retry(String),
    /// Never, for that reason.
    Failed(String),
}

/// Does a job. An error is worth another try: the database or the files did not answer.
pub(super) async fn handle(app: &App, kind: Kind, claimed: &ClaimedJob) -> Result<Outcome> {
    let Some(job) = Job::read(kind, &claimed.payload) else {
        return Ok(Outcome::Failed("this version can't read the job".to_owned()));
    };
    match job {
        Job::Mail(post) => mail::deliver(app, claimed, post).await,
        Job::Reminders { documents } => documents::send_due_reminders(app, claimed, &documents).await,
        Job::Seal { document } => sealing::seal(app, claimed, document).await,
        Job::Bulk { bulk } => bulk::carry_out(app, claimed, bulk).await,
        Job::UpgradeSeal { document } => sealing::upgrade(app, claimed, document).await,
        Job::Export { export } => exports::make(app, claimed, export).await,
        Job::RemoveFiles(belongings) => documents::remove_belongings(app, claimed, belongings).await,
    }
}
