//! The passkeys that somebody has: shown, named, removed.

use model::error::{Error, Result};
use model::id::{PasskeyId, PasskeyKind, UserId};
use model::name::Name;
use store::{StoreError, Write, lost, passkeys};

use super::Passkey;
use crate::accounts::{record, tell};
use crate::change::Change;
use crate::jobs::AccountNews;
use crate::sessions::SignedIn;
use crate::{App, Call};

/// The passkeys of somebody, the oldest in front.
///
/// # Errors
/// When the database does not answer.
pub async fn list(app: &App, user: UserId) -> Result<Vec<Passkey>> {
    Ok(passkeys::of(app.database(), user).await?)
}

/// Gives a passkey another name.
///
/// # Errors
/// When the name is not valid, they have no such passkey, or the database does not answer.
pub async fn rename(app: &App, user: UserId, id: PasskeyId, name: &str) -> Result<()> {
    let name = Name::parse(name, app.limits()).map_err(|error| Error::field("name", error.to_string()))?;
    let mut write = Write::new();
    passkeys::rename(&mut write, user, id, name.as_str());
    found(app.database().commit(write).await.map(drop))
}

/// Removes a passkey: it signs nobody in any more.
///
/// # Errors
/// When they have no such passkey, or the database does not answer.
pub async fn remove(app: &App, call: &Call, who: &SignedIn, id: PasskeyId) -> Result<()> {
    let known = list(app, who.user.id).await?.into_iter().find(|passkey| passkey.id == id);
    let name = known.ok_or(Error::no::<PasskeyKind>())?.name;
    let mut change = Change::new(app, call);
    passkeys::delete(change.write(), who.user.id, id);
    record(&mut change, &who.user, "removed a passkey");
    tell(&mut change, who.user.id, AccountNews::PasskeyRemoved { name });
    found(change.commit(()).await)
}

fn found(committed: Result<(), StoreError>) -> Result<()> {
    match committed {
        Err(StoreError::Lost(lost::PASSKEY)) => Err(Error::no::<PasskeyKind>()),
        other => Ok(other?),
    }
}
