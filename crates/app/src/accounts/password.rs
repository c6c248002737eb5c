//! Changing one's password.

use model::error::{Error, Result};
use store::{StoreError, lost};

use super::proof::{self, Proof};
use crate::change::Change;
use crate::jobs::AccountNews;
use crate::sessions::{SignedIn, Token};
use crate::{App, Call, passwords};

/// A password in place of another.
#[derive(Debug)]
pub struct NewPassword {
    /// The one that is theirs now; none where they have none yet.
    pub current: Option<String>,
    /// The new one.
    pub new: String,
}

/// Changes somebody's password and signs them out everywhere else.
///
/// # Errors
/// When the present password is wrong, the new one may not be chosen, or the database does not answer.
pub async fn change_password(
    app: &App,
    call: &Call,
    who: &SignedIn,
    this: &Token,
    wanted: NewPassword,
) -> Result<()> {
    passwords::check(&wanted.new).map_err(|error| Error::field("new", error.to_string()))?;
    let account = super::account(app, who.user.id).await?;
    if account.password_hash.is_some() && wanted.current.as_deref().unwrap_or_default().is_empty() {
        return Err(Error::field("current", "is needed, to be sure that it is you"));
    }
    proof::must_hold(app, who, &account, Proof { password: wanted.current, code: None }).await?;
    let hash = passwords::hash(wanted.new, app.random()).await?;
    let mut change = Change::new(app, call);
    // Whoever changes or resets it at the same moment may have been first.
    if let Some(before) = &account.password_hash {
        store::users::still_has(change.write(), who.user.id, before);
    }
    super::give_password(change.write(), who.user.id, &hash, super::Sessions::EndAllBut(this));
    super::record(&mut change, &who.user, "changed the password");
    super::tell(&mut change, who.user.id, AccountNews::PasswordChanged);
    match change.commit(()).await {
        Err(StoreError::Lost(lost::PASSWORD)) => {
            Err(Error::Forbidden("the password was changed at the same moment; sign in again".to_owned()))
        }
        other => Ok(other?),
    }
}
