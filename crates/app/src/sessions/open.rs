//! The one place where a session begins.

use std::net::IpAddr;

use model::activity::Event;
use model::id::WorkspaceId;
use model::people::{Actor, User};
use model::{Error, Result, Timestamp, UserAgent};
use serde_json::json;
use store::sessions::{NewSession, OpenedBy};
use store::{StoreError, lost};

use super::Token;
use crate::change::{About, Change};
use crate::{App, Call};

/// How long a session lasts.
const SESSION_DAYS: i64 = 14;

/// Where somebody comes from, and with what.
#[derive(Debug, Clone, Default)]
pub struct Visit {
    /// Their address.
    pub ip: Option<IpAddr>,
    /// What their browser calls itself.
    pub user_agent: Option<UserAgent>,
}

/// A session that has begun.
#[derive(Debug)]
pub struct Opened {
    /// What the browser holds.
    pub token: Token,
    /// Until when it lasts.
    pub expires_at: Timestamp,
}

/// Adds a session to a change.
pub(crate) fn begin(
    app: &App,
    change: &mut Change<'_>,
    user: &User,
    workspace: WorkspaceId,
    visit: &Visit,
    opened_by: OpenedBy,
) -> Opened {
    let token = Token::generate(app.random());
    let expires_at = change.now().plus_days(SESSION_DAYS);
    let session = NewSession {
        token_hash: token.hash(),
        user: user.id,
        workspace,
        created_at: change.now(),
        expires_at,
        ip: visit.ip.map(|address| address.to_string()),
        user_agent: visit.user_agent.as_ref().map(|agent| agent.as_str().to_owned()),
        opened_by,
    };
    store::sessions::insert(change.write(), &session);
    change.record(
        Event::UserSignedIn,
        About::NOTHING,
        format!("{} signed in", user.email),
        json!({ "userId": user.id, "email": user.email.as_str() }),
    );
    Opened { token, expires_at }
}

/// Signs somebody in who has proved who they are, to the workspace that they joined first. What their proof uses up is
/// added by `spend` and is in the same commit, so that no proof works twice.
///
/// # Errors
/// When they are in no workspace, the proof was used at the same moment, or the database does not answer.
pub(crate) async fn open(
    app: &App,
    user: &User,
    visit: &Visit,
    opened_by: OpenedBy,
    spend: impl FnOnce(&mut Change<'_>),
) -> Result<Opened> {
    let memberships = store::users::memberships(app.database(), user.id).await?;
    let Some(membership) = memberships.first() else {
        return Err(Error::Forbidden(
            "this account belongs to no workspace any more; ask to be invited".to_owned(),
        ));
    };
    let call = Call {
        actor: Actor::User { id: user.id, name: user.email.to_string() },
        role: membership.role,
        ip: visit.ip,
        user_agent: visit.user_agent.clone(),
        ..Call::by_system(membership.workspace)
    };
    let mut change = Change::new(app, &call);
    spend(&mut change);
    let opened = begin(app, &mut change, user, membership.workspace, visit, opened_by);
    match change.commit(()).await {
        Ok(()) => Ok(opened),
        Err(StoreError::Lost(lost::PASSWORD)) => {
            Err(Error::Forbidden("address or password is not right".to_owned()))
        }
        Err(StoreError::Lost(_)) => {
            Err(Error::Forbidden("this was used already; begin again with signing in".to_owned()))
        }
        Err(error) => Err(error.into()),
    }
}
