//! Looking into an uploaded file.

use std::time::Duration;

use bytes::Bytes;
use model::id::WorkspaceId;
use serde::{Deserialize, Serialize};

use crate::files::{self, Examined, FileLimits, Found, Refused};
use crate::worker::{Failure, Job, Limits, Reply, Workers};

/// A file that takes longer than this to read is no document that anybody could sign.
const LIMITS: Limits = Limits { processor: Duration::from_secs(10), deadline: Duration::from_secs(20) };

#[derive(Debug, Serialize, Deserialize)]
struct Read {
    found: Found,
    has_copy: bool,
}

type Answer = Result<Read, Refused>;

impl Workers {
    /// Looks into an uploaded file.
    ///
    /// # Errors
    /// Outside, why no worker gave an answer; inside, why the file is refused.
    pub async fn examine(
        &self,
        workspace: WorkspaceId,
        content: Bytes,
    ) -> Result<Result<Examined, Refused>, Failure> {
        let (answer, mut copies) = self.ask::<Answer>(workspace, Job::Examine, vec![content], LIMITS).await?;
        Ok(answer.map(|Read { found, has_copy }| Examined {
            found,
            printable: if has_copy { copies.pop() } else { None },
        }))
    }
}

/// In the worker.
pub(in crate::worker) fn run(files: &[Bytes]) -> Reply {
    let content = files.first().map(|content| &content[..]).unwrap_or_default();
    match files::examine(content, &FileLimits::default()) {
        Ok(Examined { found, printable }) => {
            let read = Read { found, has_copy: printable.is_some() };
            Reply::new(&Answer::Ok(read), printable.into_iter().collect())
        }
        Err(refused) => Reply::new(&Answer::Err(refused), Vec::new()),
    }
}
