//! `countersign migrate`.

use super::say;
use crate::instance::{self, Missing};
use crate::settings::Settings;
use crate::{Failure, data_folder};

/// Brings the database up to date. `serve` does it too, under a lock.
pub(super) async fn run(settings: &Settings) -> Result<(), Failure> {
    data_folder::make_own(&settings.data_dir)?;
    let database = instance::database(settings, Missing::Make).await?;
    database.close().await;
    say("the database is up to date");
    Ok(())
}
