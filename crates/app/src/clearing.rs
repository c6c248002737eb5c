//! What takes long and may wait: documents that were kept for long enough, templates for one document that is gone, the
//! files of old exports, what deleted workspaces left behind, and files that no row names. It has a task of its own, so that
//! audit chains and search indexes do not wait for it.

use std::time::Duration;

use model::Result;
use model::id::WorkspaceId;
use store::blobs::names::Folder;
use store::deleted_workspaces::Closed;
use tokio::sync::{Notify, watch};

use crate::background::Background;
use crate::{App, Fit, documents, exports, setback, templates, unclaimed_files};

/// How often it is looked what is due.
const PACE: Duration = Duration::from_mins(1);
/// How long a request or a job that began before its workspace was deleted may still write something.
const SETTLED_MILLIS: i64 = 60 * 60 * 1_000;

#[derive(Default)]
pub(crate) struct Clearing {
    task: Background,
    woken: Notify,
}

impl Clearing {
    pub fn start(&self, app: &App) {
        self.task.start(|stopped| run(app.clone(), stopped));
    }

    pub async fn stop(&self) {
        self.task.stop().await;
    }

    /// Has it looked now.
    pub fn wake(&self) {
        self.woken.notify_one();
    }
}

async fn run(app: App, mut stopped: watch::Receiver<bool>) {
    let mut pace = tokio::time::interval(PACE);
    pace.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = stopped.changed() => return,
            () = app.clearing().woken.notified() => {}
            _ = pace.tick() => {}
        }
        let is_stopped = || *stopped.borrow();
        if let Err(error) = documents::delete_kept_long_enough(&app, is_stopped).await {
            setback::tell(&app, &error, "old documents could not be deleted; it is tried again");
        }
        if let Err(error) = templates::clear_unused(&app, is_stopped).await {
            setback::tell(
                &app,
                &error,
                "templates that were for one document could not be deleted; it is tried again",
            );
        }
        match app.file_tie().look(&app).await {
            Ok(Fit::Fits { .. }) => {}
            // It has said so.
            Ok(_) => continue,
            Err(error) => {
                setback::tell(
                    &app,
                    &error,
                    "whether the files belong to the database can't be told; it is tried again",
                );
                continue;
            }
        }
        if let Err(error) = exports::remove_expired(&app, is_stopped).await {
            setback::tell(&app, &error, "the files of old exports could not be removed; it is tried again");
        }
        if let Err(error) = clear_deleted(&app, is_stopped).await {
            setback::tell(&app, &error, "a deleted workspace could not be cleared away; it is tried again");
        }
        if let Err(error) = unclaimed_files::clear_due(&app, is_stopped).await {
            setback::tell(&app, &error, "files that nothing refers to could not be deleted; it is tried again");
        }
    }
}

/// Clears away what deleted workspaces left behind. What was under way when one was deleted may come later, so it is looked
/// for again until nothing can be under way any more. Two nodes that do this at once do the same.
async fn clear_deleted(app: &App, is_stopped: impl Fn() -> bool + Send + Copy) -> Result<()> {
    let settled = app.now().plus_millis(-SETTLED_MILLIS);
    for Closed { id: workspace, at } in store::deleted_workspaces::left(app.database()).await? {
        // Whoever copies files may have read its rows before it was deleted; its files stay until that is done.
        if store::file_holds::any(app.database(), app.now()).await? {
            return Ok(());
        }
        // Entries without a link would get one after the chain is gone.
        store::audit::catch_up(app.database()).await?;
        if !store::deleted_workspaces::clear(app.database(), workspace, is_stopped).await? {
            return Ok(());
        }
        delete_files(app, workspace).await?;
        if at > settled {
            continue;
        }
        let mut write = store::Write::new();
        store::deleted_workspaces::gone(&mut write, workspace);
        app.database().commit(write).await?;
        tracing::info!(%workspace, "nothing is left of a deleted workspace");
    }
    Ok(())
}

async fn delete_files(app: &App, workspace: WorkspaceId) -> Result<()> {
    for folder in Folder::ALL {
        app.blobs().delete_folder(&folder.of(workspace)).await?;
    }
    Ok(())
}
