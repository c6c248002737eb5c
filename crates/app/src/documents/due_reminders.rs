//! Reminders that are due: the clock notes whose they are, and jobs make mails of them.
//!
//! The clock's part is short, since nodes take turns at it: it sets the next due times and leaves a list of documents. Whom
//! each of them waits for is looked up by whichever node takes the list.

use model::error::Result;
use model::id::{DocumentId, RespondentId};
use store::outbox::{ClaimedJob, NewJob};
use store::reminders::{BATCH, Due, DueJob};
use store::{StoreError, Write};

use crate::App;
use crate::jobs::{Job, Kind, Outcome, Post, RespondentNews};
use crate::retry::{Failure, until_settled};

/// Documents of one list at most: its mails are queued in one commit, behind which other changes hardly wait.
const TOGETHER: usize = 500;

/// Links that end within so many days begin anew with a reminder: before the next one, whatever the cadence.
const RENEWED_DAYS: i64 = 14;

/// Queues the reminders that are due, of all workspaces, and gives how many documents had some. For each due time a document
/// is on one list, however many nodes do this at the same moment.
///
/// # Errors
/// When the database does not answer.
pub async fn queue_due_reminders(app: &App) -> Result<usize> {
    let mut count = 0;
    loop {
        let found = until_settled(|| async {
            let now = app.now();
            let mut due = store::reminders::due(app.database(), now).await?;
            if !due.is_empty() {
                let mut write = Write::new();
                store::reminders::move_on(&mut write, app.database().dialect(), &due, now);
                due.sort_by_key(|one| one.workspace);
                for list in due.chunk_by(|one, next| one.workspace == next.workspace) {
                    for list in list.chunks(TOGETHER) {
                        store::outbox::insert(&mut write, list[0].workspace, &listed(app, list), now);
                    }
                }
                app.database().commit(write).await?;
            }
            Ok::<_, Failure>(due.len())
        })
        .await?;
        count += found;
        if found < BATCH {
            if count > 0 {
                app.runner().wake(Kind::Reminders);
            }
            return Ok(count);
        }
    }
}

/// The job that a list of documents becomes.
fn listed(app: &App, list: &[Due]) -> NewJob {
    let job = Job::Reminders { documents: list.iter().map(|one| one.document).collect() };
    let (kind, payload) = job.stored();
    NewJob { id: app.new_id(), kind, payload, run_at: app.now(), trace: None }
}

/// Queues a mail to everybody whom the documents of a list wait for, in the commit that takes the list out of the outbox.
pub(crate) async fn send_due_reminders(
    app: &App,
    claimed: &ClaimedJob,
    documents: &[DocumentId],
) -> Result<Outcome> {
    let dialect = app.database().dialect();
    let mut write = Write::new();
    store::outbox::finish(&mut write, claimed);
    let now = app.now();
    let links =
        store::reminders::Links { before: now.plus_days(RENEWED_DAYS), until: app.signing().link_ends(now) };
    store::reminders::renew_links(&mut write, dialect, claimed.workspace, documents, links);
    store::reminders::queue(&mut write, dialect, claimed.workspace, documents, &due_job(app), now);
    match app.database().commit(write).await {
        // Somebody else has taken it meanwhile; it is theirs.
        Ok(_) | Err(StoreError::Lost(_)) => {}
        Err(error) => return Err(error.into()),
    }
    app.runner().wake(Kind::Mail);
    Ok(Outcome::Done)
}

/// The job that the reminder of one respondent becomes, with room for whose it is.
fn due_job(app: &App) -> DueJob {
    let (document, respondent) = (DocumentId::NOTHING, RespondentId::NOTHING);
    let job = Job::Mail(Post::to_respondent(document, respondent, RespondentNews::DueReminder));
    let (kind, payload) = job.stored();
    let payload = payload.to_string();
    let (before, rest) = payload.split_once(&document.to_string()).unwrap_or_default();
    let (between, behind) = rest.split_once(&respondent.to_string()).unwrap_or_default();
    DueJob { kind, payload: [before, between, behind].map(str::to_owned), id: app.new_id() }
}
