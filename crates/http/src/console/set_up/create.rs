//! `POST /set-up`.

use app::accounts::Profile;
use app::sessions::{self, SignIn, SignInOutcome};
use app::workspaces::{self, SetUp};
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use model::plan::Plan;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::followed;
use crate::api::Api;
use crate::body::Brief;
use crate::browser::Cookie;
use crate::console::door::Visitor;
use crate::console::session::seconds;
use crate::error::{ApiError, ErrorBody};
use crate::reply::{Data, Reply};

/// The first workspace and its administrator.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NewInstance {
    /// What people will call the workspace.
    #[schema(example = "Acme")]
    workspace: String,
    #[schema(example = "ana@example.com")]
    email: String,
    /// At least 10 characters.
    password: String,
    /// What the administrator is called.
    #[schema(example = "Ana Lindqvist")]
    name: Option<String>,
    /// The language of the administrator and of the workspace: `en`, `de`, `fr`, `es` or `ar`.
    #[schema(example = "en")]
    language: Option<String>,
    /// The time zone of both.
    #[schema(example = "Europe/Berlin")]
    time_zone: Option<String>,
}

/// The service is set up.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Instance {
    /// A first API key, shown this once.
    api_key: String,
    /// Whether the administrator is signed in now; else they sign in with what they chose.
    signed_in: bool,
}

/// Set the service up
///
/// Takes the link that the first start printed, which the browser holds as a cookie since it was followed, and signs the
/// administrator in.
#[utoipa::path(
    post, path = "/set-up", operation_id = "setUp", tag = "Set-up", security(()),
    request_body = NewInstance,
    responses(
        (status = 201, description = "Set up", body = Data<Instance>),
        (status = 400, description = "Something is not right", body = ErrorBody),
        (status = 410, description = "The link was used, has expired, or was never followed here", body = ErrorBody),
    )
)]
pub(crate) async fn create(
    State(api): State<Api>,
    visitor: Visitor,
    headers: HeaderMap,
    Brief(given): Brief<NewInstance>,
) -> Result<Response, ApiError> {
    // The link first: without it nobody makes us hash passwords.
    let Some(link) = followed(&api, &headers).await? else {
        let message = "this set-up link has been used or has expired; start the service again for a new one";
        return Err(model::Error::Gone(message.to_owned()).into());
    };
    let NewInstance { workspace, email, password, name, language, time_zone } = given;
    let wanted = SetUp {
        workspace,
        email: email.clone(),
        password: Some(password.clone()),
        profile: Profile { name, language, time_zone },
        plan: Plan::Business,
        link: Some(link),
    };
    let credentials = workspaces::set_up(&api.app, wanted).await?;
    let who = SignIn { email, password, visit: visitor.visit() };
    // The key is never shown again, so the answer comes even where signing in does not succeed.
    let signed_in = match sessions::sign_in(&api.app, who).await {
        Ok(SignInOutcome::Done(opened)) => Some(opened),
        _ => None,
    };
    let mut cookies = vec![(header::SET_COOKIE, Cookie::SetUp.clear(&api.config))];
    if let Some(opened) = &signed_in {
        let lasts = seconds(api.app.now(), opened.expires_at);
        cookies.push((header::SET_COOKIE, Cookie::Session.keep(&api.config, &opened.token, lasts)));
    }
    let made = Instance { api_key: credentials.api_key.reveal().to_owned(), signed_in: signed_in.is_some() };
    Ok((AppendHeaders(cookies), Reply::created(made)).into_response())
}
