//! The keys that a backup takes along, and those that settings name and that it therefore leaves where they are.

use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use store::archive::KeyFile;

use crate::Failure;
use crate::data_folder::{SEALING_KEY, SECRET_KEY};
use crate::settings::Settings;

const SECRET_KEY_SETTING: &str = "COUNTERSIGN_SECRET_KEY";

/// Where the keys are.
pub(crate) struct KeysAtRest {
    /// Those that were generated in the data folder.
    pub files: Vec<KeyFile>,
    /// The settings that name the others.
    pub elsewhere: Vec<String>,
}

impl KeysAtRest {
    /// The keys of the instance that the settings describe.
    pub fn of(settings: &Settings) -> Result<Self, Failure> {
        let (mut files, mut elsewhere) = (Vec::new(), Vec::new());
        if settings.secret_key.is_empty() {
            files.extend(read(&settings.data_dir, SECRET_KEY)?);
        } else {
            elsewhere.push(SECRET_KEY_SETTING.to_owned());
        }
        let named = sealing_settings(settings);
        if named.is_empty() {
            files.extend(read(&settings.data_dir, SEALING_KEY)?);
        }
        elsewhere.extend(named);
        Ok(Self { files, elsewhere })
    }
}

/// The settings of the sealing key that are set.
fn sealing_settings(settings: &Settings) -> Vec<String> {
    let seal = &settings.seal;
    let named = [
        ("COUNTERSIGN_SEAL_KEY", seal.key.is_some()),
        ("COUNTERSIGN_SEAL_CERTIFICATE", seal.certificate.is_some()),
        ("COUNTERSIGN_SEAL_PKCS12", seal.pkcs12.is_some()),
        ("COUNTERSIGN_SEAL_PKCS12_PASSWORD", seal.pkcs12_password.is_some()),
    ];
    named.iter().filter(|(_, set)| *set).map(|(name, _)| (*name).to_owned()).collect()
}

/// The settings of the sealing key that a backup was made with and that are not there now. It can be restored without.
pub(crate) fn missing_for_seals(settings: &Settings, elsewhere: &[String]) -> Vec<String> {
    let set = sealing_settings(settings);
    let missing = elsewhere.iter().filter(|name| *name != SECRET_KEY_SETTING && !set.contains(name));
    missing.cloned().collect()
}

fn read(folder: &Path, name: &str) -> Result<Option<KeyFile>, Failure> {
    let path = folder.join(name);
    match std::fs::read(&path) {
        Ok(content) => Ok(Some(KeyFile { name: name.to_owned(), content })),
        // It is made when it is first needed.
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => {
            Err(format!("{} can't be read ({error}); run this as the service's user", path.display()).into())
        }
    }
}

/// Refuses to restore a backup whose secret key was in a setting that is not there now.
pub(crate) fn refuse_missing(settings: &Settings, elsewhere: &[String]) -> Result<(), Failure> {
    if elsewhere.iter().any(|name| name == SECRET_KEY_SETTING) && settings.secret_key.is_empty() {
        return Err(format!(
            "the backup was made with {SECRET_KEY_SETTING} set, so the secret key is not in it; set it to the same value, \
             or nothing that is stored encrypted can be opened"
        )
        .into());
    }
    Ok(())
}

/// Puts a key of a backup into its place.
pub(crate) fn keep(settings: &Settings, name: &str, content: &[u8]) -> Result<(), String> {
    if name != SECRET_KEY && name != SEALING_KEY {
        return Err(format!("the backup holds an unknown key {name}; was it made by a newer version?"));
    }
    if name == SECRET_KEY && !settings.secret_key.is_empty() {
        let text = String::from_utf8_lossy(content);
        if settings.secret_key.iter().any(|key| key.expose() == text.trim()) {
            return Ok(());
        }
        return Err(format!(
            "the secret key of the backup is not among those in {SECRET_KEY_SETTING}; add it there, or leave the setting \
             out"
        ));
    }
    let path = settings.data_dir.join(name);
    let failed = |error: std::io::Error| format!("{} can't be written ({error})", path.display());
    match OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path) {
        Ok(mut file) => file.write_all(content).and_then(|()| file.sync_all()).map_err(failed),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            if std::fs::read(&path).map_err(failed)? == content {
                Ok(())
            } else {
                Err(format!("{} is another key than that of the backup; move it away first", path.display()))
            }
        }
        Err(error) => Err(failed(error)),
    }
}
