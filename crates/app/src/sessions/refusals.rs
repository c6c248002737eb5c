//! What is written down of sign-ins that were refused: a line in the log for each, and now and then an entry in the activity
//! stream, so that somebody who guesses is seen and can't fill it.

use model::Result;
use model::activity::Event;
use model::people::User;
use serde_json::json;
use sha2::{Digest, Sha256};

use super::Visit;
use crate::change::{About, Change};
use crate::{App, Call, tries};

/// What was not right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// The password.
    Password,
    /// The digits or the recovery code behind a right password.
    SecondStep,
    /// The passkey.
    Passkey,
}

impl Refusal {
    const fn name(self) -> &'static str {
        match self {
            Self::Password => "password",
            Self::SecondStep => "secondStep",
            Self::Passkey => "passkey",
        }
    }

    const fn words(self) -> &'static str {
        match self {
            Self::Password => "the password was not right",
            Self::SecondStep => "the password was right, and the code of the second step was not",
            Self::Passkey => "the passkey was refused",
        }
    }
}

/// Notes that somebody was refused. What is written down is written behind the answer: how long that takes must not tell
/// whether there is such an account.
pub(crate) fn note(app: &App, user: Option<&User>, why: Refusal, visit: &Visit) {
    let Some(user) = user.cloned() else {
        tracing::info!(reason = why.name(), "a sign-in to no account was refused");
        return;
    };
    tracing::info!(account = %user.id, reason = why.name(), "a sign-in was refused");
    let (app, visit) = (app.clone(), visit.clone());
    tokio::spawn(async move {
        if let Err(error) = write_down(&app, &user, why, &visit).await {
            tracing::warn!(error = %model::error::Chain(&error), "a refused sign-in could not be written down");
        }
    });
}

async fn write_down(app: &App, user: &User, why: Refusal, visit: &Visit) -> Result<()> {
    let key = Sha256::new().chain_update("refused sign-in").chain_update([0]).chain_update(user.id.to_string());
    let refused = tries::refused(app, key.chain_update([0]).chain_update(why.name()).finalize().into()).await?;
    if !tries::is_worth_an_entry(refused) {
        return Ok(());
    }
    let memberships = store::users::memberships(app.database(), user.id).await?;
    let Some(membership) = memberships.first() else { return Ok(()) };
    let call = Call { ip: visit.ip, ..Call::by_system(membership.workspace) };
    let mut change = Change::new(app, &call);
    change.record(
        Event::UserSignInFailed,
        About::NOTHING,
        format!("Signing in as {} failed: {}", user.email, why.words()),
        json!({ "userId": user.id, "email": user.email.as_str(), "reason": why.name(), "tries": refused }),
    );
    Ok(change.commit(()).await?)
}
