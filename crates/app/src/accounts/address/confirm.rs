//! Confirming another address by the link in the letter to it.

use model::error::{Error, Result};
use model::id::AddressChangeId;
use model::people::{Actor, User};
use store::address_changes::AddressChange;

use super::{change_to, settled};
use crate::accounts::links::{self, ADDRESS_CHANGE};
use crate::accounts::{account, tell};
use crate::change::Change;
use crate::jobs::AccountNews;
use crate::sessions::Visit;
use crate::{App, Call};

/// What a link changes.
#[derive(Debug)]
pub struct AddressFor {
    /// The address that counts now.
    pub email: String,
    /// The one that counts once this is confirmed.
    pub new_email: String,
}

/// What a link changes, while it works. It changes nothing yet: scanners open links too.
///
/// # Errors
/// When the link does not work, or the database does not answer.
pub async fn look_at_address(app: &App, token: &str) -> Result<AddressFor> {
    let (asked, user) = opened(app, token).await?;
    Ok(AddressFor { email: user.email.to_string(), new_email: asked.email.to_string() })
}

/// Gives an account its new address. Everybody is signed out but whoever asked for it, and the old address is told.
///
/// # Errors
/// When the link does not work, the address belongs to another account by now, or the database does not answer.
pub async fn confirm_address(app: &App, token: &str, visit: &Visit) -> Result<()> {
    let (asked, user) = opened(app, token).await?;
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
    store::address_changes::spend(change.write(), &asked, now);
    change_to(&mut change, &user, &asked.email, &memberships, false);
    match <[u8; 32]>::try_from(asked.session_hash.as_slice()) {
        Ok(kept) => store::sessions::end_others(change.write(), user.id, kept),
        Err(_) => store::sessions::end_all(change.write(), user.id),
    }
    let news = AccountNews::AddressChanged { from: user.email.to_string(), to: asked.email.to_string() };
    tell(&mut change, user.id, news);
    settled(app, change, &user, &asked.email, over()).await
}

async fn opened(app: &App, token: &str) -> Result<(AddressChange, User)> {
    let (id, number) = links::read_link(app, ADDRESS_CHANGE, token).ok_or_else(over)?;
    let id = AddressChangeId::from_bytes(id);
    let found = store::address_changes::find(app.database(), id, app.now()).await?;
    let asked = found.filter(|asked| asked.number == number).ok_or_else(over)?;
    let user = account(app, asked.user).await?.user;
    Ok((asked, user))
}

fn over() -> Error {
    Error::Gone(
        "this link was used, was taken back or has expired; ask for the change again in your account".to_owned(),
    )
}
