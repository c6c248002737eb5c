//! The secret keys of an instance: where they are, and whether they are the database's.

use app::{Vault, WrongSecretKey};
use model::Clock;
use model::clock::SystemClock;
use store::Database;

use crate::settings::Settings;
use crate::{Failure, data_folder};

/// Under which name `app` keeps the mark that the secret key leaves in the database.
const MARK: &str = "secret key check";

/// Those of the settings, or the one in the data folder; none where the first start will make it.
///
/// # Errors
/// When the file can't be read, or is gone although the database was used with it.
pub(crate) async fn find(settings: &Settings, database: &Database) -> Result<Option<Vec<String>>, Failure> {
    let folder = &settings.data_dir;
    if !settings.secret_key.is_empty() {
        return Ok(Some(settings.secret_key.iter().map(|secret| secret.expose().to_owned()).collect()));
    }
    if let Some(key) = data_folder::secret_key(folder)? {
        return Ok(Some(vec![key]));
    }
    // Another key would open nothing that the old one closed: webhook secrets, signing links, mails.
    if store::workspaces::any(database).await? {
        return Err(format!(
            "the database holds workspaces, but {} has no {}; put the key back that belongs to it, or set \
             COUNTERSIGN_SECRET_KEY",
            folder.display(),
            data_folder::SECRET_KEY
        )
        .into());
    }
    Ok(None)
}

/// Whether one of them left the mark that the database holds. Nothing is left behind: only what begins an instance
/// makes a mark, and moves it to the first key of a new list.
///
/// # Errors
/// When the database does not answer, or was used with another key.
pub(crate) async fn compare(database: &Database, keys: &[String]) -> Result<(), Failure> {
    if store::instance_secrets::find(database, MARK).await?.is_none() {
        return Ok(());
    }
    // Each by itself: a list would move the mark.
    for key in keys {
        if app::check_secret_key(database, &Vault::new(&[key])?, SystemClock.now()).await?.is_ok() {
            return Ok(());
        }
    }
    Err(WrongSecretKey.into())
}
