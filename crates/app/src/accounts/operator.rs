//! Letting somebody in again who is locked out: the operator's work, on the command line.

use model::activity::Event;
use model::email::EmailAddress;
use model::error::{Error, Result};
use model::id::UserKind;
use serde_json::json;

use crate::change::{About, Change};
use crate::jobs::AccountNews;
use crate::{App, Call, passwords};

/// What the operator gives somebody.
#[derive(Debug)]
pub struct OperatorReset {
    /// Their address.
    pub email: String,
    /// The new password; one is made where none is given.
    pub password: Option<String>,
    /// Whether their digits, recovery codes and passkeys are taken away too.
    pub remove_second_step: bool,
}

/// Gives somebody a password and signs them out everywhere. Gives the password that was made, where one was.
///
/// # Errors
/// When there is no such account, the password may not be chosen, or the database does not answer.
pub async fn set_by_operator(app: &App, wanted: OperatorReset) -> Result<Option<String>> {
    let email = EmailAddress::parse(&wanted.email).map_err(|error| Error::field("email", error.to_string()))?;
    let account = store::users::by_email(app.database(), &email).await?.ok_or(Error::no::<UserKind>())?;
    let user = account.user;
    if let Some(given) = &wanted.password {
        passwords::check(given).map_err(|error| Error::field("password", error.to_string()))?;
    }
    let made = wanted.password.is_none().then(|| passwords::generate(app.random()));
    let password = wanted.password.or_else(|| made.clone()).unwrap_or_default();
    let hash = passwords::hash(password, app.random()).await?;
    let memberships = store::users::memberships(app.database(), user.id).await?;
    let Some(membership) = memberships.first() else {
        return Err(Error::conflict("this account belongs to no workspace; invite the address again"));
    };
    let call = Call::by_system(membership.workspace);
    let mut change = Change::new(app, &call);
    super::give_password(change.write(), user.id, &hash, super::Sessions::EndAll);
    if wanted.remove_second_step {
        store::second_factors::remove_totp(change.write(), user.id);
        store::passkeys::delete_all(change.write(), user.id);
    }
    change.record(
        Event::UserUpdated,
        About::NOTHING,
        format!("The operator gave {} a new password", user.email),
        json!({ "userId": user.id, "email": user.email.as_str(), "secondStepRemoved": wanted.remove_second_step }),
    );
    let news = AccountNews::PasswordGiven { second_step_removed: wanted.remove_second_step };
    super::tell(&mut change, user.id, news);
    change.commit(()).await?;
    Ok(made)
}
