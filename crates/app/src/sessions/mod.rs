//! Sign-in sessions of the console: sign in, resume, sign out.

mod sign_in;
mod token;

use std::net::IpAddr;

use model::Result;
use model::id::UserId;
use model::people::{Actor, Role};
use model::workspace::Workspace;
use store::Write;
use store::sessions::SessionHolder;

pub use sign_in::{SignIn, sign_in};
pub use store::users::Place;
pub use token::Token;

use crate::{App, Call};

/// Somebody who is signed in.
#[derive(Debug, Clone)]
pub struct SignedIn {
    /// Who.
    pub user: UserId,
    /// Their address.
    pub email: String,
    /// The workspace that is shown.
    pub workspace: Workspace,
    /// What they may do there.
    pub role: Role,
}

impl SignedIn {
    fn new(holder: SessionHolder) -> Self {
        let SessionHolder { user, email, workspace, role } = holder;
        Self { user, email, workspace, role }
    }

    /// The call that this person makes from that address.
    #[must_use]
    pub fn call(&self, ip: Option<IpAddr>) -> Call {
        Call {
            workspace: self.workspace.id,
            actor: Actor::User { id: self.user, name: self.email.clone() },
            role: self.role,
            ip,
            user_agent: None,
            idempotency: None,
        }
    }
}

/// Who the token belongs to, while the session lasts.
///
/// # Errors
/// When the database does not answer.
pub async fn resume(app: &App, token: &Token) -> Result<Option<SignedIn>> {
    let holder = store::sessions::holder(app.database(), token.hash(), app.now()).await?;
    Ok(holder.map(SignedIn::new))
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
