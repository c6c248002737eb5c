//! The way in for people who are signed in to the console.

use app::sessions::{self, SignedIn, Token};
use axum::http::{HeaderMap, StatusCode};

use super::{Caller, Face, Head, SecondStep, entitlement_required};
use crate::api::Api;
use crate::browser;
use crate::client_address::client_address;
use crate::error::ApiError;

/// What somebody is told who lacks the second step that the workspace asks for.
const LACKS_SECOND_STEP: &str =
    "this workspace asks for a second step; set one up in your account, or sign in with a passkey";

/// Admits somebody whose request one of our own pages sent, with a session that lasts. A session ends at once where it is
/// revoked, so the store is asked each time.
pub(super) async fn admit(
    api: &Api,
    face: Face,
    second_step: SecondStep,
    head: &mut Head,
) -> Result<Caller, ApiError> {
    browser::must_be_from_here(head, &api.config)?;
    let (token, signed_in) = resume(api, second_step, head.headers()).await?;
    if let Some(message) = face.lacking(signed_in.workspace.entitlements) {
        return Err(entitlement_required(message));
    }
    let mut call = signed_in.call(client_address(head, &api.config));
    call.user_agent = browser::user_agent(head.headers());
    head.extensions_mut().insert(signed_in);
    head.extensions_mut().insert(token);
    Ok(Caller::without_key(call))
}

/// The session that a request comes with, where it lasts: the one place where it is asked for the second
/// step that a workspace wants of its members.
pub(super) async fn resume(
    api: &Api,
    second_step: SecondStep,
    headers: &HeaderMap,
) -> Result<(Token, SignedIn), ApiError> {
    let nobody = || ApiError::unauthorized("sign in first");
    let token = browser::session_token(api, headers).ok_or_else(nobody)?;
    let signed_in = sessions::resume(&api.app, &token).await?.ok_or_else(nobody)?;
    if signed_in.lacks_second_step && second_step == SecondStep::AsAsked {
        return Err(ApiError::new(StatusCode::FORBIDDEN, "SECOND_STEP_REQUIRED", LACKS_SECOND_STEP));
    }
    Ok((token, signed_in))
}
