//! `countersign transfer`: an instance moves from one database, and one place of files, to others.

use std::path::Path;
use std::sync::Arc;

use model::Clock;
use model::clock::SystemClock;
use model::id::JobId;
use model::random::SystemRandom;
use store::Database;
use store::blobs::{Blobs, CopiedFiles};
use store::dump::Wanted;
use store::file_holds::Holding;

use super::lacking::must_be_whole;
use super::say;
use crate::progress::Shown;
use crate::{Failure, data_folder, opening, watching};

/// What `transfer` takes.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The database to copy: `sqlite:/path/to/file` or `postgres://…`. It may be in use; it is only read, but for a
    /// note that files must stay meanwhile. Others see a command line: with a password in it, give it by `COUNTERSIGN_TRANSFER_FROM`.
    #[arg(long, value_name = "URL", env = "COUNTERSIGN_TRANSFER_FROM", hide_env_values = true)]
    from: String,
    /// The database to fill, which must be empty. Its tables are made. With a password in it, give it by `COUNTERSIGN_TRANSFER_TO`.
    #[arg(long, value_name = "URL", env = "COUNTERSIGN_TRANSFER_TO", hide_env_values = true)]
    to: String,
    /// Where files are now: `file:/path/to/folder` or `s3://bucket/prefix`.
    #[arg(long, value_name = "URL", requires = "blobs_to")]
    blobs_from: Option<String>,
    /// Where they are copied to; those that are there already are left alone.
    #[arg(long, value_name = "URL", requires = "blobs_from")]
    blobs_to: Option<String>,
}

/// Copies everything, and compares.
pub(super) async fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments { from, to, .. } = arguments;
    if from == to {
        return Err("--from and --to name the same database; name an empty one with --to".into());
    }
    let places = places(arguments)?;
    if let Some(path) = from.strip_prefix("sqlite:")
        && !Path::new(path).exists()
    {
        return Err(format!("there is no database at {path}; check --from").into());
    }
    let source =
        Database::open(from).await.map_err(|error| opening::database_failed("the source", "--from", &error))?;
    if let Some(path) = to.strip_prefix("sqlite:").map(Path::new)
        && let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty())
    {
        data_folder::make(folder, "the folder", "--to")?;
    }
    // Held until the end: nobody serves from a file while it is filled.
    let _lock = data_folder::lock_database(to, "--to")?;
    let target =
        Database::open(to).await.map_err(|error| opening::database_failed("the target", "--to", &error))?;
    store::dump::refuse_used(&target, SystemClock.now()).await?;
    store::migrate(&target).await.map_err(|error| opening::migration_failed("the target", "--to", error))?;
    let work = Box::pin(copy(&source, &target, places.as_ref()));
    let work = watching::while_it_answers(&target, "--to", work);
    let copied = watching::while_it_answers(&source, "--from", work).await;
    let missing = match (&copied, &places) {
        (Ok(_), Some((_, to))) => store::named_files::missing(&target, to).await,
        _ => Ok(Vec::new()),
    };
    let marked = match (&copied, &places) {
        (Ok(_), Some((_, to))) => store::file_mark::copied(&target, to, SystemClock.now(), &SystemRandom).await,
        _ => Ok(()),
    };
    source.close().await;
    target.close().await;
    let (rows, tables, files) = copied?;
    marked?;
    say(format_args!("{rows} rows of {tables} tables are in the new database, compared row by row"));
    if let Some(CopiedFiles { copied, there }) = files {
        say(format_args!("{copied} files were copied and compared, {there} were there already"));
    }
    say(
        "Point COUNTERSIGN_DATABASE_URL (and COUNTERSIGN_BLOBS_URL) there and keep the keys; what was written since this \
         began is in the old one alone",
    );
    must_be_whole(&missing?, &[], "the instance was moved", "--blobs-from")
}

async fn copy(
    source: &Database,
    target: &Database,
    places: Option<&(Blobs, Blobs)>,
) -> Result<(u64, usize, Option<CopiedFiles>), Failure> {
    let run = JobId::new(SystemClock.now(), &SystemRandom).to_string();
    let progress = Shown::new();
    store::dump::refuse_foreign(source).await?;
    // What the rows name stays until it is copied, whatever is deleted meanwhile.
    let hold = Holding::begin(source, run.clone(), source.clock_or(Arc::new(SystemClock))).await?;
    let wanted = Wanted { command: "transfer".to_owned(), run, now: SystemClock.now() };
    let files = async || match places {
        Some((from, to)) => store::blobs::copy_all(from, to, &progress).await.map(Some),
        None => Ok(None),
    };
    let (moved, files) = store::dump::transfer(source, target, wanted, hold, files, &progress).await?;
    Ok((moved.rows(), moved.tables.len(), files))
}

fn places(arguments: &Arguments) -> Result<Option<(Blobs, Blobs)>, Failure> {
    let (Some(from), Some(to)) = (&arguments.blobs_from, &arguments.blobs_to) else { return Ok(None) };
    if let Some(path) = from.strip_prefix("file:")
        && !Path::new(path).exists()
    {
        return Err(format!("there is no folder at {path}; check --blobs-from").into());
    }
    let open = |url: &str, what, option| {
        Blobs::open(url).map_err(|error| opening::files_failed(what, option, url, &error))
    };
    Ok(Some((open(from, "the files", "--blobs-from")?, open(to, "the new place of files", "--blobs-to")?)))
}
