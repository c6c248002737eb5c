//! `POST /invitations/accept`.

use app::accounts::Profile;
use app::sessions;
use app::team::{self, Accept};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::Brief;
use crate::browser::session_token;
use crate::console::door::Visitor;
use crate::console::session::begun;
use crate::console::session::show::Session;
use crate::error::{ApiError, ErrorBody};
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// What somebody brings who joins.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AcceptInvitation {
    /// The secret part of the link.
    token: String,
    /// What they are called, for a new account.
    #[schema(example = "Ben Okafor")]
    name: Option<String>,
    /// At least 10 characters, for a new account.
    password: Option<String>,
    /// `en`, `de`, `fr`, `es` or `ar`, for a new account.
    #[schema(example = "en")]
    language: Option<String>,
    /// For a new account.
    #[schema(example = "Europe/Berlin")]
    time_zone: Option<String>,
}

/// Join a workspace
///
/// Somebody whose address has an account has to be signed in to it, and the session shows the workspace from then on. For
/// anybody else an account is made and signed in.
#[utoipa::path(
    post, path = "/invitations/accept", operation_id = "acceptInvitation", tag = "Invitations", security(()),
    request_body = AcceptInvitation,
    responses(
        (status = 200, description = "Joined; the session as it is now", body = Data<Session>),
        (status = 403, description = "The address has an account, and somebody else or nobody is signed in", body = ErrorBody),
        (status = 409, description = "In the workspace already", body = ErrorBody),
        (status = 410, description = "It was used, withdrawn or has expired", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn accept(
    State(api): State<Api>,
    visitor: Visitor,
    headers: HeaderMap,
    Brief(given): Brief<AcceptInvitation>,
) -> Result<Response, ApiError> {
    let token = session_token(&api, &headers);
    let session = match &token {
        Some(token) => sessions::resume(&api.app, token).await?.map(|who| (who, token.clone())),
        None => None,
    };
    let AcceptInvitation { token: link, name, password, language, time_zone } = given;
    let wanted = Accept { token: link, profile: Profile { name, language, time_zone }, password };
    let accepted = team::accept(&api.app, wanted, session, &visitor.visit()).await?;
    if let Some(opened) = accepted.opened {
        return begun(&api, &opened).await;
    }
    let who = match &token {
        Some(token) => sessions::resume(&api.app, token).await?,
        None => None,
    };
    Ok(Reply::ok(Session::of(&api, who).await?).into_response())
}
