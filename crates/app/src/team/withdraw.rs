//! Taking an invitation back.

use model::activity::Event;
use model::id::{InvitationId, InvitationKind};
use model::{Error, Result};
use serde_json::json;
use store::{StoreError, lost};

use crate::change::{About, Change};
use crate::{App, Call};

/// Takes an invitation back; its link works no more.
///
/// # Errors
/// When the caller is no administrator, there is no such invitation, or the database does not answer.
pub async fn withdraw(app: &App, call: &Call, id: InvitationId) -> Result<()> {
    call.must_be_administrator()?;
    let found = store::invitations::of_workspace(app.database(), call.workspace, id).await?;
    let invitation = found.ok_or(Error::no::<InvitationKind>())?;
    let mut change = Change::new(app, call);
    store::invitations::delete(change.write(), call.workspace, id);
    change.record(
        Event::UserRemoved,
        About::NOTHING,
        format!("The invitation of {} was withdrawn", invitation.email),
        json!({ "email": invitation.email.as_str(), "invitation": true }),
    );
    match change.commit(()).await {
        Err(StoreError::Lost(lost::INVITATION)) => Err(Error::no::<InvitationKind>()),
        other => Ok(other?),
    }
}
