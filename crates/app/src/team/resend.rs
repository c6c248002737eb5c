//! Sending an invitation again.

use model::activity::Event;
use model::id::{InvitationId, InvitationKind};
use model::{Error, Result};
use serde_json::json;
use store::invitations::Invitation;

use super::LINK_DAYS;
use crate::change::{About, Change};
use crate::jobs::{Job, Post};
use crate::retry::until_settled;
use crate::{App, Call};

/// Sends another letter with a link that works for seven days from now; the ones before work no more.
///
/// # Errors
/// When the caller is no administrator, there is no such invitation, or the database does not answer.
pub async fn resend(app: &App, call: &Call, id: InvitationId) -> Result<Invitation> {
    call.must_be_administrator()?;
    until_settled(|| async {
        let found = store::invitations::of_workspace(app.database(), call.workspace, id).await?;
        let mut invitation = found.ok_or(Error::no::<InvitationKind>())?;
        let mut change = Change::new(app, call);
        let now = change.now();
        invitation.expires_at = now.plus_days(LINK_DAYS);
        store::invitations::renew(change.write(), call.workspace, id, invitation.number, invitation.expires_at);
        invitation.number += 1;
        change.record(
            Event::UserInvited,
            About::NOTHING,
            format!("{} was invited again as {}", invitation.email, invitation.role.name()),
            json!({ "email": invitation.email.as_str(), "role": invitation.role.name() }),
        );
        change.enqueue(&Job::Mail(Post::Invited { invitation: id, number: invitation.number }), now);
        change.commit(()).await?;
        Ok(invitation)
    })
    .await
}
