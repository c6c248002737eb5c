//! The generated sealing key where several nodes may run: kept in the database, encrypted, so that all seal with one. The
//! first one that is kept is everybody's; a file that a node has from before is taken over.

use std::path::Path;
use std::sync::Arc;

use model::{Random, Timestamp};
use seal::SealingKey;
use store::{Database, Write};

use super::sealer::RENEWED_BEFORE;
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
            let first = || -> Result<String, SealerError> {
                match key_file::read(path)? {
                    Some(pem) => Ok(pem),
                    None => key_file::make(name, now, app.random()),
                }
            };
            let parts = Parts { database: app.database(), vault: app.vault(), random: app.random() };
            let key = Arc::new(parts.read_or_make(first, name, now).await?);
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
    match store::instance_secrets::find(app.database(), NAME).await.map_err(unavailable)? {
        Some(found) => open(app.vault(), &found.content).map(Some),
        None => Ok(None),
    }
}

struct Parts<'a> {
    database: &'a Database,
    vault: &'a Vault,
    random: &'a dyn Random,
}

impl Parts<'_> {
    /// Reads the key, or keeps one where there is none or the one that is there ends soon. Whoever is faster decides.
    async fn read_or_make(
        &self,
        first: impl Fn() -> Result<String, SealerError> + Send,
        name: &str,
        now: Timestamp,
    ) -> Result<SealingKey, SealerError> {
        loop {
            let found = store::instance_secrets::find(self.database, NAME).await.map_err(unavailable)?;
            let mut write = Write::new();
            match &found {
                None => {
                    store::instance_secrets::insert(&mut write, NAME, &self.closed(&first()?), now);
                }
                Some(before) => {
                    let key = open(self.vault, &before.content)?;
                    if !key.ends_within(RENEWED_BEFORE, now) {
                        return Ok(key);
                    }
                    let next = key_file::make(name, now, self.random)?;
                    store::instance_secrets::replace(&mut write, NAME, &self.closed(&next), before, now);
                }
            }
            match self.database.commit(write).await {
                Ok(_) => {}
                Err(error) if error.is_lost() => {}
                Err(error) => return Err(unavailable(error)),
            }
        }
    }

    fn closed(&self, pem: &str) -> Vec<u8> {
        self.vault.close(NAME, pem.as_bytes(), self.random)
    }
}

fn open(vault: &Vault, closed: &[u8]) -> Result<SealingKey, SealerError> {
    let opened = vault
        .open(NAME, closed)
        .map_err(|error| SealerError::Database(model::error::Chain(&error).to_string()))?;
    let pem = String::from_utf8_lossy(&opened);
    Ok(SealingKey::from_pem(&pem, &pem)?)
}

#[expect(clippy::needless_pass_by_value, reason = "it is what an error is turned into")]
fn unavailable(error: store::StoreError) -> SealerError {
    SealerError::Database(model::error::Chain(&error).to_string())
}
