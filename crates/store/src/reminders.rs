//! What is due by the clock: reminders of documents, and documents whose time is over.
//!
//! These are the only questions beside those of jobs that go over all workspaces at once: the clock knows none.
//!
//! When the next reminder of a document is due lies apart from the document, in a narrow row: so the clock moves many of
//! them on at little cost, however much their documents hold.

use model::Timestamp;
use model::document::Document;
use model::id::{DocumentId, JobId, WorkspaceId};
use serde_json::json;

use crate::engine::{Database, Dialect, StoreError, Write};
use crate::{args, lost};

/// Documents that are found at once at most.
pub const BATCH: usize = 1_000;
/// The same as an argument.
const LIMIT: i64 = 1_000;

/// A document whose reminder is due.
#[derive(Debug, Clone, Copy)]
pub struct Due {
    seq: i64,
    /// Whose it is.
    pub workspace: WorkspaceId,
    /// Which.
    pub document: DocumentId,
}

/// The job that a reminder of one respondent becomes. Its payload is the text in three parts, between which the ids of
/// document and respondent stand.
#[derive(Debug, Clone)]
pub struct DueJob {
    /// The kind of job.
    pub kind: &'static str,
    /// The text before, between and behind the two ids.
    pub payload: [String; 3],
    /// An id of this write alone: the jobs are numbered behind it. Ids that follow one another fill an index from its end,
    /// where random ones would touch a page each.
    pub id: JobId,
}

/// Writes when the next reminder of a document is due, where that differs from what was read. The write is lost under the
/// label `document` when the clock was faster.
pub(crate) fn schedule(write: &mut Write, workspace: WorkspaceId, document: &Document) {
    let id = document.summary.id;
    match (document.reminder.stored, document.reminder.scheduled()) {
        (stored, next) if stored == next => {}
        (None, Some(next)) => {
            const SQL: &str =
                "INSERT INTO reminders (workspace_id, document_id, days, next_at) VALUES ($1, $2, $3, $4)";
            write.one("reminder", SQL, args![workspace, id, next.cadence.in_days(), next.at]);
        }
        (Some(stored), Some(next)) => {
            const SQL: &str = "UPDATE reminders SET days = $4, next_at = $5
                               WHERE workspace_id = $1 AND document_id = $2 AND next_at = $3";
            write.one(lost::DOCUMENT, SQL, args![workspace, id, stored.at, next.cadence.in_days(), next.at]);
        }
        (_, None) => {
            const SQL: &str = "DELETE FROM reminders WHERE workspace_id = $1 AND document_id = $2";
            write.any(SQL, args![workspace, id]);
        }
    }
}

/// Documents with reminders due, those that wait longest first.
///
/// # Errors
/// When the database does not answer.
pub async fn due(database: &Database, now: Timestamp) -> Result<Vec<Due>, StoreError> {
    const SQL: &str = "SELECT seq, workspace_id, document_id FROM reminders WHERE next_at <= $1
                       ORDER BY next_at LIMIT $2";
    let map =
        |mut row: crate::engine::Row| Ok(Due { seq: row.take()?, workspace: row.take()?, document: row.take()? });
    database.query(SQL, args![now, LIMIT], map).await
}

/// Sets when the next reminders of these documents are due. The write is lost unless all of them are due still: for each
/// due time there is one write, however many nodes try.
pub fn move_on(write: &mut Write, dialect: Dialect, due: &[Due], now: Timestamp) {
    // This row is locked until the commit, so that nodes do this one after the other and lock no rows crosswise.
    write.one("round", "UPDATE rounds SET at = $1 WHERE name = 'reminders'", args![now]);
    let rows: Vec<_> = due.iter().map(|one| one.seq).collect();
    write.exactly(
        due.len(),
        "reminders",
        // A service that stood still for long does not make up for each time that it missed.
        format!(
            "UPDATE reminders
             SET next_at = CASE WHEN next_at + days * 86400000 > $1 THEN next_at + days * 86400000
                                ELSE $1 + days * 86400000 END
             WHERE seq IN ({}) AND next_at <= $1",
            dialect.numbers_in("$2")
        ),
        args![now, json!(rows).to_string()],
    );
}

/// Which links begin anew: those that end before this moment. They then end at that one.
#[derive(Debug, Clone, Copy)]
pub struct Links {
    /// The moment that they end before.
    pub before: Timestamp,
    /// When they end then.
    pub until: Timestamp,
}

/// Has the links of those whom these documents wait for begin anew, where they end soon: a reminder whose link opens nothing
/// would be none.
pub fn renew_links(
    write: &mut Write,
    dialect: Dialect,
    workspace: WorkspaceId,
    documents: &[DocumentId],
    links: Links,
) {
    write.any(
        format!(
            "UPDATE respondents SET link_expires_at = $2
             WHERE workspace_id = $1 AND document_id IN ({}) AND status IN ('invited', 'opened') AND kind <> 'viewer'
               AND notify AND link_expires_at < $3 AND link_expires_at < $2",
            dialect.texts_in("$4")
        ),
        args![workspace, links.until, links.before, json!(documents).to_string()],
    );
}

/// Queues a mail to everybody whom these documents wait for, except those who opted out or get no mail.
pub fn queue(
    write: &mut Write,
    dialect: Dialect,
    workspace: WorkspaceId,
    documents: &[DocumentId],
    job: &DueJob,
    now: Timestamp,
) {
    let [before, between, behind] = &job.payload;
    let start = job.id.with_text(|text| text.get(..23).unwrap_or_default().to_owned());
    // The workspace is asked of the respondents: by that of the documents SQLite would look for those, and go through all
    // of the workspace.
    write.any(
        format!(
            "INSERT INTO outbox (workspace_id, id, kind, payload, run_at, attempts, created_at)
             SELECT r.workspace_id,
                    CAST($3 AS TEXT) || substr(CAST(10000000 + row_number() OVER () AS TEXT), 2), CAST($2 AS TEXT),
                    CAST($4 AS TEXT) || d.id || CAST($5 AS TEXT) || r.id || CAST($6 AS TEXT), CAST($1 AS BIGINT), 0,
                    CAST($1 AS BIGINT)
             FROM documents d JOIN respondents r ON r.document_id = d.id
             WHERE r.workspace_id = $7 AND d.id IN ({})
               AND d.status IN ('sent', 'in_progress') AND (d.expires_at IS NULL OR d.expires_at > CAST($1 AS BIGINT))
               AND r.status IN ('invited', 'opened') AND r.kind <> 'viewer' AND r.notify
               AND NOT EXISTS (
                   SELECT 1 FROM opt_outs o WHERE o.workspace_id = r.workspace_id AND o.email_key = r.email_key
               )",
            dialect.texts_in("$8")
        ),
        args![now, job.kind, start, before, between, behind, workspace, json!(documents).to_string()],
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
