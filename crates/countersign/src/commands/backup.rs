//! `countersign backup`: a whole instance in one file, while it runs.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use model::Clock;
use model::clock::SystemClock;
use model::id::JobId;
use model::random::SystemRandom;
use store::Database;
use store::archive::{self, Contents, Written};

use super::lacking::must_be_whole;
use super::say;
use crate::instance::{self, Missing, Opened};
use crate::keys_at_rest::KeysAtRest;
use crate::progress::Shown;
use crate::settings::Settings;
use crate::{Failure, opening, signals, watching};

/// What `backup` takes.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The file to write, a tar archive. It holds everything, keys included: keep it as safe as the service.
    path: PathBuf,
}

/// Writes the archive, until it is told to stop.
pub(super) async fn run(settings: &Settings, arguments: &Arguments) -> Result<(), Failure> {
    let stopped = signals::told_to_stop()?;
    let path = &arguments.path;
    if path.as_os_str() == "-" {
        return Err("a backup goes into a file, which gets its name once it is whole, and not to standard output; name one".into());
    }
    let was_there = path.exists();
    tokio::select! {
        written = write(settings, path) => written,
        // What was written so far is gone with whoever wrote it.
        () = stopped => Err(if path.exists() && !was_there {
            format!("this was stopped once {} was written; whether it lacks files was not looked at", path.display())
        } else {
            format!("the backup was stopped, and nothing of it is left; {} was not written", path.display())
        }
        .into()),
    }
}

async fn write(settings: &Settings, path: &Path) -> Result<(), Failure> {
    let database = instance::open_database(settings, Missing::Refuse).await?;
    let work = write_from(settings, database.clone(), path);
    watching::while_it_answers(&database, opening::DATABASE, work).await
}

async fn write_from(settings: &Settings, database: Database, path: &Path) -> Result<(), Failure> {
    // With it the secret key is compared: what is encrypted could not be opened by another one after a restore.
    let Opened { database, blobs, .. } = instance::open_with(settings, database).await?;
    let KeysAtRest { files, elsewhere } = KeysAtRest::of(settings)?;
    let progress = Shown::new();
    let contents = Contents {
        database: &database,
        blobs: &blobs,
        keys: files,
        keys_elsewhere: elsewhere,
        version: env!("CARGO_PKG_VERSION"),
        clock: database.clock_or(Arc::new(SystemClock)),
        id: JobId::new(SystemClock.now(), &SystemRandom).to_string(),
    };
    let written = archive::write(path, contents, &progress).await;
    let missing = match &written {
        Ok(_) => store::named_files::missing(&database, &blobs).await,
        Err(_) => Ok(Vec::new()),
    };
    progress.end();
    database.close().await;
    let Written { manifest, damaged, held } = written?;
    let missing = missing?;
    say(format_args!(
        "{}: {} rows of {} tables, {} files, {}",
        path.display(),
        manifest.rows(),
        manifest.tables.len(),
        manifest.files,
        if manifest.keys.is_empty() { "no keys".to_owned() } else { manifest.keys.join(" and ") }
    ));
    if !manifest.keys_elsewhere.is_empty() {
        say(format_args!(
            "not in it, since settings name them: {}; keep them with it",
            manifest.keys_elsewhere.join(", ")
        ));
    }
    if !held {
        say(format_args!(
            "the disk of the database is full, so it could not be noted there that files must stay meanwhile; one that is missing \
             is named below. Make room, as docs/OPERATING.md says under “The disk is full”"
        ));
    }
    must_be_whole(&missing, &damaged, "the backup was written", "COUNTERSIGN_BLOBS_URL")
}
