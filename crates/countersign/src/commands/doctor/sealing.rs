//! Whether completed documents can be sealed, and for how long.

use app::sealing::SealingKey;
use model::Clock;
use model::clock::SystemClock;
use model::random::SystemRandom;

use super::{Inside, describe};
use crate::settings::Settings;
use crate::{data_folder, instance};

/// Days before its end from which a certificate of the operator's own has to be replaced, as the alert has it.
const ENDS_SOON: i64 = 21;

/// Whether completed documents can be sealed now. Nothing is made: a key that the service generates itself comes with
/// the first document, and it renews that itself.
pub(super) async fn key(settings: &Settings, inside: &Inside) -> Result<String, String> {
    let seal = &settings.seal;
    if seal.key.is_some() || seal.certificate.is_some() || seal.pkcs12.is_some() {
        let sealer = instance::sealer(settings).map_err(|error| describe(error.as_ref()))?;
        let key = sealer.key(SystemClock.now(), &SystemRandom).map_err(|error| error.to_string())?;
        return supplied(&key);
    }
    let path = settings.data_dir.join(data_folder::SEALING_KEY);
    let in_folder = path.exists();
    let is_shared = !settings.database.url.expose().starts_with("sqlite:");
    // Where the database is shared its key is everybody's; else the file comes first, and the database may hold one that
    // came along from such a one.
    if is_shared || !in_folder {
        let stored = match inside {
            Inside::Open(app) => app::sealing::stored_key(app).await.map_err(|error| describe(&error))?,
            Inside::Empty => None,
            Inside::Closed => return Ok("the database, which can't be opened, would tell".to_owned()),
            Inside::Failed(why) => return Err(why.clone()),
        };
        if let Some(key) = stored {
            let whose = if is_shared { ", for all nodes" } else { "" };
            return Ok(generated(
                &key,
                &format!("it is in the database{whose}, and renewed by itself before that"),
            ));
        }
    }
    if !in_folder {
        return Ok("will be made with the first sealed document".to_owned());
    }
    let unusable = |why: &dyn std::fmt::Display| {
        format!(
            "{} can't be used ({why}); give it back to the service's user, or put it back from a backup",
            path.display()
        )
    };
    let pem = std::fs::read_to_string(&path).map_err(|error| unusable(&error))?;
    let key = SealingKey::from_pem(&pem, &pem).map_err(|error| unusable(&error))?;
    Ok(generated(&key, "it is renewed by itself before that"))
}

/// A key of the operator's own, which nobody renews but them.
fn supplied(key: &SealingKey) -> Result<String, String> {
    let facts = key.certificate();
    if key.ends_within(ENDS_SOON, SystemClock.now()) {
        return Err(format!(
            "{}, valid only until {}; supply the next one, and restart the service",
            facts.subject, facts.not_after
        ));
    }
    Ok(format!("{}, valid until {}; supply the next one before that", facts.subject, facts.not_after))
}

/// A key that the service made itself.
fn generated(key: &SealingKey, then: &str) -> String {
    let facts = key.certificate();
    if key.begins_after(SystemClock.now()) {
        return format!(
            "{}, not valid before {}, so it was made while the clock was ahead; a new one is made with the next sealed \
             document",
            facts.subject, facts.not_before
        );
    }
    format!("{}, valid until {}; {then}", facts.subject, facts.not_after)
}
