//! What is to be done after a commit: written in the transaction that causes it, so that neither is without the other.
//!
//! Whoever takes a job moves its due time ahead: that is the lease. If the node dies, the job becomes due again by
//! itself. Each taking counts as an attempt, and only who made the last one can settle the job.

use model::Timestamp;
use model::id::{JobId, NodeId, WorkspaceId};

use crate::engine::{Database, Row, StoreError, Write, contains};
use crate::{args, lost, nodes};

/// A job about to be written.
#[derive(Debug, Clone)]
pub struct NewJob {
    /// Its id.
    pub id: JobId,
    /// What is to be done.
    pub kind: &'static str,
    /// With what, as JSON.
    pub payload: serde_json::Value,
    /// When.
    pub run_at: Timestamp,
    /// The trace that it belongs to, as the header `traceparent`.
    pub trace: Option<String>,
}

/// A job that this node has taken.
#[derive(Debug, Clone)]
pub struct ClaimedJob {
    /// Its id.
    pub id: JobId,
    /// Whose it is.
    pub workspace: WorkspaceId,
    /// With what, as JSON.
    pub payload: String,
    /// How often it was taken, this time included.
    pub attempts: i64,
    /// When it was written.
    pub created_at: Timestamp,
    /// The trace that it belongs to, as the header `traceparent`.
    pub trace: Option<String>,
}

/// How many jobs of a kind there are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Depth {
    /// The kind.
    pub kind: String,
    /// Jobs that wait or are under way.
    pub open: i64,
    /// Jobs that were given up.
    pub failed: i64,
    /// When the oldest open one was written.
    pub oldest: Option<Timestamp>,
}

/// Adds a job.
pub fn insert(write: &mut Write, workspace: WorkspaceId, job: &NewJob, now: Timestamp) {
    write.one(
        lost::JOB,
        "INSERT INTO outbox (workspace_id, id, kind, payload, run_at, attempts, created_at, trace)
         VALUES ($1, $2, $3, $4, $5, 0, $6, $7)",
        args![workspace, job.id, job.kind, job.payload.to_string(), job.run_at, now, job.trace.as_deref()],
    );
}

/// Takes the jobs of a kind that are due, the longest due first, until that moment.
///
/// # Errors
/// When the database does not answer.
pub async fn claim(
    database: &Database,
    kind: &str,
    most: usize,
    node: NodeId,
    now: Timestamp,
    until: Timestamp,
) -> Result<Vec<ClaimedJob>, StoreError> {
    const DUE: &str = "SELECT run_at FROM outbox WHERE kind = $1 AND failed_at IS NULL AND run_at <= $2 LIMIT 1";
    // To look costs a fraction of a write, and mostly there is nothing.
    if database.lookup(DUE, args![kind, now], |mut row| row.take::<Timestamp>()).await?.is_empty() {
        return Ok(Vec::new());
    }
    let lock = database.dialect().skipping_locked();
    let mut write = Write::new();
    write.returning(
        format!(
            "WITH due AS MATERIALIZED (
                 SELECT id FROM outbox WHERE kind = $1 AND failed_at IS NULL AND run_at <= $2
                 ORDER BY run_at LIMIT $3 {lock}
             )
             UPDATE outbox SET run_at = $4, claimed_by = $5, attempts = attempts + 1
             WHERE id IN (SELECT id FROM due)
             RETURNING id, workspace_id, payload, attempts, created_at, trace"
        ),
        args![kind, now, i64::try_from(most).unwrap_or(i64::MAX), until, node],
    );
    let rows = database.commit(write).await?;
    let mut jobs = rows.into_iter().map(read).collect::<Result<Vec<_>, _>>()?;
    jobs.sort_by_key(|job| job.id);
    Ok(jobs)
}

fn read(mut row: Row) -> Result<ClaimedJob, StoreError> {
    Ok(ClaimedJob {
        id: row.take()?,
        workspace: row.take()?,
        payload: row.take()?,
        attempts: row.take()?,
        created_at: row.take()?,
        trace: row.take()?,
    })
}

/// Keeps a job for longer.
pub fn renew(write: &mut Write, job: &ClaimedJob, until: Timestamp) {
    const SQL: &str = "UPDATE outbox SET run_at = $3 WHERE id = $1 AND attempts = $2 AND failed_at IS NULL";
    write.any(SQL, args![job.id, job.attempts, until]);
}

/// Takes a job that is done out of the outbox, together with what it led to. The write is lost under the label `job` when
/// somebody else has taken it meanwhile.
pub fn finish(write: &mut Write, job: &ClaimedJob) {
    write.one(lost::JOB, "DELETE FROM outbox WHERE id = $1 AND attempts = $2", args![job.id, job.attempts]);
}

/// Takes a job that is done out of the outbox, unless that has happened or somebody else has taken it meanwhile.
pub fn forget(write: &mut Write, job: &ClaimedJob) {
    write.any("DELETE FROM outbox WHERE id = $1 AND attempts = $2", args![job.id, job.attempts]);
}

/// Puts a job off.
pub fn put_off(write: &mut Write, job: &ClaimedJob, run_at: Timestamp, error: &str) {
    write.any(
        "UPDATE outbox SET run_at = $3, claimed_by = NULL, last_error = $4 WHERE id = $1 AND attempts = $2",
        args![job.id, job.attempts, run_at, error],
    );
}

/// Gives a job up; it stays visible. The write is lost under the label `job` when somebody else has taken it meanwhile.
pub fn give_up(write: &mut Write, job: &ClaimedJob, now: Timestamp, error: &str) {
    write.one(
        lost::JOB,
        "UPDATE outbox SET failed_at = $3, claimed_by = NULL, last_error = $4 WHERE id = $1 AND attempts = $2",
        args![job.id, job.attempts, now, error],
    );
}

/// Takes up a job that was given up, as if it were new. The write is lost under the label `job` where there is none.
pub fn take_up(write: &mut Write, workspace: WorkspaceId, id: JobId, now: Timestamp) {
    write.one(
        lost::JOB,
        "UPDATE outbox SET failed_at = NULL, last_error = NULL, run_at = $3, created_at = $3
         WHERE workspace_id = $1 AND id = $2 AND failed_at IS NOT NULL",
        args![workspace, id, now],
    );
}

/// A job that was tried and is tried again.
#[derive(Debug, Clone)]
pub struct PutOffJob {
    /// Its id.
    pub id: JobId,
    /// With what, as JSON.
    pub payload: String,
    /// How often it was tried.
    pub attempts: i64,
    /// When it was written.
    pub created_at: Timestamp,
    /// When it is tried again.
    pub run_at: Timestamp,
    /// What went wrong last.
    pub last_error: String,
}

/// Jobs of one kind and workspace that are tried again, the newest first, at most so many.
///
/// # Errors
/// When the database does not answer.
pub async fn put_off_jobs(
    database: &Database,
    workspace: WorkspaceId,
    kind: &str,
    most: i64,
) -> Result<Vec<PutOffJob>, StoreError> {
    const SQL: &str = "SELECT id, payload, attempts, created_at, run_at, last_error FROM outbox
                       WHERE kind = $2 AND workspace_id = $1 AND failed_at IS NULL AND last_error IS NOT NULL
                       ORDER BY created_at DESC, id DESC LIMIT $3";
    let map = |mut row: Row| {
        Ok(PutOffJob {
            id: row.take()?,
            payload: row.take()?,
            attempts: row.take()?,
            created_at: row.take()?,
            run_at: row.take()?,
            last_error: row.take()?,
        })
    };
    database.query(SQL, args![workspace, kind, most], map).await
}

/// Lets the jobs go that a node has taken and not settled: they are due, as if it had not taken them.
pub fn release(write: &mut Write, node: NodeId, now: Timestamp) {
    write.any(
        "UPDATE outbox SET run_at = $2, claimed_by = NULL, attempts = attempts - 1
         WHERE claimed_by = $1 AND failed_at IS NULL",
        args![node, now],
    );
}

/// Lets the jobs go of nodes that died, before their leases end.
pub fn release_those_of_the_dead(write: &mut Write, now: Timestamp) {
    write.any(
        "UPDATE outbox SET run_at = $1, claimed_by = NULL
         WHERE claimed_by IS NOT NULL AND failed_at IS NULL
           AND NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = outbox.claimed_by AND n.seen_at > $2)",
        args![now, now.plus_millis(-nodes::LIFE_MILLIS)],
    );
}

/// Lets all jobs go: for a start where no other node can be at work.
pub fn release_everybodys(write: &mut Write, now: Timestamp) {
    write.any(
        "UPDATE outbox SET run_at = $1, claimed_by = NULL WHERE claimed_by IS NOT NULL AND failed_at IS NULL",
        args![now],
    );
}

/// How many jobs there are, by kind.
///
/// # Errors
/// When the database does not answer.
pub async fn depths(database: &Database) -> Result<Vec<Depth>, StoreError> {
    const SQL: &str = "SELECT kind, count(*) - count(failed_at), count(failed_at),
                              min(CASE WHEN failed_at IS NULL THEN created_at END)
                       FROM outbox GROUP BY kind ORDER BY kind";
    let map = |mut row: Row| {
        Ok(Depth { kind: row.take()?, open: row.take()?, failed: row.take()?, oldest: row.take()? })
    };
    database.query(SQL, args![], map).await
}

/// Jobs of one kind and workspace that are not done.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WaitingJobs {
    /// How many.
    pub count: i64,
    /// When the oldest was written.
    pub oldest: Option<Timestamp>,
    /// What an attempt at one of them ended with.
    pub last_error: Option<String>,
}

/// Jobs of one kind and workspace that are not done.
///
/// # Errors
/// When the database does not answer.
pub async fn waiting_in(
    database: &Database,
    workspace: WorkspaceId,
    kind: &str,
) -> Result<WaitingJobs, StoreError> {
    const SQL: &str = "SELECT count(*), min(created_at), max(last_error) FROM outbox
                       WHERE kind = $2 AND workspace_id = $1 AND failed_at IS NULL";
    let map = |mut row: Row| Ok(WaitingJobs { count: row.take()?, oldest: row.take()?, last_error: row.take()? });
    Ok(database.query(SQL, args![workspace, kind], map).await?.pop().unwrap_or_default())
}

/// How many jobs are due or under way at that moment; those that were put off wait for theirs.
///
/// # Errors
/// When the database does not answer.
pub async fn busy(database: &Database, now: Timestamp) -> Result<i64, StoreError> {
    const SQL: &str = "SELECT count(*) FROM outbox
                       WHERE failed_at IS NULL AND (claimed_by IS NOT NULL OR run_at <= $1)";
    Ok(database.query(SQL, args![now], |mut row| row.take()).await?.pop().unwrap_or(0))
}

/// Deletes jobs that name somebody, by their address in small letters or by their id; those that were given up as well, of
/// which the mail server may have said who did not get them.
pub fn delete_about(write: &mut Write, workspace: WorkspaceId, name: &str) {
    write.any(
        "DELETE FROM outbox WHERE workspace_id = $1 AND lower(payload) LIKE $2 ESCAPE '!'",
        // Between its quotation marks: no longer address is taken for it.
        args![workspace, contains(&format!("\"{name}\""))],
    );
}
