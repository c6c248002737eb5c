//! Another address for an account: asked for with a proof, and changed by whoever opens a link in a letter to the new address.
//!
//! Nobody learns here whether an address has an account: asking is answered the same either way, and the letter to one that has
//! says so instead of carrying a link. All that was found out about the old address stays with it: documents that were sent
//! there, and invitations that are open.

mod ask;
mod confirm;
mod operator;
mod pending;

use model::activity::Event;
use model::email::EmailAddress;
use model::error::{Error, Result};
use model::people::{Membership, User};
use serde_json::json;
use store::{StoreError, lost};

pub use ask::{NewAddress, ask_for_address};
pub use confirm::{AddressFor, confirm_address, look_at_address};
pub use operator::change_address_by_operator;
pub use pending::{PendingAddress, cancel_address, pending_address, resend_address};

use crate::App;
use crate::change::{About, Change};

/// How long a link works.
const LASTS_DAYS: i64 = 1;

/// What follows from an address that is another: no link of the account works any more, and every workspace of theirs sees it.
fn change_to(
    change: &mut Change<'_>,
    user: &User,
    to: &EmailAddress,
    memberships: &[Membership],
    by_operator: bool,
) {
    store::users::set_address(change.write(), user.id, to);
    store::address_changes::cancel(change.write(), user.id);
    store::password_resets::cancel(change.write(), user.id);
    store::half_sessions::end_all(change.write(), user.id);
    let from = &user.email;
    let message = if by_operator {
        format!("The operator changed the address of {from} to {to}")
    } else {
        format!("{from} changed their address to {to}")
    };
    let metadata = json!({ "userId": user.id, "email": to.as_str(), "previousEmail": from.as_str() });
    for membership in memberships {
        let (message, metadata) = (message.clone(), metadata.clone());
        change.record_in(membership.workspace, Event::UserUpdated, About::NOTHING, message, metadata);
    }
}

/// Commits it. Somebody else may have taken the address meanwhile.
async fn settled(app: &App, change: Change<'_>, user: &User, to: &EmailAddress, over: Error) -> Result<()> {
    match change.commit(()).await {
        Ok(()) => {
            // Keys speak for whoever made them, by their address.
            app.keys_changed_everywhere().await;
            Ok(())
        }
        Err(StoreError::Lost(lost::USER)) => Err(taken()),
        Err(StoreError::Lost(_)) => Err(over),
        // Of two at the very same moment, the database refuses the later.
        Err(error @ StoreError::Refused(_)) if belongs_to_another(app, user, to).await? => {
            tracing::info!(error = %model::error::Chain(&error), "an address was taken at the same moment");
            Err(taken())
        }
        Err(error) => Err(error.into()),
    }
}

/// Whether somebody else has an account under an address.
pub(crate) async fn belongs_to_another(app: &App, user: &User, email: &EmailAddress) -> Result<bool> {
    let found = store::users::by_email(app.database(), email).await?;
    Ok(found.is_some_and(|account| account.user.id != user.id))
}

fn taken() -> Error {
    Error::conflict("this address belongs to another account; choose another address")
}
