//! The data folder: the secret key that is made at the first start, and the lock that keeps two servers apart.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use model::Random;

use crate::Failure;

const SECRET_KEY: &str = "secret.key";
const LOCK: &str = "countersign.lock";

/// Makes the folder where it is missing, for its owner's eyes only: what people signed lies in it.
pub(crate) fn make(folder: &Path) -> Result<(), Failure> {
    let made = DirBuilder::new().recursive(true).mode(0o700).create(folder);
    made.map_err(|error| format!("the data folder {} can't be made: {error}", folder.display()).into())
}

/// Whether the folder has its secret key.
pub(crate) fn has_secret_key(folder: &Path) -> bool {
    folder.join(SECRET_KEY).exists()
}

/// The secret key of this folder, made and kept with mode 0600 where there is none.
pub(crate) fn secret_key(folder: &Path, random: &dyn Random) -> Result<String, Failure> {
    let path = folder.join(SECRET_KEY);
    let failed = |error: std::io::Error| -> Failure {
        format!("the secret key {} can't be read or made: {error}", path.display()).into()
    };
    let mut options = OpenOptions::new();
    options.write(true).create_new(true).mode(0o600);
    match options.open(&path) {
        Ok(mut file) => {
            let mut bytes = [0u8; 32];
            random.fill(&mut bytes);
            let key = STANDARD.encode(bytes);
            // On the disk before it is used: what it encrypts must be readable after a crash.
            file.write_all(key.as_bytes()).and_then(|()| file.sync_all()).map_err(failed)?;
            Ok(key)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            let key = std::fs::read_to_string(&path).map_err(failed)?;
            Ok(key.trim().to_owned())
        }
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
