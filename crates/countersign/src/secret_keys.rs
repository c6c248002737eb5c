//! Where the secret keys of an instance are.

use store::Database;

use crate::settings::Settings;
use crate::{Failure, data_folder};

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
