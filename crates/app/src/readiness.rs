//! Whether this node can do its work: its database takes writes, its files answer, and there is room for more of both.
//!
//! It is asked often, by every load balancer, and costs a write; so a word on it stands for a moment.

use std::time::Duration;

use model::error::Chain;
use model::{Error, Result};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::App;

/// How long a word stands.
const FRESH: Duration = Duration::from_secs(1);
/// How long it may take to find out; whoever asks does not wait longer either.
const PATIENCE: Duration = Duration::from_secs(5);
/// With less room than this a disk counts as full: an upload, or the database's next step, may not fit any more.
pub const LEAST_FREE: u64 = 16 * 1024 * 1024;

/// The last word.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Option<String>)>>);

impl Readiness {
    /// The word of a moment ago, or a new one.
    pub async fn check(&self, app: &App) -> Result<()> {
        // Those who ask at the same time wait for one answer.
        let mut last = self.0.lock().await;
        let problem = match last.as_ref() {
            Some((at, problem)) if at.elapsed() < FRESH => problem.clone(),
            _ => {
                let found = timeout(PATIENCE, look(app)).await;
                let found = found.unwrap_or_else(|_| Err(Error::Unavailable("no answer in time".into())));
                let problem = found.err().map(|error| words(&error));
                *last = Some((Instant::now(), problem.clone()));
                problem
            }
        };
        problem.map_or(Ok(()), |problem| Err(Error::Unavailable(problem.into())))
    }
}

async fn look(app: &App) -> Result<()> {
    for (place, free) in app.disks() {
        has_room(place, free)?;
    }
    store::readiness::write(app.database(), app.now()).await?;
    app.blobs().check().await?;
    Ok(())
}

/// What is wrong, without the words for clients, which whoever asks adds anew.
fn words(error: &Error) -> String {
    match error {
        Error::Unavailable(cause) | Error::Internal(cause) => Chain(cause.as_ref()).to_string(),
        other => Chain(other).to_string(),
    }
}

fn has_room(place: &str, free: u64) -> Result<()> {
    if free < LEAST_FREE {
        let problem = format!("the disk of the {place} is full: {} MiB are left", free / 1024 / 1024);
        return Err(Error::Unavailable(problem.into()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_with_little_room_is_full() {
        assert!(has_room("database", LEAST_FREE).is_ok());
        let error = has_room("database", LEAST_FREE - 1).expect_err("full");
        assert_eq!(words(&error), "the disk of the database is full: 15 MiB are left");
    }
}
