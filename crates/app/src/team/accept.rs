//! Joining a workspace by the link of an invitation.

use model::activity::Event;
use model::error::{Error, Problems, Result};
use model::id::WorkspaceId;
use model::people::{Actor, User};
use serde_json::json;
use store::invitations::Invitation;
use store::{StoreError, lost};

use crate::accounts::{Profile, Sessions, give_password};
use crate::change::{About, Change};
use crate::sessions::{self, Opened, OpenedBy, SignedIn, Token, Visit};
use crate::{App, Call, passwords};

/// What somebody brings who joins.
#[derive(Debug)]
pub struct Accept {
    /// The secret part of the link.
    pub token: String,
    /// What they are called, with language and time zone; for a new account.
    pub profile: Profile,
    /// The password that they chose, for a new account.
    pub password: Option<String>,
}

/// What came of it.
#[derive(Debug)]
pub struct Accepted {
    /// The workspace that they are in now.
    pub workspace: WorkspaceId,
    /// The session of a new account; somebody who was signed in keeps theirs, which shows the workspace now.
    pub opened: Option<Opened>,
}

/// Takes an invitation. Somebody who has an account has to be signed in to it; for anybody else one is made. An account that
/// is in no workspace any more can't sign in, so it begins anew: there is nothing behind it, and the mail came to its
/// address.
///
/// # Errors
/// When the link does not work, somebody else is signed in than who was invited, something is not valid, or the database
/// does not answer.
pub async fn accept(
    app: &App,
    wanted: Accept,
    session: Option<(SignedIn, Token)>,
    visit: &Visit,
) -> Result<Accepted> {
    let invitation = super::opened(app, &wanted.token).await?;
    match super::account_of(app, &invitation).await? {
        (Some(account), true) => {
            let own = session.filter(|(who, _)| who.user.id == account.user.id);
            let Some((who, token)) = own else {
                let message = format!("sign in as {} first, then open the invitation again", invitation.email);
                return Err(Error::Forbidden(message));
            };
            with_account(app, &invitation, &who.user, &token, visit).await
        }
        (left, _) => with_new_account(app, &invitation, left.map(|left| left.user), wanted, visit).await,
    }
}

async fn with_account(
    app: &App,
    invitation: &Invitation,
    user: &User,
    token: &Token,
    visit: &Visit,
) -> Result<Accepted> {
    let call = call_of(invitation, user, visit);
    let mut change = Change::new(app, &call);
    join(&mut change, invitation, user);
    sessions::show(&mut change, token, invitation.workspace);
    settled(change).await?;
    Ok(Accepted { workspace: invitation.workspace, opened: None })
}

async fn with_new_account(
    app: &App,
    invitation: &Invitation,
    left: Option<User>,
    wanted: Accept,
    visit: &Visit,
) -> Result<Accepted> {
    let mut problems = Problems::new();
    let is_known = left.is_some();
    let mut user = left.unwrap_or_else(|| User {
        id: app.new_id(),
        email: invitation.email.clone(),
        name: None,
        language: invitation.language,
        time_zone: None,
        created_at: app.now(),
    });
    wanted.profile.put_into(&mut user, app, &mut problems);
    let password = wanted.password.unwrap_or_default();
    problems.take("password", passwords::check(&password));
    problems.done()?;
    let hash = passwords::hash(password, app.random()).await?;
    let call = call_of(invitation, &user, visit);
    let mut change = Change::new(app, &call);
    if is_known {
        store::users::is_nowhere(change.write(), user.id);
        store::users::update(change.write(), &user);
        give_password(change.write(), user.id, &hash, Sessions::EndAll);
        store::second_factors::remove_totp(change.write(), user.id);
        store::passkeys::delete_all(change.write(), user.id);
    } else {
        store::users::insert(change.write(), &user, Some(&hash));
    }
    join(&mut change, invitation, &user);
    let opened = sessions::begin(app, &mut change, &user, invitation.workspace, visit, OpenedBy::Password);
    settled(change).await?;
    Ok(Accepted { workspace: invitation.workspace, opened: Some(opened) })
}

fn call_of(invitation: &Invitation, user: &User, visit: &Visit) -> Call {
    Call {
        actor: Actor::User { id: user.id, name: user.email.to_string() },
        role: invitation.role,
        ip: visit.ip,
        ..Call::by_system(invitation.workspace)
    }
}

fn join(change: &mut Change<'_>, invitation: &Invitation, user: &User) {
    let now = change.now();
    store::invitations::spend(change.write(), invitation.id, invitation.number, now);
    store::users::join(change.write(), invitation.workspace, user.id, invitation.role, now);
    change.record(
        Event::UserJoined,
        About::NOTHING,
        format!("{} joined as {}", user.email, invitation.role.name()),
        json!({ "userId": user.id, "email": user.email.as_str(), "role": invitation.role.name() }),
    );
}

async fn settled(change: Change<'_>) -> Result<()> {
    match change.commit(()).await {
        Err(StoreError::Lost(lost::INVITATION)) => Err(super::over()),
        Err(StoreError::Lost(lost::MEMBERSHIP)) => Err(Error::conflict("you are in this workspace already")),
        Err(StoreError::Lost(_)) => Err(Error::conflict("this address was added at the same moment; try again")),
        other => Ok(other?),
    }
}
