//! Files that no row names: bytes whose row was never committed since a process died in between, what such a process had
//! written of a file by then, and prints and exports that were made a long time ago. They are looked for once a week, by one node.
//!
//! What is young is left alone, whoever names it or not: bytes come before their row. And while somebody copies files
//! nothing is touched, since the rows that they have read may name what those of today do not; nor where the files do not
//! belong to the database, since then its rows are not the ones that count.

use futures::TryStreamExt;
use model::error::Result;
use model::id::WorkspaceId;
use store::blobs::Listed;
use store::blobs::names::Folder;
use store::{StoreError, Write};

use crate::{App, Fit};

const DAY_MILLIS: i64 = 24 * 60 * 60 * 1_000;
/// The pause between two rounds.
const PAUSE_MILLIS: i64 = 7 * DAY_MILLIS;
/// How old a file must be that no row names, and how old a print.
const UNCLAIMED_MILLIS: i64 = 7 * DAY_MILLIS;
const PRINT_MILLIS: i64 = 30 * DAY_MILLIS;
/// How old the file of an export is that nobody can have any more: others went long before, by their rows.
const EXPORT_MILLIS: i64 = 14 * DAY_MILLIS;

/// Looks for them where that is due, until it is told to stop. Gives how many files were deleted.
///
/// # Errors
/// When the database or the files do not answer.
pub async fn clear_due(app: &App, is_stopped: impl Fn() -> bool + Send + Copy) -> Result<usize> {
    let Fit::Fits { accepted_at } = app.file_tie().look(app).await? else { return Ok(0) };
    // Whoever said so by mistake has as long to notice as a file is left alone.
    if accepted_at.is_some_and(|at| app.now() < at.plus_millis(UNCLAIMED_MILLIS)) || is_held(app).await? {
        return Ok(0);
    }
    let mut write = Write::new();
    let round = store::unclaimed_files::take_round(&mut write, app.now(), PAUSE_MILLIS);
    match app.database().commit(write).await {
        Err(StoreError::Lost(_)) => return Ok(0),
        taken => taken?,
    };
    let mut count = 0;
    let ended = clear_all(app, is_stopped, &mut count).await;
    if !matches!(ended, Ok(true)) {
        let mut write = Write::new();
        store::unclaimed_files::give_round_back(&mut write, round);
        app.database().commit(write).await?;
    }
    if count > 0 {
        tracing::info!(files = count, "files that nothing refers to were deleted");
    }
    ended.map(|_| count)
}

/// Whether somebody copies files.
async fn is_held(app: &App) -> Result<bool> {
    Ok(store::file_holds::any(app.database(), app.now()).await?)
}

/// Looks through the files of all workspaces. Tells whether it came to an end.
async fn clear_all(app: &App, is_stopped: impl Fn() -> bool + Send + Copy, count: &mut usize) -> Result<bool> {
    // No row ever named what was never whole, and nobody copies it.
    *count += app.blobs().clear_leftovers(app.now().plus_millis(-UNCLAIMED_MILLIS), is_stopped).await?;
    for workspace in store::workspaces::all(app.database()).await? {
        for folder in Folder::ALL {
            if !clear(app, workspace.id, folder, is_stopped, count).await? {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// How old a file of that kind is when it is no longer waited for a row that names it.
const fn age_millis(folder: Folder) -> i64 {
    match folder {
        Folder::Prints => PRINT_MILLIS,
        Folder::Uploads | Folder::Sealed => UNCLAIMED_MILLIS,
        Folder::Exports => EXPORT_MILLIS,
    }
}

/// Looks through a folder. Tells whether it came to its end.
async fn clear(
    app: &App,
    workspace: WorkspaceId,
    folder: Folder,
    is_stopped: impl Fn() -> bool + Send,
    count: &mut usize,
) -> Result<bool> {
    let before = app.now().plus_millis(-age_millis(folder));
    let mut files = std::pin::pin!(app.blobs().list(&folder.of(workspace)));
    // The rows are asked after a file was seen: one that is named by then stays.
    let mut sealed = None;
    while let Some(file) = files.try_next().await? {
        if is_stopped() {
            return Ok(false);
        }
        if file.written_at >= before {
            continue;
        }
        let claimed = match folder {
            Folder::Prints | Folder::Exports => false,
            Folder::Uploads => store::files::has_bytes(app.database(), workspace, hash(&file)).await?,
            Folder::Sealed => {
                if sealed.is_none() {
                    sealed = Some(store::unclaimed_files::sealed(app.database(), workspace).await?);
                }
                sealed.as_ref().is_none_or(|sealed| sealed.may_hold(hash(&file)))
            }
        };
        if claimed {
            continue;
        }
        // After the rows: whoever holds files from now on reads rows that do not name it either.
        if is_held(app).await? {
            return Ok(false);
        }
        app.blobs().delete(&file.name).await?;
        *count += 1;
    }
    Ok(!is_stopped())
}

/// The hash that a file is named by, without what stands behind it.
fn hash(file: &Listed) -> &str {
    let last = file.name.rsplit('/').next().unwrap_or_default();
    last.split('.').next().unwrap_or_default()
}
