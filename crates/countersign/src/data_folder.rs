//! The data folder: the secret key that is made at the first start, and the lock that keeps two servers apart.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use model::Random;

use crate::Failure;

/// The file of the secret key, where no setting names one.
pub(crate) const SECRET_KEY: &str = "secret.key";
/// The file of the sealing key and its certificate, where no setting names them and the database is SQLite.
pub(crate) const SEALING_KEY: &str = "seal.pem";
const LOCK: &str = "countersign.lock";

/// Makes the folder where it is missing, for its owner's eyes only: what people signed lies in it.
pub(crate) fn make(folder: &Path) -> Result<(), Failure> {
    let made = DirBuilder::new().recursive(true).mode(0o700).create(folder);
    made.map_err(|error| format!("the data folder {} can't be made: {error}", folder.display()).into())
}

/// The secret key of this folder, where it has one.
pub(crate) fn secret_key(folder: &Path) -> Result<Option<String>, Failure> {
    let path = folder.join(SECRET_KEY);
    match std::fs::read_to_string(&path) {
        Ok(key) => Ok(Some(key.trim().to_owned())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(format!(
            "the secret key {} can't be read ({error}); give it back to the service's user, and run this as them",
            path.display()
        )
        .into()),
    }
}

/// A new secret key.
pub(crate) fn new_secret_key(random: &dyn Random) -> String {
    let mut bytes = [0u8; 32];
    random.fill(&mut bytes);
    STANDARD.encode(bytes)
}

/// Makes the secret key of this folder, and keeps it with mode 0600. Where somebody else was faster it is theirs.
pub(crate) fn make_secret_key(folder: &Path, random: &dyn Random) -> Result<String, Failure> {
    let path = folder.join(SECRET_KEY);
    let failed = |error: std::io::Error| -> Failure {
        format!("the secret key {} can't be made: {error}", path.display()).into()
    };
    let mut options = OpenOptions::new();
    options.write(true).create_new(true).mode(0o600);
    match options.open(&path) {
        Ok(mut file) => {
            let key = new_secret_key(random);
            // On the disk before it is used: what it encrypts must be readable after a crash.
            file.write_all(key.as_bytes()).and_then(|()| file.sync_all()).map_err(failed)?;
            Ok(key)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => secret_key(folder)?.ok_or_else(|| failed(error)),
        Err(error) => Err(failed(error)),
    }
}

/// Keeps another server out of this folder for as long as the file is held. Two servers on one SQLite file would each
/// count the minute's calls for themselves.
pub(crate) fn lock(folder: &Path) -> Result<File, Failure> {
    let path = folder.join(LOCK);
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&path)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(format!(
            "another countersign serves from {}; stop it first, or use PostgreSQL to run several",
            folder.display()
        )
        .into()),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}
