//! Changing one's password.

use model::activity::Event;
use model::error::{Error, Result};
use serde_json::json;
use store::{StoreError, lost};

use super::proof::{self, Proof};
use crate::change::{About, Change};
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
    proof::must_hold(app, &account, Proof { password: wanted.current, code: None }).await?;
    let hash = passwords::hash(wanted.new, app.random()).await?;
    let mut change = Change::new(app, call);
    // Whoever changes or resets it at the same moment may have been first.
    if let Some(before) = &account.password_hash {
        store::users::still_has(change.write(), who.user.id, before);
    }
    store::users::set_password(change.write(), who.user.id, &hash);
    store::sessions::end_others(change.write(), who.user.id, this.hash());
    store::half_sessions::end_all(change.write(), who.user.id);
    store::password_resets::cancel(change.write(), who.user.id);
    change.record(
        Event::UserUpdated,
        About::NOTHING,
        format!("{} changed the password", who.user.email),
        json!({ "userId": who.user.id, "email": who.user.email.as_str() }),
    );
    match change.commit(()).await {
        Err(StoreError::Lost(lost::PASSWORD)) => {
            Err(Error::Forbidden("the password was changed at the same moment; sign in again".to_owned()))
        }
        other => Ok(other?),
    }
}
