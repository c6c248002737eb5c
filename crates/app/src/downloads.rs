//! Downloads are noted in the activity stream, but not one by one: a cached PDF would wait for the disk longer than for
//! anything else. They gather for a moment and are written together. Whoever reads the stream on this node waits for what
//! has gathered, so nothing that was answered is missing from it; a process that is killed loses at most that moment.

use std::sync::OnceLock;
use std::time::Duration;

use model::id::WorkspaceId;
use model::{Result, activity::NewActivity};
use store::Write;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::App;

/// How long downloads gather.
const MOMENT: Duration = Duration::from_millis(50);
/// How many are written together, and how many may wait before downloads slow down.
const TOGETHER: usize = 500;
const WAITING: usize = 4_096;

/// Where downloads are noted.
#[derive(Default)]
pub(crate) struct Downloads(OnceLock<mpsc::Sender<Note>>);

enum Note {
    Download(WorkspaceId, Box<NewActivity>),
    /// Somebody wants to read the stream.
    Flush(oneshot::Sender<()>),
}

impl Downloads {
    /// Starts the task that writes; before, each download is written by itself.
    pub fn start(&self, app: &App) {
        let (sender, receiver) = mpsc::channel(WAITING);
        if self.0.set(sender).is_ok() {
            tokio::spawn(write_down(app.clone(), receiver));
        }
    }

    /// Notes a download.
    pub async fn note(&self, app: &App, workspace: WorkspaceId, activity: NewActivity) -> Result<()> {
        let mut note = Note::Download(workspace, Box::new(activity));
        if let Some(notes) = self.0.get() {
            match notes.send(note).await {
                Ok(()) => return Ok(()),
                Err(returned) => note = returned.0,
            }
        }
        if let Note::Download(workspace, activity) = note {
            let mut write = Write::new();
            store::activity::insert(&mut write, workspace, &activity);
            app.database().commit(write).await?;
        }
        Ok(())
    }

    /// Waits until what was noted before is written.
    pub async fn flush(&self) {
        let Some(notes) = self.0.get() else { return };
        let (done, written) = oneshot::channel();
        // Fails only when the task has ended, and then nothing waits.
        if notes.send(Note::Flush(done)).await.is_ok() {
            let _ = written.await;
        }
    }
}

async fn write_down(app: App, mut noted: mpsc::Receiver<Note>) {
    let mut rows = Vec::new();
    let mut until = None;
    loop {
        let next = match until {
            None => noted.recv().await.map(Some),
            Some(moment) => match tokio::time::timeout_at(moment, noted.recv()).await {
                Ok(note) => note.map(Some),
                Err(_) => Some(None),
            },
        };
        match next {
            // Nobody can note anything any more.
            None => return commit(&app, &mut rows).await,
            Some(Some(Note::Download(workspace, activity))) => {
                rows.push((workspace, activity));
                until = until.or_else(|| Some(Instant::now() + MOMENT));
                if rows.len() >= TOGETHER {
                    commit(&app, &mut rows).await;
                    until = None;
                }
            }
            Some(Some(Note::Flush(done))) => {
                commit(&app, &mut rows).await;
                until = None;
                // Whoever asked may have gone.
                let _ = done.send(());
            }
            Some(None) => {
                commit(&app, &mut rows).await;
                until = None;
            }
        }
    }
}

/// Writes what gathered. When the database does not answer it is tried once more with what comes next, up to a bound.
async fn commit(app: &App, rows: &mut Vec<(WorkspaceId, Box<NewActivity>)>) {
    if rows.is_empty() {
        return;
    }
    let mut write = Write::new();
    for (workspace, activity) in rows.iter() {
        store::activity::insert(&mut write, *workspace, activity);
    }
    match app.database().commit(write).await {
        Ok(_) => rows.clear(),
        Err(error) => {
            tracing::warn!(error = %model::error::Chain(&error), rows = rows.len(), "downloads could not be noted");
            let kept = rows.len().min(WAITING);
            rows.drain(..rows.len() - kept);
        }
    }
}
