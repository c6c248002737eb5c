//! Whether this node has the secret key that belongs to the database. With another one it could open nothing that is stored
//! encrypted, and would make links that no other node knows.

use model::{Error, Timestamp};
use store::{Database, Write};

use crate::Vault;

/// Under which name the mark is kept that the key makes, and what it marks.
const NAME: &str = "secret key check";
const MARKED: &[u8] = b"countersign";

/// The node's secret key is not the database's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "the secret key is another one than the database was used with so far; set COUNTERSIGN_SECRET_KEY to the right one, or \
     put its secret.key into the data folder (after a rotation the list holds the new key and the old one)"
)]
pub struct WrongSecretKey;

/// Compares the secret keys with the mark that the database holds of one, and changes nothing. A database without a mark
/// was used with none.
///
/// # Errors
/// When the database does not answer. Keys of which none is the database's are the inner error.
pub async fn compare_secret_key(database: &Database, vault: &Vault) -> model::Result<Result<(), WrongSecretKey>> {
    Ok(match store::instance_secrets::find(database, NAME).await? {
        Some(found) if !is_ours(vault, &found.content) => Err(WrongSecretKey),
        _ => Ok(()),
    })
}

/// Whether one of the keys made the mark.
fn is_ours(vault: &Vault, mark: &[u8]) -> bool {
    vault.is_ours(NAME, MARKED, mark)
}

/// Compares the secret key with the mark that the database holds of it, or leaves that mark where there is none. After a
/// rotation the mark becomes the new key's.
///
/// # Errors
/// When the database does not answer. A key that is not the database's is the inner error.
pub async fn check_secret_key(
    database: &Database,
    vault: &Vault,
    now: Timestamp,
) -> model::Result<Result<(), WrongSecretKey>> {
    let mark = vault.mark(NAME, MARKED);
    loop {
        let mut write = Write::new();
        match store::instance_secrets::find(database, NAME).await? {
            Some(found) if found.content == mark => return Ok(Ok(())),
            Some(found) if is_ours(vault, &found.content) => {
                store::instance_secrets::replace(&mut write, NAME, &mark, &found, now);
            }
            Some(_) => return Ok(Err(WrongSecretKey)),
            None => store::instance_secrets::insert(&mut write, NAME, &mark, now),
        }
        match database.commit(write).await {
            Ok(_) => {}
            // Somebody else was faster; what they left is looked at.
            Err(error) if error.is_lost() => {}
            Err(error) => return Err(Error::from(error)),
        }
    }
}
