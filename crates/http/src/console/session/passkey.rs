//! `POST /session/passkey`.

use app::accounts::passkeys::{self, Assertion};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::begun;
use super::show::Session;
use crate::api::Api;
use crate::body::Brief;
use crate::browser::Cookie;
use crate::console::door::Visitor;
use crate::console::tries::counted;
use crate::error::{ApiError, ErrorBody};
use crate::reply::Data;

/// What a passkey signed; all of it is in base64url.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PasskeySignature {
    /// What the authenticator calls the passkey.
    id: String,
    /// What the browser says.
    client_data_json: String,
    /// What the authenticator says.
    authenticator_data: String,
    /// The signature over both.
    signature: String,
    /// Who it is, as the authenticator remembers.
    user_handle: Option<String>,
}

/// Sign in with a passkey
#[utoipa::path(
    post, path = "/session/passkey", operation_id = "signInWithPasskey", tag = "Session", security(()),
    request_body = PasskeySignature,
    responses(
        (status = 200, description = "Signed in", body = Data<Session>),
        (status = 403, description = "The passkey is not known, or the signature does not hold", body = ErrorBody),
        (status = 410, description = "It took too long", body = ErrorBody),
        (status = 429, description = "Too many tries", body = ErrorBody),
    )
)]
pub(crate) async fn sign_in(
    State(api): State<Api>,
    visitor: Visitor,
    headers: HeaderMap,
    Brief(given): Brief<PasskeySignature>,
) -> Result<Response, ApiError> {
    let Some(token) = Cookie::HalfSession.read(&api.config, &headers) else {
        return Err(model::Error::Gone("begin again".to_owned()).into());
    };
    // A signature can't be guessed; what is counted is somebody who keeps us checking.
    let attempt = api.sign_in_tries.begin(&api.app, visitor.ip, "a passkey").await;
    let given = Assertion {
        id: given.id,
        client_data: given.client_data_json,
        authenticator_data: given.authenticator_data,
        signature: given.signature,
        user_handle: given.user_handle,
    };
    let visit = visitor.visit();
    let opened = counted(&api, attempt, passkeys::sign_in(&api.app, &token, given, &visit)).await?;
    begun(&api, &opened).await
}
