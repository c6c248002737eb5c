//! Signing in with address and password.

use model::email::EmailAddress;
use model::{Error, Result, Timestamp};
use store::half_sessions::{HalfSession, Purpose};
use store::{StoreError, Write, lost};

use super::second_step::HALF_MILLIS;
use super::{Opened, OpenedBy, Refusal, SecondStep, Token, Visit, note_refusal, open};
use crate::{App, passwords};

/// Who wants to sign in.
#[derive(Debug)]
pub struct SignIn {
    /// Their address.
    pub email: String,
    /// Their password.
    pub password: String,
    /// Where they come from.
    pub visit: Visit,
}

/// What came of a right password.
#[derive(Debug)]
pub enum SignInOutcome {
    /// They are signed in.
    Done(Opened),
    /// A second proof is asked for, by one of these means.
    SecondStep {
        /// What the browser holds meanwhile.
        token: Token,
        /// Until when.
        expires_at: Timestamp,
        /// The means.
        ways: Vec<SecondStep>,
    },
}

/// Signs somebody in, to the workspace that they joined first.
///
/// # Errors
/// One and the same for an unknown address and a wrong password.
pub async fn sign_in(app: &App, wanted: SignIn) -> Result<SignInOutcome> {
    let refused = || Error::Forbidden("address or password is not right".to_owned());
    let known = match EmailAddress::parse(&wanted.email) {
        Ok(email) => store::users::by_email(app.database(), &email).await?,
        Err(_) => None,
    };
    let hash = known.as_ref().and_then(|account| account.password_hash.clone());
    if !passwords::verify(wanted.password, hash.clone()).await? {
        note_refusal(app, known.as_ref().map(|account| &account.user), Refusal::Password, &wanted.visit);
        return Err(refused());
    }
    let (Some(account), Some(hash)) = (known, hash) else { return Err(refused()) };
    // It takes a while to verify a password, and it may be another by now.
    let still_has = |write: &mut Write| store::users::still_has(write, account.user.id, &hash);
    let held = store::second_factors::held(app.database(), account.user.id).await?;
    // A passkey is a second step for those who are asked for one, so that the password alone does not do in its place.
    let asked_for_passkey = held.passkeys > 0
        && (held.totp || store::workspace_settings::ask_second_step_of(app.database(), account.user.id).await?);
    if !held.totp && !asked_for_passkey {
        return Ok(SignInOutcome::Done(
            open(app, &account.user, &wanted.visit, OpenedBy::Password, |change| still_has(change.write()))
                .await?,
        ));
    }
    let ways = [(held.totp, SecondStep::Totp), (asked_for_passkey, SecondStep::Passkey)];
    let ways = ways.into_iter().filter_map(|(is_theirs, way)| is_theirs.then_some(way)).collect();
    let token = Token::generate(app.random());
    let (now, mut write) = (app.now(), Write::new());
    let expires_at = now.plus_millis(HALF_MILLIS);
    let half = HalfSession {
        token_hash: token.hash(),
        purpose: Purpose::SecondStep,
        user: Some(account.user.id),
        challenge: None,
    };
    still_has(&mut write);
    store::half_sessions::insert(&mut write, &half, now, expires_at);
    match app.database().commit(write).await {
        Err(StoreError::Lost(lost::PASSWORD)) => return Err(refused()),
        other => other?,
    };
    Ok(SignInOutcome::SecondStep { token, expires_at, ways })
}
