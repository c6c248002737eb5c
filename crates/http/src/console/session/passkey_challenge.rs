//! `POST /session/passkey/challenge`.

use app::accounts::passkeys::{self, PATIENCE_MILLIS};
use axum::extract::{Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use super::seconds;
use crate::api::Api;
use crate::browser::Cookie;
use crate::client_address::client_address;
use crate::console::account::passkeys::PasskeyName;
use crate::error::{ApiError, ErrorBody};
use crate::reply::{Data, Reply};

/// What the browser is asked to have signed; bytes are in base64url. The names are those of WebAuthn.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PasskeyRequest {
    challenge: String,
    #[schema(example = "sign.example.com")]
    rp_id: String,
    /// In milliseconds.
    timeout: i64,
    user_verification: &'static str,
    /// The passkeys that will do; empty where any will.
    allow_credentials: Vec<PasskeyName>,
}

/// Begin signing in with a passkey
///
/// In place of a password, or as the second step after it.
#[utoipa::path(
    post, path = "/session/passkey/challenge", operation_id = "beginPasskeySignIn", tag = "Session", security(()),
    responses(
        (status = 200, description = "What the browser is asked to have signed", body = Data<PasskeyRequest>),
        (status = 429, description = "Asked too often", body = ErrorBody),
    )
)]
pub(crate) async fn challenge(State(api): State<Api>, request: Request) -> Result<Response, ApiError> {
    // Each question is kept for a while, whoever asks.
    api.floods.let_in(&api.app, client_address(&request, &api.config), "passkeys").await?;
    let token = Cookie::HalfSession.read(&api.config, request.headers());
    drop(request);
    let asked = passkeys::ask_for_signature(&api.app, token.as_ref()).await?;
    let told = Reply::ok(PasskeyRequest {
        challenge: asked.challenge,
        rp_id: asked.party,
        timeout: PATIENCE_MILLIS,
        user_verification: "required",
        allow_credentials: PasskeyName::all(asked.known),
    });
    Ok(match asked.token {
        Some((token, until)) => {
            let lasts = seconds(api.app.now(), until);
            let cookie = Cookie::HalfSession.keep(&api.config, &token, lasts);
            ([(header::SET_COOKIE, cookie)], told).into_response()
        }
        None => told.into_response(),
    })
}
