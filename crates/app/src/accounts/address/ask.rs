//! Asking for another address.

use model::email::EmailAddress;
use model::error::{Error, Result};
use store::address_changes::AddressChange;
use store::{StoreError, lost};

use super::LASTS_DAYS;
use super::pending::PendingAddress;
use crate::accounts::proof::{self, Proof};
use crate::accounts::{account, record, tell};
use crate::change::Change;
use crate::jobs::{AccountNews, Job, Post};
use crate::sessions::{SignedIn, Token};
use crate::{App, Call};

/// What somebody wants to sign in with.
#[derive(Debug)]
pub struct NewAddress {
    /// The new address.
    pub email: String,
    /// What shows that it is still them.
    pub proof: Proof,
}

/// Sends a letter with a link to the new address, which works for a day, and one that says so to the present address. What was
/// asked for before is over. Nothing changes before the link is used.
///
/// # Errors
/// When the address is none or theirs already, the proof does not hold, they have no password, or the database does not answer.
pub async fn ask_for_address(
    app: &App,
    call: &Call,
    who: &SignedIn,
    this: &Token,
    wanted: NewAddress,
) -> Result<PendingAddress> {
    let email = EmailAddress::parse(&wanted.email).map_err(|error| Error::field("email", error.to_string()))?;
    let account = account(app, who.user.id).await?;
    let user = &account.user;
    // Another house finds them by the present address alone: without a password the new one might leave them no way in, and
    // whoever has their session would have nothing to prove.
    let Some(password_hash) = account.password_hash.clone() else {
        return Err(Error::conflict("only single sign-on lets you in, by this address; choose a password first"));
    };
    let right = proof::must_hold(app, who, &account, wanted.proof).await?;
    // As it is written may be changed; for signing in and for links it is the same address then.
    if user.email.as_str() == email.as_str() {
        return Err(Error::field("email", "is your address already"));
    }
    let mut change = Change::new(app, call);
    let now = change.now();
    let asked = AddressChange {
        id: app.new_id(),
        user: user.id,
        email,
        number: 1,
        session_hash: this.hash().to_vec(),
        created_at: now,
        sent_at: now,
        expires_at: now.plus_days(LASTS_DAYS),
    };
    if let Some(right) = right {
        right.spend(&mut change);
    }
    // Whoever changes or resets the password at the same moment may have been first, and has stopped this.
    store::users::still_has(change.write(), user.id, &password_hash);
    store::address_changes::put(change.write(), &asked);
    record(&mut change, user, "asked to sign in with another address");
    change.enqueue(&Job::Mail(Post::NewAddress { change: asked.id, number: asked.number }), now);
    let news = AccountNews::AddressAsked { from: user.email.to_string(), to: asked.email.to_string() };
    tell(&mut change, user.id, news);
    match change.commit(()).await {
        Err(StoreError::Lost(lost::PASSWORD)) => {
            Err(Error::Forbidden("the password was changed at the same moment; sign in again".to_owned()))
        }
        other => Ok(other.map(|()| asked.into())?),
    }
}
