//! `POST /session/passkey/challenge`.

use app::accounts::passkeys::{self, PATIENCE_MILLIS};
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use super::seconds;
use crate::api::Api;
use crate::console::Cookie;
use crate::console::account::passkeys::PasskeyName;
use crate::error::ApiError;
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
    responses((status = 200, description = "What the browser is asked to have signed", body = Data<PasskeyRequest>))
)]
pub(crate) async fn challenge(State(api): State<Api>, headers: HeaderMap) -> Result<Response, ApiError> {
    let token = Cookie::HalfSession.read(&api.config, &headers);
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
