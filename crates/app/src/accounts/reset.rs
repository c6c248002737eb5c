//! A new password for somebody who forgot theirs: a letter with a link that works once, for an hour.

use std::time::Duration;

use model::email::EmailAddress;
use model::error::{Error, Result};
use model::id::{PasswordResetId, UserId};
use model::people::{Actor, User};
use store::StoreError;
use store::passkeys::Passkey;
use store::password_resets::PasswordReset;

use super::links::{self, PASSWORD_RESET};
use crate::change::Change;
use crate::jobs::{AccountNews, Job, Post};
use crate::sessions::Visit;
use crate::{App, Call, passwords};

/// What the activity stream says of it, without and with the passkeys.
const DID: &str = "chose a new password by the link in a mail";
const DID_BOTH: &str = "chose a new password by the link in a mail and removed all passkeys";

/// How long a link works.
const LASTS_MILLIS: i64 = 60 * 60 * 1000;
/// Nobody gets more letters than one in this time, however many ask.
const PAUSE_MILLIS: i64 = 2 * 60 * 1000;

/// How long everybody waits who asks: far longer than it takes to write a request down.
const ANSWERED_AFTER: Duration = Duration::from_millis(100);

/// Sends somebody the letter with the link. Whether there is such an account, the caller is not told, nor by how long it takes.
/// Whoever is told that a letter is on its way gets one, whatever becomes of this process.
///
/// # Errors
/// When the database does not answer.
pub async fn ask_for_reset(app: &App, email: &str) -> Result<()> {
    let Ok(email) = EmailAddress::parse(email) else { return Ok(()) };
    let (asked, ()) = tokio::join!(send_reset(app, &email), tokio::time::sleep(ANSWERED_AFTER));
    asked
}

async fn send_reset(app: &App, email: &EmailAddress) -> Result<()> {
    let Some(account) = store::users::by_email(app.database(), email).await? else { return Ok(()) };
    let user = account.user;
    // Somebody who is in no workspace could not sign in with a new password either.
    let memberships = store::users::memberships(app.database(), user.id).await?;
    let Some(membership) = memberships.first() else { return Ok(()) };
    let now = app.now();
    let call = Call::by_system(membership.workspace);
    let mut change = Change::new(app, &call);
    let reset = PasswordReset {
        id: app.new_id(),
        user: user.id,
        created_at: now,
        expires_at: now.plus_millis(LASTS_MILLIS),
    };
    store::password_resets::insert(change.write(), &reset, now.plus_millis(-PAUSE_MILLIS));
    change.enqueue(&Job::Mail(Post::PasswordReset { reset: reset.id }), now);
    match change.commit(()).await {
        // They have a letter already.
        Err(StoreError::Lost(_)) => Ok(()),
        other => Ok(other?),
    }
}

/// What a link changes.
#[derive(Debug)]
pub struct ResetFor {
    /// The address of whose password it is.
    pub email: String,
    /// The passkeys that open the account without a password, the oldest in front.
    pub passkeys: Vec<Passkey>,
    /// Whether the link may remove them.
    pub passkeys_may_go: bool,
}

/// Whose password a link changes, while it works.
///
/// # Errors
/// When the link does not work, or the database does not answer.
pub async fn look_at_reset(app: &App, token: &str) -> Result<ResetFor> {
    let user = opened(app, token).await?.1;
    let passkeys = store::passkeys::of(app.database(), user.id).await?;
    let passkeys_may_go = passkeys_may_go(app, user.id).await?;
    Ok(ResetFor { email: user.email.to_string(), passkeys, passkeys_may_go })
}

/// Whether a link in a mail may remove somebody's passkeys. It takes nobody's second step away, or whoever reads the mails would
/// need none; passkeys are one where a workspace asks for it and there are no digits.
async fn passkeys_may_go(app: &App, user: UserId) -> Result<bool> {
    Ok(store::second_factors::held(app.database(), user).await?.totp
        || !store::workspace_settings::ask_second_step_of(app.database(), user).await?)
}

/// What somebody wants who holds a link.
#[derive(Debug)]
pub struct Reset {
    /// The secret part of the link.
    pub token: String,
    /// The password that they chose.
    pub password: String,
    /// Whether their passkeys go too: whoever was in the account may have left one, and it needs no password.
    pub remove_passkeys: bool,
}

/// Gives somebody the password that they chose, and signs them out everywhere.
///
/// # Errors
/// When the link does not work, the password may not be chosen, or the database does not answer.
pub async fn confirm_reset(app: &App, wanted: Reset, visit: &Visit) -> Result<()> {
    let (id, user) = opened(app, &wanted.token).await?;
    let (password, passkeys_removed) = (wanted.password, wanted.remove_passkeys);
    passwords::check(&password).map_err(|error| Error::field("password", error.to_string()))?;
    if passkeys_removed && !passkeys_may_go(app, user.id).await? {
        return Err(Error::field(
            "removePasskeys",
            "is not possible here: your workspace asks for a second step; sign in with your passkey and remove others there",
        ));
    }
    let hash = passwords::hash(password, app.random()).await?;
    let memberships = store::users::memberships(app.database(), user.id).await?;
    let membership = memberships.first().ok_or_else(over)?;
    let actor = Actor::User { id: user.id, name: user.email.to_string() };
    let call = Call {
        actor,
        role: membership.role,
        ip: visit.ip,
        user_agent: visit.user_agent.clone(),
        ..Call::by_system(membership.workspace)
    };
    let mut change = Change::new(app, &call);
    let now = change.now();
    store::password_resets::spend(change.write(), id, now);
    super::give_password(change.write(), user.id, &hash, super::Sessions::EndAll);
    if passkeys_removed {
        store::passkeys::delete_all(change.write(), user.id);
    }
    super::record(&mut change, &user, if passkeys_removed { DID_BOTH } else { DID });
    super::tell(&mut change, user.id, AccountNews::PasswordReset { passkeys_removed });
    match change.commit(()).await {
        Err(StoreError::Lost(_)) => Err(over()),
        other => Ok(other?),
    }
}

async fn opened(app: &App, token: &str) -> Result<(PasswordResetId, User)> {
    let (id, _) = links::read_link(app, PASSWORD_RESET, token).ok_or_else(over)?;
    let id = PasswordResetId::from_bytes(id);
    let reset = store::password_resets::find(app.database(), id, app.now()).await?.ok_or_else(over)?;
    Ok((id, super::account(app, reset.user).await?.user))
}

fn over() -> Error {
    Error::Gone("this link has been used or has expired; ask for a new one".to_owned())
}
