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
    let failed = |error: io::Error| SealerError::File(path.display().to_string(), error.to_string());
    match fs::read_to_string(path) {
        Ok(pem) => {
            let key = SealingKey::from_pem(&pem, &pem)?;
            if usable(&key) {
                return Ok(key);
            }
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(failed(error)),
    }
    // A clock that is a little behind somewhere else must not make the seal look older than its certificate.
    let (key, pem) = SealingKey::generate(name, now.plus_days(-1), now.plus_days(VALID), random)?;
    write(path, &format!("{}{}", pem.key, pem.certificate)).map_err(failed)?;
    // Another process may have been faster with its own: the file is what counts.
    let pem = fs::read_to_string(path).map_err(failed)?;
    let kept = SealingKey::from_pem(&pem, &pem)?;
    Ok(if kept.fingerprint() == key.fingerprint() { key } else { kept })
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
