//! `countersign accept-files`: the files belong to the database from now on, whatever mark they bear.

use model::Clock;
use model::clock::SystemClock;
use model::random::SystemRandom;

use super::say;
use crate::Failure;
use crate::instance::{self, Missing, Opened};
use crate::settings::Settings;

/// Marks the files that are configured as those of the database that is configured.
pub(super) async fn run(settings: &Settings) -> Result<(), Failure> {
    // With it the secret key is compared: with another one it is not this instance's database.
    let Opened { database, blobs, .. } = instance::open(settings, Missing::Refuse).await?;
    let marked = store::file_mark::accept(&database, &blobs, SystemClock.now(), &SystemRandom).await;
    database.close().await;
    marked?;
    say(format_args!(
        "the files at {} belong to this database from now on; those that it does not know are deleted after a week, and \
         `countersign doctor` looks whether those that it names are there",
        settings.blobs.url
    ));
    Ok(())
}
