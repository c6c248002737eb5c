//! Who does what: a handler for each job.

use model::Result;
use model::error::Chain;
use store::outbox::ClaimedJob;

use super::{Job, Kind};
use crate::{App, bulk, documents, exports, fill, mail, sealing, templates};

/// What came of an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It is done, or there is nothing to do any more. A handler that has to do it exactly once takes the job out of the
    /// outbox in the commit of its effect (`store::outbox::finish`).
    Done,
    /// Not now, for that reason; it is worth another try.
    Retry(Why),
    /// Never, for that reason.
    Failed(Why),
}

impl Outcome {
    /// Its name in metrics and traces.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Retry(_) => "retry",
            Self::Failed(_) => "failed",
        }
    }
}

/// Why an attempt came to nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Why {
    /// For people of the workspace, who may know all of it.
    pub words: String,
    /// For the log, which holds nothing of anybody's.
    pub gist: String,
}

impl From<String> for Why {
    /// A reason in words of ours, which are the same to everybody.
    fn from(words: String) -> Self {
        Self { gist: words.clone(), words }
    }
}

impl From<&model::Error> for Why {
    /// What went wrong with the database or the files is for the log alone. Whatever speaks of the document itself may quote
    /// it, and is not for the log.
    fn from(error: &model::Error) -> Self {
        let gist = match error {
            model::Error::Internal(_) | model::Error::Unavailable(_) => Chain(error).to_string(),
            _ => "the document can't be handled as it is".to_owned(),
        };
        Self { words: error.to_string(), gist }
    }
}

/// Does a job. An error is worth another try: the database or the files did not answer.
pub(super) async fn handle(app: &App, kind: Kind, claimed: &ClaimedJob) -> Result<Outcome> {
    let Some(job) = Job::read(kind, &claimed.payload) else {
        // While nodes are upgraded one after the other, a newer one may have written it, and does it when it comes to it.
        let why = Why::from("this version can't read the job; a newer one may".to_owned());
        let is_over = kind.is_over(claimed.created_at, app.now());
        return Ok(if is_over { Outcome::Failed(why) } else { Outcome::Retry(why) });
    };
    match job {
        Job::Mail(post) => mail::deliver(app, claimed, post).await,
        Job::Reminders { documents } => documents::send_due_reminders(app, claimed, &documents).await,
        Job::Seal { document } => sealing::seal(app, claimed, document).await,
        Job::Bulk { bulk } => bulk::carry_out(app, claimed, bulk).await,
        Job::UpgradeSeal { document } => sealing::upgrade(app, claimed, document).await,
        Job::Export { export } => exports::make(app, claimed, export).await,
        Job::RemoveFiles(belongings) => documents::remove_belongings(app, claimed, belongings).await,
        Job::RemoveUnsubmitted { file, document } => fill::remove_unsubmitted(app, claimed, file, document).await,
        Job::RemoveUnused { file, since } => {
            templates::working_copy::remove_unused(app, claimed, file, since).await
        }
        Job::RemoveBodies(leavings) => templates::remove_unused_bodies(app, claimed, leavings).await,
    }
}
