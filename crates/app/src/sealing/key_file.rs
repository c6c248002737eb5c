//! The file in which a generated key is kept, with its certificate.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use model::{Random, Timestamp};
use seal::SealingKey;

use super::SealerError;

/// How long a generated certificate is valid, in days. Readers judge a seal by the moment when it was made.
const VALID: i64 = 3 * 365;

/// Reads the key, or makes one where there is none or the one that is there will not do any more.
pub(super) fn read_or_make(
    path: &Path,
    name: &str,
    usable: impl Fn(&SealingKey) -> bool,
    now: Timestamp,
    random: &dyn Random,
) -> Result<SealingKey, SealerError> {
    if let Some(pem) = read(path)? {
        let key = SealingKey::from_pem(&pem, &pem)?;
        if usable(&key) {
            return Ok(key);
        }
    }
    write(path, &make(name, now, random)?).map_err(|error| failed(path, &error))?;
    // Another process may have been faster with its own: the file is what counts.
    let pem = fs::read_to_string(path).map_err(|error| failed(path, &error))?;
    Ok(SealingKey::from_pem(&pem, &pem)?)
}

/// What the file holds, where there is one.
pub(super) fn read(path: &Path) -> Result<Option<String>, SealerError> {
    match fs::read_to_string(path) {
        Ok(pem) => Ok(Some(pem)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(failed(path, &error)),
    }
}

/// A new key with its certificate, as PEM.
pub(super) fn make(name: &str, now: Timestamp, random: &dyn Random) -> Result<String, SealerError> {
    // A clock that is a little behind somewhere else must not make the seal look older than its certificate.
    let (_, pem) = SealingKey::generate(name, now.plus_days(-1), now.plus_days(VALID), random)?;
    Ok(format!("{}{}", pem.key, pem.certificate))
}

fn failed(path: &Path, error: &io::Error) -> SealerError {
    SealerError::File(path.display().to_string(), error.to_string())
}

/// Puts the whole file in its place at once, readable to nobody else.
fn write(path: &Path, text: &str) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut file = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&new)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&new, path)?;
    match path.parent() {
        Some(folder) => fs::File::open(folder)?.sync_all(),
        None => Ok(()),
    }
}
