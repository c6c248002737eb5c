//! Proof that it is still the same person: before what a stolen session must not be able to do.

use model::{Error, Result};
use store::users::Account;

use super::codes::{self, Right};
use crate::sessions::SignedIn;
use crate::{App, passwords};

/// For how long having signed in is proof enough of somebody who has no other.
const FRESH_MILLIS: i64 = 15 * 60 * 1000;

/// What somebody proves it with: their password, or the digits of their app.
#[derive(Debug, Default)]
pub struct Proof {
    /// The password.
    pub password: Option<String>,
    /// The digits, or a recovery code.
    pub code: Option<String>,
}

/// Checks a proof. What it uses up is to be spent in the change that it allows.
///
/// # Errors
/// When there is none, it is wrong, or the database does not answer. Somebody who has neither password nor digits, since
/// another house or a passkey signs them in, proves it by having signed in just now.
pub(super) async fn must_hold(
    app: &App,
    who: &SignedIn,
    account: &Account,
    proof: Proof,
) -> Result<Option<Right>> {
    let user = account.user.id;
    if let Some(password) = proof.password.filter(|password| !password.is_empty()) {
        let right = passwords::verify(password, account.password_hash.clone()).await?;
        return if right { Ok(None) } else { Err(Error::Forbidden("the password is not right".to_owned())) };
    }
    if let Some(code) = proof.code.filter(|code| !code.trim().is_empty()) {
        let right = match codes::totp(app, user, &code).await? {
            None => codes::recovery(app, user, &code).await?,
            found => found,
        };
        return match right {
            Some(right) => Ok(Some(right)),
            None => Err(Error::Forbidden("this code is not right or was used before".to_owned())),
        };
    }
    let has_digits = store::second_factors::held(app.database(), user).await?.totp;
    if account.password_hash.is_none() && !has_digits {
        return if app.now().millis() - who.since.millis() < FRESH_MILLIS {
            Ok(None)
        } else {
            Err(Error::conflict(
                "to be sure that it is you: sign out, sign in again, and do this within 15 minutes",
            ))
        };
    }
    Err(Error::field("password", "is needed, to be sure that it is you"))
}
