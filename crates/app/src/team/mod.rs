//! The people of a workspace: members, invitations, roles. Every member sees them; administrators change them.

mod accept;
mod invite;
mod list;
mod look;
mod members;
mod resend;
mod withdraw;

use model::id::InvitationId;
use model::{Error, Result};
use store::invitations::Invitation;
use store::users::Account;

pub use accept::{Accept, Accepted, accept};
pub use invite::{Invite, invite};
pub use list::{OpenInvitation, Team, TeamMember, list};
pub use look::{Invited, look};
pub use members::{change_role, members, remove};
pub use resend::resend;
pub use withdraw::withdraw;

use crate::App;
use crate::accounts::{INVITATION, read_link};

/// How long the link of an invitation works.
const LINK_DAYS: i64 = 7;

/// The invitation that a link opens.
async fn opened(app: &App, token: &str) -> Result<Invitation> {
    let (id, number) = read_link(app, INVITATION, token).ok_or_else(over)?;
    let found = store::invitations::find(app.database(), InvitationId::from_bytes(id)).await?;
    let now = app.now();
    found.filter(|invitation| invitation.number == number && invitation.expires_at > now).ok_or_else(over)
}

/// The account of who was invited, and whether it is in any workspace.
async fn account_of(app: &App, invitation: &Invitation) -> Result<(Option<Account>, bool)> {
    let Some(account) = store::users::by_email(app.database(), &invitation.email).await? else {
        return Ok((None, false));
    };
    let lives = !store::users::memberships(app.database(), account.user.id).await?.is_empty();
    Ok((Some(account), lives))
}

fn over() -> Error {
    Error::Gone("this invitation was used, was withdrawn or has expired; ask for a new one".to_owned())
}
