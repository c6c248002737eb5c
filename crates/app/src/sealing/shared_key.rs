//! The generated sealing key where several nodes may run: kept in the database, encrypted, so that all seal with one. The
//! first one that is kept is everybody's; a file that a node has from before is taken over.

use std::path::Path;
use std::sync::Arc;

use model::Timestamp;
use seal::SealingKey;
use store::Write;

use super::sealer::goes_on;
use super::{KeySource, SealerError, key_file};
use crate::{App, Vault};

/// Under which name it is kept, and for what it is encrypted.
const NAME: &str = "sealing key";

/// The key that seals now: the operator's own, the one in the data folder, or where the database is shared the one in it.
///
/// # Errors
/// When it can't be read, or its certificate is not valid now.
pub(crate) async fn key(app: &App) -> Result<Arc<SealingKey>, SealerError> {
    let (sealer, now) = (app.sealer(), app.now());
    if sealer.is_generated()
        && let Some(key) = sealer.kept(now)
    {
        return Ok(key);
    }
    match sealer.source() {
        KeySource::Generated { path, name } if is_in_database(app, path).await? => {
            let key = Arc::new(read_or_make(app, path, name, now).await?);
            sealer.keep(&key);
            Ok(key)
        }
        _ => sealer.key(now, app.random()),
    }
}

/// Whether the generated key belongs into the database: where nodes may share it, and where it came along from such a one.
async fn is_in_database(app: &App, path: &Path) -> Result<bool, SealerError> {
    if app.database().is_shared() {
        return Ok(true);
    }
    Ok(key_file::read(path)?.is_none() && stored_key(app).await?.is_some())
}

/// The key that the database holds, for a look at it.
///
/// # Errors
/// When it can't be read.
pub async fn stored_key(app: &App) -> Result<Option<SealingKey>, SealerError> {
    match store::instance_secrets::find(app.database(), NAME).await? {
        Some(found) => open(app.vault(), &found.content).map(Some),
        None => Ok(None),
    }
}

/// Reads the key, or keeps one where there is none or the one that is there ends soon or has not begun. Whoever is faster
/// decides.
async fn read_or_make(app: &App, path: &Path, name: &str, now: Timestamp) -> Result<SealingKey, SealerError> {
    let closed = |pem: &str| app.vault().close(NAME, pem.as_bytes(), app.random());
    loop {
        let found = store::instance_secrets::find(app.database(), NAME).await?;
        let mut write = Write::new();
        match &found {
            None => {
                let first = match key_file::read(path)? {
                    Some(pem) => pem,
                    None => key_file::make(name, now, app.random())?,
                };
                store::instance_secrets::insert(&mut write, NAME, &closed(&first), now);
            }
            Some(before) => {
                let key = open(app.vault(), &before.content)?;
                if goes_on(&key, now) {
                    return Ok(key);
                }
                let next = key_file::make(name, now, app.random())?;
                store::instance_secrets::replace(&mut write, NAME, &closed(&next), before, now);
            }
        }
        match app.database().commit(write).await {
            Ok(_) => {}
            Err(error) if error.is_lost() => {}
            Err(error) => return Err(error.into()),
        }
    }
}

fn open(vault: &Vault, closed: &[u8]) -> Result<SealingKey, SealerError> {
    let opened = vault
        .open(NAME, closed)
        .map_err(|error| SealerError::Database(model::error::Chain(&error).to_string()))?;
    let pem = String::from_utf8_lossy(&opened);
    Ok(SealingKey::from_pem(&pem, &pem)?)
}
