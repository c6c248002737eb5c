//! What is due by the clock: reminders of documents, and documents whose time is over.
//!
//! These are the only questions beside those of jobs that go over all workspaces at once: the clock knows none.

use std::fmt::Write as _;

use model::Timestamp;
use model::id::{DocumentId, JobId, WorkspaceId};

use crate::args;
use crate::engine::{Database, StoreError, Write};

/// Documents that one write takes at most. Its statements name so many ids whether there are so many or not, so that
/// they are prepared once.
pub const BATCH: usize = 1_000;
/// The same as an argument.
const LIMIT: i64 = 1_000;

/// The job that a due reminder becomes. Its payload is the text in three parts, between which the ids of document and
/// respondent stand.
#[derive(Debug, Clone)]
pub struct DueJob {
    /// The kind of job.
    pub kind: &'static str,
    /// The text before, between and behind the two ids.
    pub payload: [String; 3],
    /// An id of this moment: what is queued takes its time from it, and the rest from the respondent.
    pub id: JobId,
}

/// Documents with reminders due, those that wait longest first.
///
/// # Errors
/// When the database does not answer.
pub async fn due(database: &Database, now: Timestamp) -> Result<Vec<DocumentId>, StoreError> {
    const SQL: &str = "SELECT id FROM documents WHERE reminder_next_at IS NOT NULL AND reminder_next_at <= $1
                       ORDER BY reminder_next_at LIMIT $2";
    database.query(SQL, args![now, LIMIT], |mut row| row.take()).await
}

/// Queues a reminder for everybody whom these documents wait for, and sets when the next ones are due: for each due time
/// once, since nodes do this one after the other, and what is no longer due by then is passed over.
pub fn queue(write: &mut Write, documents: &[DocumentId], job: &DueJob, now: Timestamp) {
    // This row is locked until the commit; statements behind it see what was committed before.
    write.one("round", "UPDATE rounds SET at = $1 WHERE name = 'reminders'", args![now]);
    let ids = |first: usize| {
        (first..first + BATCH).fold(String::new(), |mut list, place| {
            let comma = if list.is_empty() { "" } else { ", " };
            // Writing to a string can't fail.
            let _ = write!(list, "{comma}${place}");
            list
        })
    };
    let named = || documents.iter().copied().chain(std::iter::repeat(DocumentId::NOTHING)).take(BATCH);
    let [before, between, behind] = &job.payload;
    let moment = job.id.with_text(|text| text.get(4..14).unwrap_or_default().to_owned());
    let mut arguments = args![now, job.kind, moment, before, between, behind];
    arguments.extend(named().map(Into::into));
    write.any(
        format!(
            "INSERT INTO outbox (workspace_id, id, kind, payload, run_at, attempts, created_at)
             SELECT d.workspace_id, 'job_' || CAST($3 AS TEXT) || substr(r.id, 15), CAST($2 AS TEXT),
                    CAST($4 AS TEXT) || d.id || CAST($5 AS TEXT) || r.id || CAST($6 AS TEXT), CAST($1 AS BIGINT), 0,
                    CAST($1 AS BIGINT)
             FROM documents d JOIN respondents r ON r.document_id = d.id
             WHERE d.id IN ({}) AND d.reminder_next_at <= CAST($1 AS BIGINT)
               AND d.status IN ('sent', 'in_progress') AND (d.expires_at IS NULL OR d.expires_at > CAST($1 AS BIGINT))
               AND r.status IN ('invited', 'opened') AND r.kind <> 'viewer' AND r.notify
               AND (r.link_expires_at IS NULL OR r.link_expires_at > CAST($1 AS BIGINT))
               AND NOT EXISTS (
                   SELECT 1 FROM opt_outs o WHERE o.workspace_id = r.workspace_id AND o.email_key = r.email_key
               )
             ON CONFLICT (id) DO NOTHING",
            ids(7)
        ),
        arguments,
    );
    let mut arguments = args![now];
    arguments.extend(named().map(Into::into));
    // A service that stood still for long does not make up for each time that it missed.
    write.any(
        format!(
            "UPDATE documents
             SET version = version + 1,
                 reminder_next_at = CASE
                     WHEN status NOT IN ('sent', 'in_progress') THEN NULL
                     WHEN reminder_next_at + reminder_days * 86400000 > $1
                         THEN reminder_next_at + reminder_days * 86400000
                     ELSE $1 + reminder_days * 86400000
                 END
             WHERE id IN ({}) AND reminder_next_at <= $1",
            ids(2)
        ),
        arguments,
    );
}

/// Documents whose time is over and that do not say so yet.
///
/// # Errors
/// When the database does not answer.
pub async fn expired(database: &Database, now: Timestamp) -> Result<Vec<(WorkspaceId, DocumentId)>, StoreError> {
    const SQL: &str = "SELECT workspace_id, id FROM documents
                       WHERE expires_at IS NOT NULL AND expires_at <= $1 AND status IN ('sent', 'in_progress')
                       ORDER BY expires_at LIMIT $2";
    database.query(SQL, args![now, LIMIT], |mut row| Ok((row.take()?, row.take()?))).await
}
