//! Looking at the seal of a PDF that somebody sent.

use std::time::Duration;

use bytes::Bytes;
use model::id::WorkspaceId;
use serde_json::Value;

use crate::worker::{Failure, Job, Limits, Reply, Workers};

const LIMITS: Limits = Limits { processor: Duration::from_secs(10), deadline: Duration::from_secs(20) };

impl Workers {
    /// Tells what there is to say of a PDF's seal. `ours` are the certificates that this instance has sealed with, by
    /// their SHA-256. The answer is a report of `seal::verify`, as JSON.
    ///
    /// # Errors
    /// Why no worker gave an answer.
    pub async fn verify(&self, content: Bytes, ours: Vec<[u8; 32]>) -> Result<Value, Failure> {
        // Whoever verifies belongs to no workspace; all of them wait in one line.
        let (answer, _) =
            self.ask::<Value>(WorkspaceId::NOTHING, Job::Verify(ours), vec![content], LIMITS).await?;
        Ok(answer)
    }
}

/// In the worker.
pub(in crate::worker) fn run(ours: &[[u8; 32]], files: &[Bytes]) -> Reply {
    let content = files.first().map(|content| &content[..]).unwrap_or_default();
    Reply::new(&seal::verify(content, ours), Vec::new())
}
