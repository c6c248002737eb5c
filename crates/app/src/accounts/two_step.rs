//! Turning the second step on and off.

use model::error::{Error, Result};
use store::users::Account;
use store::{StoreError, lost};

use super::proof::{self, Proof};
use super::{codes, totp};
use crate::change::Change;
use crate::jobs::AccountNews;
use crate::sessions::SignedIn;
use crate::{App, Call};

/// What an authenticator app is given.
#[derive(Debug)]
pub struct Begun {
    /// The secret, for typing.
    pub secret: String,
    /// The same as an address, for a picture.
    pub uri: String,
}

/// Makes a secret for somebody's app. It counts once they have shown that the app makes the right digits.
///
/// # Errors
/// When the proof does not hold, the second step is on already, or the database does not answer.
pub async fn begin_totp(app: &App, call: &Call, who: &SignedIn, proof: Proof) -> Result<Begun> {
    let account = super::account(app, who.user.id).await?;
    if store::second_factors::held(app.database(), account.user.id).await?.totp {
        return Err(on_already());
    }
    let right = proof::must_hold(app, who, &account, proof).await?;
    let mut secret = totp::Secret::default();
    app.random().fill(&mut secret);
    let closed = app.vault().close(codes::TOTP, &secret, app.random());
    let mut change = Change::new(app, call);
    if let Some(right) = right {
        right.spend(&mut change);
    }
    let now = change.now();
    store::second_factors::begin_totp(change.write(), account.user.id, &closed, now);
    match change.commit(()).await {
        Err(StoreError::Lost(lost::TOTP)) => return Err(on_already()),
        other => other?,
    }
    Ok(Begun { secret: totp::typed(&secret), uri: totp::uri(&secret, account.user.email.as_str()) })
}

/// Turns the second step on, since the digits are right. Gives the recovery codes, which are shown this once.
///
/// # Errors
/// When the digits are wrong, there is nothing to confirm, or the database does not answer.
pub async fn confirm_totp(app: &App, call: &Call, who: &SignedIn, digits: &str) -> Result<Vec<String>> {
    let user = who.user.id;
    let kept = store::second_factors::totp(app.database(), user).await?;
    let Some(kept) = kept.filter(|kept| kept.confirmed_at.is_none()) else {
        return Err(Error::conflict("there is nothing to confirm; begin again"));
    };
    let secret = app.vault().open(codes::TOTP, &kept.closed)?;
    let Some(step) = totp::step_of(&secret, digits, app.now(), kept.last_step) else {
        return Err(Error::Forbidden(
            "these digits are not right; check that the clock of your device is, and try the next ones".to_owned(),
        ));
    };
    let mut change = Change::new(app, call);
    let now = change.now();
    store::second_factors::confirm_totp(change.write(), user, &kept.closed, step, now);
    let codes = codes::new_recovery_codes(app, &mut change, user);
    super::record(&mut change, &who.user, "turned the second step of signing in on");
    super::tell(&mut change, user, AccountNews::SecondStepOn);
    match change.commit(()).await {
        Err(StoreError::Lost(lost::TOTP)) => Err(Error::conflict("there is nothing to confirm; begin again")),
        other => Ok(other.map(|()| codes)?),
    }
}

/// Turns the second step off.
///
/// # Errors
/// When the proof does not hold, it is off already, or the database does not answer.
pub async fn disable_totp(app: &App, call: &Call, who: &SignedIn, proof: Proof) -> Result<()> {
    let account = on(app, who).await?;
    let right = proof::must_hold(app, who, &account, proof).await?;
    let mut change = Change::new(app, call);
    if let Some(right) = right {
        right.spend(&mut change);
    }
    store::second_factors::remove_totp(change.write(), account.user.id);
    super::record(&mut change, &who.user, "turned the second step of signing in off");
    super::tell(&mut change, account.user.id, AccountNews::SecondStepOff);
    settled(change).await
}

/// Makes ten recovery codes in place of those before. They are shown this once.
///
/// # Errors
/// When the proof does not hold, the second step is off, or the database does not answer.
pub async fn new_recovery_codes(app: &App, call: &Call, who: &SignedIn, proof: Proof) -> Result<Vec<String>> {
    let account = on(app, who).await?;
    let right = proof::must_hold(app, who, &account, proof).await?;
    let mut change = Change::new(app, call);
    if let Some(right) = right {
        right.spend(&mut change);
    }
    let codes = codes::new_recovery_codes(app, &mut change, account.user.id);
    super::record(&mut change, &who.user, "made new recovery codes");
    super::tell(&mut change, account.user.id, AccountNews::NewRecoveryCodes);
    settled(change).await.map(|()| codes)
}

/// The account, where its second step is on.
async fn on(app: &App, who: &SignedIn) -> Result<Account> {
    if !store::second_factors::held(app.database(), who.user.id).await?.totp {
        return Err(Error::conflict("the second step is off"));
    }
    super::account(app, who.user.id).await
}

async fn settled(change: Change<'_>) -> Result<()> {
    match change.commit(()).await {
        Err(StoreError::Lost(_)) => Err(Error::Forbidden("this code is not right or was used before".to_owned())),
        other => Ok(other?),
    }
}

fn on_already() -> Error {
    Error::conflict("the second step is on already")
}
