//! Passwords: argon2id, off the async threads, since a hash takes some tens of milliseconds by design, and a few at a time,
//! since each takes 19 MB: whoever sends many wrong passwords at once must not fill the memory.

use std::sync::LazyLock;
use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use model::random::LEGIBLE;
use model::{Error, Random, Result};
use tokio::sync::Semaphore;

/// As many at once as there are processors: more would take no less time.
static ROOM: LazyLock<Semaphore> = LazyLock::new(|| {
    Semaphore::new(std::thread::available_parallelism().map_or(2, |cores| cores.get().clamp(2, 16)))
});
/// How long one waits for its turn.
const PATIENCE: Duration = Duration::from_secs(10);

const SHORTEST: usize = 10;
const LONGEST: usize = 1024;

/// The password may not be chosen.
#[derive(Debug, thiserror::Error)]
#[error("must be {SHORTEST} to {LONGEST} characters long")]
pub(crate) struct BadPassword;

/// Checks that a password may be chosen.
pub(crate) fn check(password: &str) -> std::result::Result<(), BadPassword> {
    if (SHORTEST..=LONGEST).contains(&password.chars().count()) { Ok(()) } else { Err(BadPassword) }
}

/// Makes a password for somebody who gave none: 20 letters of five random bits each.
pub(crate) fn generate(random: &dyn Random) -> String {
    let mut bytes = [0u8; 20];
    random.fill(&mut bytes);
    bytes.iter().map(|byte| char::from(LEGIBLE[usize::from(byte % 32)])).collect()
}

/// Hashes a password for the store.
pub(crate) async fn hash(password: String, random: &dyn Random) -> Result<String> {
    let mut salt = [0u8; 16];
    random.fill(&mut salt);
    in_turn(move || {
        Argon2::default()
            .hash_password_with_salt(password.as_bytes(), &salt)
            .map(|hash| hash.to_string())
            .map_err(|error| Error::internal(error.to_string()))
    })
    .await
}

/// Whether a password is the one that was hashed. Where there is no hash, the time is spent all the same, so that an
/// unknown address can't be told from a wrong password.
pub(crate) async fn verify(password: String, hash: Option<String>) -> Result<bool> {
    in_turn(move || {
        let Some(hash) = hash else {
            let _ = Argon2::default().hash_password_with_salt(password.as_bytes(), &[0u8; 16]);
            return Ok(false);
        };
        let parsed = PasswordHash::new(&hash).map_err(|error| Error::internal(error.to_string()))?;
        Ok(Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok())
    })
    .await
}

async fn in_turn<T: Send + 'static>(work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T> {
    let turn = tokio::time::timeout(PATIENCE, ROOM.acquire()).await;
    let turn = turn.map_err(|_| Error::Unavailable("too many passwords are being looked at".into()))?;
    // The semaphore is never closed.
    let _turn = turn.map_err(Error::internal)?;
    tokio::task::spawn_blocking(work).await.map_err(Error::internal)?
}
