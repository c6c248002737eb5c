//! Signing in with address and password.

use std::net::IpAddr;

use model::activity::Event;
use model::email::EmailAddress;
use model::people::Actor;
use model::{Error, Result, Timestamp};
use serde_json::json;
use store::sessions::NewSession;

use super::Token;
use crate::change::{About, Change};
use crate::{App, Call, passwords};

/// How long a session lasts.
const SESSION_DAYS: i64 = 14;

/// Who wants to sign in.
#[derive(Debug)]
pub struct SignIn {
    /// Their address.
    pub email: String,
    /// Their password.
    pub password: String,
    /// Where they come from.
    pub ip: Option<IpAddr>,
    /// What they come with.
    pub user_agent: Option<String>,
}

/// Signs somebody in, to the workspace that they joined first.
///
/// # Errors
/// One and the same for an unknown address and a wrong password.
pub async fn sign_in(app: &App, wanted: SignIn) -> Result<(Token, Timestamp)> {
    let refused = || Error::Forbidden("address or password is not right".to_owned());
    let known = match EmailAddress::parse(&wanted.email) {
        Ok(email) => store::users::by_email(app.database(), &email).await?,
        Err(_) => None,
    };
    let hash = known.as_ref().map(|(_, hash)| hash.clone());
    if !passwords::verify(wanted.password, hash).await? {
        return Err(refused());
    }
    let Some((user, _)) = known else { return Err(refused()) };
    let memberships = store::users::memberships(app.database(), user.id).await?;
    let Some(membership) = memberships.first() else { return Err(refused()) };

    let token = Token::generate(app.random());
    let actor = Actor::User { id: user.id, name: user.email.to_string() };
    let call = Call {
        workspace: membership.workspace,
        actor,
        role: membership.role,
        ip: wanted.ip,
        user_agent: None,
        idempotency: None,
    };
    let mut change = Change::new(app, &call);
    let expires_at = change.now().plus_days(SESSION_DAYS);
    let session = NewSession {
        token_hash: token.hash(),
        user: user.id,
        workspace: membership.workspace,
        created_at: change.now(),
        expires_at,
        ip: call.ip.map(|address| address.to_string()),
        user_agent: wanted.user_agent.map(|agent| agent.chars().take(500).collect()),
    };
    store::sessions::insert(change.write(), &session);
    change.record(
        Event::UserSignedIn,
        About::NOTHING,
        format!("{} signed in", user.email),
        json!({ "userId": user.id, "email": user.email.as_str() }),
    );
    change.commit(()).await?;
    Ok((token, expires_at))
}
