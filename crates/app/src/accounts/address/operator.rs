//! Another address for somebody who can read neither their mails nor a link: the operator's work, on the command line.

use model::email::EmailAddress;
use model::error::{Error, Result};
use model::id::UserKind;

use super::{change_to, settled};
use crate::accounts::tell;
use crate::change::Change;
use crate::jobs::AccountNews;
use crate::{App, Call};

/// Gives somebody another address and signs them out everywhere. The old address is told.
///
/// # Errors
/// When there is no such account, the new address is none or belongs to another account, or the database does not answer.
pub async fn change_address_by_operator(app: &App, old: &str, new: &str) -> Result<()> {
    let from = EmailAddress::parse(old).map_err(|error| Error::field("old", error.to_string()))?;
    let to = EmailAddress::parse(new).map_err(|error| Error::field("new", error.to_string()))?;
    let account = store::users::by_email(app.database(), &from).await?.ok_or(Error::no::<UserKind>())?;
    let user = account.user;
    if user.email.as_str() == to.as_str() {
        return Err(Error::field("new", "is the address of this account already"));
    }
    let memberships = store::users::memberships(app.database(), user.id).await?;
    let Some(membership) = memberships.first() else {
        return Err(Error::conflict("this account belongs to no workspace; invite the new address instead"));
    };
    let call = Call::by_system(membership.workspace);
    let mut change = Change::new(app, &call);
    change_to(&mut change, &user, &to, &memberships, true);
    store::sessions::end_all(change.write(), user.id);
    let news = AccountNews::AddressGiven { from: user.email.to_string(), to: to.to_string() };
    tell(&mut change, user.id, news);
    let again = Error::conflict("the account was changed at the same moment; try again");
    settled(app, change, &user, &to, again).await
}
