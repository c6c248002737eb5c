//! What is to be done after a commit: written in the transaction that causes it, so that neither is without the other.

use model::Timestamp;
use model::id::{JobId, WorkspaceId};

use crate::args;
use crate::engine::Write;

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
}

/// Adds a job.
pub fn insert(write: &mut Write, workspace: WorkspaceId, job: &NewJob, now: Timestamp) {
    write.one(
        "job",
        "INSERT INTO outbox (workspace_id, id, kind, payload, run_at, attempts, created_at)
         VALUES ($1, $2, $3, $4, $5, 0, $6)",
        args![workspace, job.id, job.kind, job.payload.to_string(), job.run_at, now],
    );
}
