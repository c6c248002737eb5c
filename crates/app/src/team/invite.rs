//! Asking somebody to join.

use model::activity::Event;
use model::email::EmailAddress;
use model::error::{Error, Problems, Result};
use model::locale::Language;
use model::people::Role;
use serde_json::json;
use store::invitations::Invitation;
use store::{StoreError, lost};

use super::LINK_DAYS;
use crate::change::{About, Change};
use crate::jobs::{Job, Post};
use crate::{App, Call};

/// Who is to be asked.
#[derive(Debug)]
pub struct Invite {
    /// Their address.
    pub email: String,
    /// What they may do; members may do all that is not an administrator's.
    pub role: Option<String>,
    /// The language of the letter; that of the workspace where none is chosen.
    pub language: Option<String>,
}

/// Asks somebody to join, by a letter with a link that works for seven days.
///
/// # Errors
/// When the caller is no administrator, something is not valid, they are in the workspace or invited already, or the
/// database does not answer.
pub async fn invite(app: &App, call: &Call, wanted: Invite) -> Result<Invitation> {
    call.must_be_administrator()?;
    let mut problems = Problems::new();
    let email = problems.take("email", EmailAddress::parse(&wanted.email));
    let role = wanted.role.map_or(Ok(Role::Member), |role| role.parse());
    let role = problems.take("role", role);
    let language = wanted.language.map(|tag| tag.parse::<Language>()).transpose();
    let language = problems.take("language", language);
    problems.done()?;
    let (Some(email), Some(role), Some(language)) = (email, role, language) else {
        return Err(Error::Validation(Vec::new()));
    };
    let members = store::users::members(app.database(), call.workspace).await?;
    if members.iter().any(|member| member.user.email == email) {
        return Err(Error::conflict(format!("{email} is in this workspace already")));
    }
    let mut change = Change::new(app, call);
    let invitation = Invitation {
        id: app.new_id(),
        workspace: call.workspace,
        email,
        role,
        language,
        invited_by: call.actor.user(),
        number: 1,
        created_at: change.now(),
        expires_at: change.now().plus_days(LINK_DAYS),
    };
    store::invitations::insert(change.write(), &invitation);
    change.record(
        Event::UserInvited,
        About::NOTHING,
        format!("{} was invited as {}", invitation.email, role.name()),
        json!({ "email": invitation.email.as_str(), "role": role.name() }),
    );
    let now = change.now();
    change.enqueue(&Job::Mail(Post::Invited { invitation: invitation.id, number: invitation.number }), now);
    match change.commit(()).await {
        Err(StoreError::Lost(lost::INVITATION)) => {
            let message = format!("{} is invited already; send that invitation again", invitation.email);
            Err(Error::conflict(message))
        }
        other => Ok(other.map(|()| invitation)?),
    }
}
