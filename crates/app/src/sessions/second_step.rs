//! The second step of signing in: six digits, or a recovery code.

use model::id::UserId;
use model::{Error, Result};
use store::half_sessions::{HalfSession, Purpose};

use super::{Opened, OpenedBy, Refusal, Token, Visit, note_refusal, open};
use crate::App;
use crate::accounts::{codes, tell};
use crate::jobs::AccountNews;

/// How long the second step may take.
pub(crate) const HALF_MILLIS: i64 = 10 * 60 * 1000;

/// A means for the second step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SecondStep {
    /// Six digits of an app, or a recovery code.
    Totp,
    /// A passkey.
    Passkey,
}

impl SecondStep {
    /// Its name in the interface.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Totp => "totp",
            Self::Passkey => "passkey",
        }
    }
}

/// What somebody types in the second step.
#[derive(Debug)]
pub enum Code {
    /// The six digits.
    Totp(String),
    /// One of the codes for the day the digits are lost.
    Recovery(String),
}

/// Whose second step the browser is at; for counting tries before the code is looked at.
///
/// # Errors
/// When the first step is too long ago or was never made, or the database does not answer.
pub async fn second_step_of(app: &App, token: &Token) -> Result<UserId> {
    half(app, token).await?.user.ok_or_else(over)
}

/// Signs somebody in whose password was right and whose code is, too.
///
/// # Errors
/// When the first step is too long ago, the code is wrong or was used before, or the database does not answer.
pub async fn second_step(app: &App, token: &Token, code: &Code, visit: &Visit) -> Result<Opened> {
    let half = half(app, token).await?;
    let account = match half.user {
        Some(user) => store::users::account(app.database(), user).await?,
        None => None,
    };
    let account = account.ok_or_else(over)?;
    let right = match code {
        Code::Totp(digits) => codes::totp(app, account.user.id, digits).await?,
        Code::Recovery(code) => codes::recovery(app, account.user.id, code).await?,
    };
    let Some(right) = right else {
        note_refusal(app, Some(&account.user), Refusal::SecondStep, visit);
        return Err(Error::Forbidden("this code is not right or was used before".to_owned()));
    };
    open(app, &account.user, visit, OpenedBy::Password, |change| {
        let now = change.now();
        store::half_sessions::spend(change.write(), half.token_hash, now);
        right.spend(change);
        if matches!(code, Code::Recovery(_)) {
            tell(change, account.user.id, AccountNews::RecoveryCodeUsed);
        }
    })
    .await
}

async fn half(app: &App, token: &Token) -> Result<HalfSession> {
    let found = store::half_sessions::find(app.database(), token.hash(), Purpose::SecondStep, app.now()).await?;
    found.ok_or_else(over)
}

fn over() -> Error {
    Error::Gone("the first step is too long ago; begin again with your password".to_owned())
}
