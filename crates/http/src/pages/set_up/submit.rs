//! `POST /setup`.

use app::sessions::{self, SignIn};
use app::workspaces::{self, SetUp};
use askama::Template;
use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use model::Error;
use model::api_key::ApiKeySecret;
use model::plan::Plan;

use super::{closed, followed, form, page};
use crate::pages::cookie::Cookie;
use crate::pages::sent::Sent;
use crate::pages::sign_in::seconds;
use crate::pages::surround::ClientAddress;
use crate::pages::{Frame, PageError, Pages, html};

/// The service is set up: the first key, shown this once.
#[derive(Template)]
#[template(path = "set_up/done.html")]
struct DonePage {
    frame: Frame,
    base_url: String,
    secret: ApiKeySecret,
    is_signed_in: bool,
}

/// Makes the first workspace with its administrator, signs them in, and shows the first key.
pub(crate) async fn submit(
    State(pages): State<Pages>,
    Extension(ClientAddress(ip)): Extension<ClientAddress>,
    headers: HeaderMap,
    mut sent: Sent,
) -> Result<Response, PageError> {
    // The link first: without it nobody makes us hash passwords.
    let Some(link) = followed(&pages, &headers).await? else { return closed(&pages, true).await };
    let (workspace, email, password) = (sent.take("workspace"), sent.take("email"), sent.take("password"));
    let wanted = SetUp {
        workspace: workspace.clone(),
        email: email.clone(),
        password: Some(password.clone()),
        plan: Plan::Business,
        link: Some(link),
    };
    let credentials = match workspaces::set_up(&pages.api.app, wanted).await {
        Ok(credentials) => credentials,
        Err(Error::Validation(problems)) => {
            return page(&pages, StatusCode::BAD_REQUEST, form(workspace, email).with_problems(problems));
        }
        // The link was used in another window meanwhile, or the address was: only then may one try again.
        Err(Error::Conflict(_)) if followed(&pages, &headers).await?.is_none() => {
            return closed(&pages, true).await;
        }
        Err(Error::Conflict(message)) => {
            return page(&pages, StatusCode::CONFLICT, form(workspace, email).with_message(&message));
        }
        Err(error) => return Err(error.into()),
    };
    let user_agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).map(str::to_owned);
    // The key is never shown again, so the page comes even where signing in does not succeed.
    let signed_in = sessions::sign_in(&pages.api.app, SignIn { email, password, ip, user_agent }).await.ok();
    let config = &pages.api.config;
    let mut cookies = vec![(header::SET_COOKIE, Cookie::SetUp.clear(config))];
    if let Some((token, until)) = &signed_in {
        let lasts = seconds(pages.api.app.now(), *until);
        cookies.push((header::SET_COOKIE, Cookie::Session.keep(config, token, lasts)));
    }
    let done = DonePage {
        frame: Frame::new(config),
        base_url: config.base_url.clone(),
        secret: credentials.api_key,
        is_signed_in: signed_in.is_some(),
    };
    Ok((AppendHeaders(cookies), html(StatusCode::OK, &done)?).into_response())
}
