//! The data folder: the secret key that is made at the first start, and the lock that keeps two servers apart.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use model::Random;

use crate::{Failure, opening};

/// The file of the secret key, where no setting names one.
pub(crate) const SECRET_KEY: &str = "secret.key";
/// The file of the sealing key and its certificate, where no setting names them and the database is SQLite.
pub(crate) const SEALING_KEY: &str = "seal.pem";
const LOCK: &str = "countersign.lock";

/// The setting that names the data folder.
const SETTING: &str = "COUNTERSIGN_DATA_DIR";

/// Makes the data folder where it is missing.
pub(crate) fn make_own(folder: &Path) -> Result<(), Failure> {
    make(folder, "the data folder", SETTING)
}

/// Makes a folder where it is missing, for its owner's eyes only: what people signed lies in it. `setting` names it.
pub(crate) fn make(folder: &Path, what: &str, setting: &str) -> Result<(), Failure> {
    let made = DirBuilder::new().recursive(true).mode(0o700).create(folder);
    made.map_err(|error| {
        format!(
            "{what} {} can't be made ({error}); make it for the service's user, or name another with {setting}",
            folder.display()
        )
        .into()
    })
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
        format!(
            "the secret key {} can't be made ({error}); let the service's user write there, or set \
             COUNTERSIGN_SECRET_KEY",
            path.display()
        )
        .into()
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

/// Keeps other servers, and whoever fills the database, away for as long as the files are held. Only SQLite needs it: two
/// servers on one file would each count the minute's calls for themselves, while nodes over one PostgreSQL may share a
/// folder. The database may lie elsewhere than the rest, so each of the two places has its lock.
pub(crate) fn lock(folder: &Path, database: &str) -> Result<Vec<File>, Failure> {
    let Some(beside) = beside(database) else { return Ok(Vec::new()) };
    let own = real(&folder.join(LOCK));
    let mut locks = vec![locked(&own, SETTING)?];
    if beside != own {
        locks.push(locked(&beside, opening::DATABASE)?);
    }
    Ok(locks)
}

/// Keeps servers away from a database that is to be filled, for as long as the file is held. `setting` names it.
pub(crate) fn lock_database(database: &str, setting: &str) -> Result<Option<File>, Failure> {
    beside(database).map(|path| locked(&path, setting)).transpose()
}

/// Where the lock of a SQLite database lies: beside it, so that whoever names the same file meets it. That of the data
/// folder's own database is the data folder's.
fn beside(database: &str) -> Option<PathBuf> {
    let path = database.strip_prefix("sqlite:")?;
    let path = Path::new(path.strip_prefix("//").unwrap_or(path));
    Some(real(path).with_extension("lock"))
}

/// The path of a file, whichever way it was named; it may not be there yet.
fn real(path: &Path) -> PathBuf {
    let in_folder = || {
        let folder =
            path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."));
        Some(folder.canonicalize().ok()?.join(path.file_name()?))
    };
    path.canonicalize().ok().or_else(in_folder).unwrap_or_else(|| path.to_owned())
}

fn locked(path: &Path, setting: &str) -> Result<File, Failure> {
    let opened = OpenOptions::new().create(true).truncate(false).write(true).open(path);
    let failed = |error: std::io::Error| {
        format!(
            "the lock {} can't be made ({error}); its folder has to be there and belong to the service's user: run this \
             as that user, or name another folder with {setting}",
            path.display()
        )
    };
    let file = opened.map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(format!(
            "another countersign serves from {}, or fills the database there; stop it first, or use PostgreSQL to run \
             several",
            path.parent().unwrap_or(path).display()
        )
        .into()),
        Err(TryLockError::Error(error)) => Err(failed(error).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_has_one_lock_whoever_asks_for_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let (data, elsewhere) = (folder.path().join("data"), folder.path().join("elsewhere"));
        make_own(&data).expect("a folder");
        make_own(&elsewhere).expect("a folder");
        let own = format!("sqlite:{}", data.join("countersign.db").display());
        let other = format!("sqlite:{}", elsewhere.join("x.db").display());
        for database in [&own, &other] {
            let held = lock(&data, database).expect("nobody has it");
            assert!(lock_database(database, "--to").is_err(), "{database} is served and not filled");
            assert!(lock(&data, database).is_err(), "{database} is served once");
            assert!(lock(&elsewhere, database).is_err(), "{database} is served once, wherever the rest lies");
            drop(held);
            let filled = lock_database(database, "--to").expect("nobody has it");
            assert!(lock(&data, database).is_err(), "{database} is filled and not served");
            drop(filled);
        }
        let third = format!("sqlite:{}", elsewhere.join("y.db").display());
        let _held = lock_database(&other, "--to").expect("nobody has it");
        assert!(lock_database(&third, "--to").is_ok(), "another database in the same folder is another one");
        assert!(lock(&data, "postgres://one/db").is_ok_and(|locks| locks.is_empty()));
    }
}
