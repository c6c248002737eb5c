//! Somebody's own account: profile, address, password, second step, passkeys. It belongs to the person, whatever workspaces they are in.

mod address;
pub(crate) mod codes;
mod given_password;
mod links;
mod operator;
pub mod passkeys;
mod password;
mod profile;
mod proof;
mod reset;
mod tell;
mod totp;
mod two_step;

use model::activity::Event;
use model::id::UserId;
use model::people::User;
use model::{Error, Result};
use serde_json::json;
use store::users::Account;

pub(crate) use address::belongs_to_another;
pub use address::{
    AddressFor, NewAddress, PendingAddress, ask_for_address, cancel_address, change_address_by_operator,
    confirm_address, look_at_address, pending_address, resend_address,
};
pub(crate) use given_password::{Sessions, give_password};
pub(crate) use links::{ADDRESS_CHANGE, INVITATION, PASSWORD_RESET, link, read_link};
pub use operator::{OperatorReset, set_by_operator};
pub use password::{NewPassword, change_password};
pub use profile::{Profile, change_profile};
pub use proof::Proof;
pub use reset::{Reset, ResetFor, ask_for_reset, confirm_reset, look_at_reset};
pub use store::second_factors::Held;
pub(crate) use tell::tell;
pub use two_step::{Begun, begin_totp, confirm_totp, disable_totp, new_recovery_codes};

use crate::App;
use crate::change::{About, Change};

/// What second proofs somebody has, and whether they have a password at all.
///
/// # Errors
/// When the database does not answer.
pub async fn held(app: &App, user: UserId) -> Result<(bool, Held)> {
    let account = account(app, user).await?;
    Ok((account.password_hash.is_some(), store::second_factors::held(app.database(), user).await?))
}

/// Records what somebody did with their own account.
fn record(change: &mut Change<'_>, user: &User, did: &str) {
    change.record(
        Event::UserUpdated,
        About::NOTHING,
        format!("{} {did}", user.email),
        json!({ "userId": user.id, "email": user.email.as_str() }),
    );
}

/// The account of somebody who is signed in.
async fn account(app: &App, user: UserId) -> Result<Account> {
    let account = store::users::account(app.database(), user).await?;
    account.ok_or_else(|| Error::internal("somebody is signed in who has no account"))
}
