//! Files that no row names: bytes whose row was never committed since a process died in between, and prints that nobody has
//! asked for in a long time. They are looked for once a week, by one node.
//!
//! What is young is left alone, whoever names it or not: bytes come before their row. And while somebody copies files
//! nothing is touched, since the rows that they have read may name what those of today do not.

use std::collections::HashSet;

use futures::TryStreamExt;
use model::error::Result;
use model::id::WorkspaceId;
use store::blobs::Listed;
use store::{StoreError, Write};

use crate::App;

const DAY_MILLIS: i64 = 24 * 60 * 60 * 1_000;
/// The pause between two rounds.
const PAUSE_MILLIS: i64 = 7 * DAY_MILLIS;
/// How old a file must be that no row names, and how old a print.
const UNCLAIMED_MILLIS: i64 = 7 * DAY_MILLIS;
const PRINT_MILLIS: i64 = 30 * DAY_MILLIS;

/// Looks for them where that is due, until it is told to stop. Gives how many files were deleted.
///
/// # Errors
/// When the database or the files do not answer.
pub async fn clear_due(app: &App, is_stopped: impl Fn() -> bool + Send) -> Result<usize> {
    let mut write = Write::new();
    store::unclaimed_files::take_round(&mut write, app.now(), PAUSE_MILLIS);
    match app.database().commit(write).await {
        Err(StoreError::Lost(_)) => return Ok(0),
        taken => taken?,
    };
    let mut count = 0;
    for workspace in store::workspaces::all(app.database()).await? {
        let workspace = workspace.id;
        for folder in [Folder::Prints, Folder::Uploads, Folder::Sealed] {
            if is_stopped() || store::file_holds::any(app.database(), app.now()).await? {
                return Ok(count);
            }
            count += clear(app, workspace, folder).await?;
        }
    }
    if count > 0 {
        tracing::info!(files = count, "files that nothing refers to were deleted");
    }
    Ok(count)
}

#[derive(Clone, Copy)]
enum Folder {
    Prints,
    Uploads,
    Sealed,
}

impl Folder {
    const fn name(self) -> &'static str {
        match self {
            Self::Prints => "renders",
            Self::Uploads => "files",
            Self::Sealed => "sealed",
        }
    }

    const fn age_millis(self) -> i64 {
        match self {
            Self::Prints => PRINT_MILLIS,
            Self::Uploads | Self::Sealed => UNCLAIMED_MILLIS,
        }
    }
}

async fn clear(app: &App, workspace: WorkspaceId, folder: Folder) -> Result<usize> {
    let before = app.now().plus_millis(-folder.age_millis());
    let old = app.blobs().list(&format!("{}/{workspace}", folder.name()));
    let mut old = std::pin::pin!(old.try_filter(|file| std::future::ready(file.written_at < before)));
    // The rows are asked after a file was seen: one that is named by then stays.
    let mut sealed = None;
    let mut count = 0;
    while let Some(file) = old.try_next().await? {
        let claimed = match folder {
            Folder::Prints => false,
            Folder::Uploads => is_upload(app, workspace, &file).await?,
            Folder::Sealed => {
                if sealed.is_none() {
                    sealed = Some(store::unclaimed_files::sealed(app.database(), workspace).await?);
                }
                is_among(sealed.as_ref(), &file)
            }
        };
        if !claimed {
            app.blobs().delete(&file.name).await?;
            count += 1;
        }
    }
    Ok(count)
}

/// The hash that a file is named by, without what stands behind it.
fn hash(file: &Listed) -> &str {
    let last = file.name.rsplit('/').next().unwrap_or_default();
    last.split('.').next().unwrap_or_default()
}

async fn is_upload(app: &App, workspace: WorkspaceId, file: &Listed) -> Result<bool> {
    Ok(store::files::has_bytes(app.database(), workspace, hash(file)).await?)
}

fn is_among(claimed: Option<&HashSet<String>>, file: &Listed) -> bool {
    claimed.is_none_or(|claimed| claimed.contains(hash(file)))
}
