//! `countersign restore`: the service that was, from a backup.

use std::path::PathBuf;

use model::Clock;
use model::clock::SystemClock;
use model::id::JobId;
use model::random::SystemRandom;
use store::archive;

use super::say;
use crate::instance::{self, Missing};
use crate::keys_at_rest;
use crate::progress::Shown;
use crate::settings::Settings;
use crate::{Failure, data_folder, opening, watching};

/// What `restore` takes.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The archive that `backup` wrote. The database that is configured must be empty; it need not be of the same kind.
    path: PathBuf,
}

/// Checks the archive, and restores it.
pub(super) async fn run(settings: &Settings, arguments: &Arguments) -> Result<(), Failure> {
    let progress = std::sync::Arc::new(Shown::new());
    let (path, shown) = (arguments.path.clone(), std::sync::Arc::clone(&progress));
    let manifest = tokio::task::spawn_blocking(move || archive::check(&path, shown.as_ref())).await??;
    keys_at_rest::refuse_missing(settings, &manifest.keys_elsewhere)?;
    data_folder::make_own(&settings.data_dir)?;
    // Held until the end: nobody serves from it while it is filled.
    let _locks = data_folder::lock(&settings.data_dir, settings.database.url.expose())?;
    let database = instance::open_database(settings, Missing::Make).await?;
    let blobs = instance::blobs(settings)?;
    let now = SystemClock.now();
    let wanted = archive::Wanted {
        command: format!("restore {}", arguments.path.display()),
        run: JobId::new(now, &SystemRandom).to_string(),
        now,
    };
    let keep = |name: &str, content: &[u8]| keys_at_rest::keep(settings, name, content);
    let work = async {
        let path = &arguments.path;
        Ok(archive::restore(path, &manifest, &database, &blobs, keep, wanted, progress.as_ref()).await?)
    };
    let restored = watching::while_it_answers(&database, opening::DATABASE, work).await;
    progress.end();
    let compared = match &restored {
        Ok(_) => instance::compare_key(settings, &database).await,
        Err(_) => Ok(()),
    };
    let marked = match &restored {
        Ok(_) => store::file_mark::copied(&database, &blobs, SystemClock.now(), &SystemRandom).await,
        Err(_) => Ok(()),
    };
    database.close().await;
    let restored = restored?;
    marked?;
    say(format_args!(
        "{} rows and {} files of {} are restored and compared; the keys in it: {}",
        restored.rows,
        restored.files,
        manifest.about.created_at,
        if manifest.keys.is_empty() { "none".to_owned() } else { manifest.keys.join(" and ") }
    ));
    let missing = keys_at_rest::missing_for_seals(settings, &manifest.keys_elsewhere);
    if !missing.is_empty() {
        say(format_args!(
            "the backup was made with {} set, which is not set now; set it again before the start, or documents are sealed \
             with a key that the service makes itself",
            missing.join(", ")
        ));
    }
    say("Mails and webhook deliveries that waited then are sent when it is started; `countersign doctor` and \
         `countersign verify --workspace ID` tell whether all is well");
    compared
}
