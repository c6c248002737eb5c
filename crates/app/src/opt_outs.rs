//! No more reminders: what the link at the foot of each mail does, and undoes.
//!
//! The link holds the workspace and the address, encrypted, so it works without an account and tells nothing to who sees
//! it. Invitations are not reminders and go on.

use std::net::IpAddr;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use model::activity::Event;
use model::email::EmailAddress;
use model::error::{Error, Result};
use model::id::{RespondentId, WorkspaceId};
use model::people::{Actor, Role};
use model::respondent::Respondent;
use serde_json::json;
use store::{StoreError, lost};

use crate::change::{About, Change};
use crate::{App, Call, workspaces};

const PURPOSE: &str = "opt-out";
const ID: usize = 16;

/// How an address stands with a workspace.
#[derive(Debug, Clone)]
pub struct OptOut {
    /// The workspace's name.
    pub workspace: String,
    /// The address.
    pub email: String,
    /// Whether it gets no more reminders.
    pub opted_out: bool,
}

/// What a link says.
struct Token {
    workspace: WorkspaceId,
    respondent: RespondentId,
    email: EmailAddress,
}

/// The whole link of a respondent.
pub(crate) fn link(app: &App, workspace: WorkspaceId, respondent: &Respondent) -> String {
    let email = respondent.email.as_str().as_bytes();
    let content = [&workspace.to_bytes()[..], &respondent.id.to_bytes()[..], email].concat();
    let token = app.vault().close(PURPOSE, &content, app.random());
    format!("{}/u/{}", app.base_url(), BASE64_URL_SAFE_NO_PAD.encode(token))
}

fn read(app: &App, token: &str) -> Option<Token> {
    let closed = BASE64_URL_SAFE_NO_PAD.decode(token).ok()?;
    let content = app.vault().open(PURPOSE, &closed).ok()?;
    let (workspace, rest) = content.split_at_checked(ID)?;
    let (respondent, email) = rest.split_at_checked(ID)?;
    Some(Token {
        workspace: WorkspaceId::from_bytes(workspace.try_into().ok()?),
        respondent: RespondentId::from_bytes(respondent.try_into().ok()?),
        email: EmailAddress::stored(String::from_utf8(email.to_vec()).ok()?),
    })
}

/// How the address of a link stands.
///
/// # Errors
/// When this instance did not make the link, the workspace is gone, or the database does not answer.
pub async fn show(app: &App, token: &str) -> Result<OptOut> {
    let token = read(app, token).ok_or(Error::NotFound("opt-out link"))?;
    let opted_out = store::opt_outs::is_noted(app.database(), token.workspace, &token.email).await?;
    answer(app, &token, opted_out).await
}

/// Stops reminders to the address of a link, or has them go on. To say the same twice changes nothing.
///
/// # Errors
/// When this instance did not make the link, the workspace is gone, or the database does not answer.
pub async fn set(app: &App, token: &str, stop: bool, ip: Option<IpAddr>) -> Result<OptOut> {
    let token = read(app, token).ok_or(Error::NotFound("opt-out link"))?;
    must_be_known(app, &token).await?;
    let answer = answer(app, &token, stop).await?;
    let call = Call {
        workspace: token.workspace,
        actor: Actor::Respondent { id: token.respondent, name: token.email.to_string() },
        role: Role::Member,
        ip,
        user_agent: None,
        idempotency: None,
    };
    let mut change = Change::new(app, &call);
    let now = change.now();
    let message = if stop {
        store::opt_outs::insert(change.write(), token.workspace, &token.email, now);
        format!("{} wants no more reminders", token.email)
    } else {
        store::opt_outs::delete(change.write(), token.workspace, &token.email);
        format!("{} wants reminders again", token.email)
    };
    let metadata = json!({ "respondentId": token.respondent, "email": token.email.as_str(), "optedOut": stop });
    change.record(Event::RespondentOptedOut, About::NOTHING, message, metadata);
    match change.commit(()).await {
        // It stands like that already.
        Ok(()) | Err(StoreError::Lost(lost::OPT_OUT)) => Ok(answer),
        Err(error) => Err(error.into()),
    }
}

/// Fails where somebody was erased: a link in an old mail must not bring their address back.
async fn must_be_known(app: &App, token: &Token) -> Result<()> {
    let home = store::respondents::home(app.database(), token.respondent).await?;
    let Some((workspace, document)) = home else { return Ok(()) };
    let document = store::documents::find(app.database(), workspace, document).await?;
    let one = document.as_ref().and_then(|document| document.respondent(token.respondent).ok());
    if one.is_some_and(Respondent::is_forgotten) { Err(Error::NotFound("opt-out link")) } else { Ok(()) }
}

async fn answer(app: &App, token: &Token, opted_out: bool) -> Result<OptOut> {
    let workspace = workspaces::show(app, token.workspace).await?.name.to_string();
    Ok(OptOut { workspace, email: token.email.to_string(), opted_out })
}
