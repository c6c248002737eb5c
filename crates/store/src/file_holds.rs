//! Whoever copies files needs them to stay for a while: a backup reads the rows first and the files that they name after
//! that, and what was deleted in between must still be there.

use std::sync::Arc;
use std::time::Duration;

use model::{Clock, Timestamp};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::args;
use crate::engine::{Database, StoreError, Write};

/// How long a hold lasts after it was last renewed: a backup that died holds nothing for long.
pub const LASTS_MILLIS: i64 = 120_000;

/// How often it is renewed.
const PACE: Duration = Duration::from_secs(20);

/// A hold for as long as it takes.
pub struct Holding {
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), StoreError>>,
}

impl Holding {
    /// Holds all files from now on.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn begin(database: &Database, id: String, clock: Arc<dyn Clock>) -> Result<Self, StoreError> {
        let mut write = Write::new();
        hold(&mut write, &id, clock.now());
        database.commit(write).await?;
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(renew(database.clone(), id, clock, stopped));
        Ok(Self { stop, task })
    }

    /// Lets go.
    ///
    /// # Errors
    /// When the files were not held all the time, since the database did not answer for too long.
    pub async fn end(self) -> Result<(), StoreError> {
        // Fails only when the task has ended, which then tells why.
        let _ = self.stop.send(());
        self.task.await.map_err(|error| StoreError::Unavailable(Box::new(error)))?
    }
}

async fn renew(
    database: Database,
    id: String,
    clock: Arc<dyn Clock>,
    mut stopped: oneshot::Receiver<()>,
) -> Result<(), StoreError> {
    let mut until = clock.now().plus_millis(LASTS_MILLIS);
    loop {
        let goes_on = tokio::time::timeout(PACE, &mut stopped).await.is_err();
        let now = clock.now();
        if now > until {
            return Err(StoreError::Unavailable("files could not be held for as long as they were needed".into()));
        }
        let mut write = Write::new();
        if !goes_on {
            release(&mut write, &id, now);
            // They were held, and that is what counts: what is not let go lapses by itself.
            if let Err(error) = database.commit(write).await {
                tracing::warn!(error = %model::error::Chain(&error), "a hold on files could not be ended; it lapses");
            }
            return Ok(());
        }
        hold(&mut write, &id, now);
        if database.commit(write).await.is_ok() {
            until = now.plus_millis(LASTS_MILLIS);
        }
    }
}

/// Holds all files, or goes on to.
pub fn hold(write: &mut Write, id: &str, now: Timestamp) {
    write.one(
        "file hold",
        "INSERT INTO file_holds (id, until) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET until = excluded.until",
        args![id, now.plus_millis(LASTS_MILLIS)],
    );
}

/// Lets go, and forgets those that ended without saying so.
pub fn release(write: &mut Write, id: &str, now: Timestamp) {
    write.any("DELETE FROM file_holds WHERE id = $1 OR until < $2", args![id, now]);
}

/// Whether anybody needs files to stay.
///
/// # Errors
/// When the database does not answer.
pub async fn any(database: &Database, now: Timestamp) -> Result<bool, StoreError> {
    const SQL: &str = "SELECT id FROM file_holds WHERE until > $1 LIMIT 1";
    Ok(!database.lookup(SQL, args![now], |mut row| row.take::<String>()).await?.is_empty())
}
