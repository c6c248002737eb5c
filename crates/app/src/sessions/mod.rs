//! Sign-in sessions of the console: sign in, resume, list, end, go to another workspace.
//!
//! Whoever proves who they are, by whatever means, ends in [`open::open`], the one place where a session begins.

mod device;
mod end;
mod list;
mod open;
mod refusals;
mod second_step;
mod settings;
mod sign_in;
mod switch;
mod token;

use std::net::IpAddr;

use model::id::UserId;
use model::people::{Actor, Role, User};
use model::workspace::Workspace;
use model::{Result, Timestamp};
use store::Write;
use store::sessions::SessionHolder;

pub(crate) use device::device;
pub use end::{end, end_others};
pub use list::{Listed, list};
pub use open::{Opened, Visit};
pub(crate) use open::{begin, open};
pub(crate) use refusals::{Refusal, note as note_refusal};
pub use second_step::{Code, SecondStep, second_step, second_step_of};
pub use settings::SessionSettings;
pub use sign_in::{SignIn, SignInOutcome, sign_in};
pub use store::sessions::OpenedBy;
pub use store::users::Place;
pub(crate) use switch::show;
pub use switch::switch;
pub use token::Token;

use crate::{App, Call};

/// A session is noted as used this often at most, so that looking around costs no writes.
const SEEN_MILLIS: i64 = 5 * 60 * 1000;

/// Somebody who is signed in.
#[derive(Debug, Clone)]
pub struct SignedIn {
    /// Who.
    pub user: User,
    /// The workspace that is shown.
    pub workspace: Workspace,
    /// What they may do there.
    pub role: Role,
    /// When they signed in.
    pub since: Timestamp,
    /// Whether the workspace asks for a second step that this session does without: then nothing of the workspace is shown,
    /// and all that is open to them is to set one up.
    pub lacks_second_step: bool,
}

impl SignedIn {
    /// The call that this person makes from that address.
    #[must_use]
    pub fn call(&self, ip: Option<IpAddr>) -> Call {
        Call {
            workspace: self.workspace.id,
            actor: Actor::User { id: self.user.id, name: self.user.email.to_string() },
            role: self.role,
            ip,
            user_agent: None,
            idempotency: None,
        }
    }
}

/// Who the token belongs to, while the session lasts. It counts as used: one that nobody uses ends.
///
/// # Errors
/// When the database does not answer.
pub async fn resume(app: &App, token: &Token) -> Result<Option<SignedIn>> {
    let Some((signed_in, last_seen_at)) = found(app, token).await? else { return Ok(None) };
    let now = app.now();
    if is_news(last_seen_at, now) {
        let mut write = Write::new();
        store::sessions::seen(&mut write, token.hash(), now);
        app.database().commit(write).await?;
    }
    Ok(Some(signed_in))
}

/// Who the token belongs to, while the session lasts, without its being used: for what goes on while nobody is there.
///
/// # Errors
/// When the database does not answer.
pub async fn look(app: &App, token: &Token) -> Result<Option<SignedIn>> {
    Ok(found(app, token).await?.map(|(signed_in, _)| signed_in))
}

/// Who the token belongs to, and when it was last used.
async fn found(app: &App, token: &Token) -> Result<Option<(SignedIn, Timestamp)>> {
    let (now, hash) = (app.now(), token.hash());
    let holder = store::sessions::holder(app.database(), hash, now, app.sessions().idle_since(now)).await?;
    Ok(holder.map(|SessionHolder { user, workspace, role, created_at, last_seen_at, lacks_second_step }| {
        (SignedIn { user, workspace, role, since: created_at, lacks_second_step }, last_seen_at)
    }))
}

fn is_news(last_seen_at: Timestamp, now: Timestamp) -> bool {
    now.millis() - last_seen_at.millis() >= SEEN_MILLIS
}

/// Ends a session. To end one twice changes nothing.
///
/// # Errors
/// When the database does not answer.
pub async fn sign_out(app: &App, token: &Token) -> Result<()> {
    let mut write = Write::new();
    store::sessions::delete(&mut write, token.hash());
    app.database().commit(write).await?;
    Ok(())
}

/// The workspaces that somebody can go to, the one joined first in front.
///
/// # Errors
/// When the database does not answer.
pub async fn places(app: &App, user: UserId) -> Result<Vec<Place>> {
    Ok(store::users::places(app.database(), user).await?)
}
