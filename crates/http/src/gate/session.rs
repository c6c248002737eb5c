//! The way in for people who are signed in to the console.

use app::sessions::{self, SignedIn, Token};
use axum::http::HeaderMap;

use super::{Caller, Face, Head, entitlement_required};
use crate::api::Api;
use crate::browser;
use crate::client_address::client_address;
use crate::error::ApiError;

/// Admits somebody whose request one of our own pages sent, with a session that lasts. A session ends at once where it is
/// revoked, so the store is asked each time.
pub(super) async fn admit(api: &Api, face: Face, head: &mut Head) -> Result<Caller, ApiError> {
    browser::must_be_from_here(head, &api.config)?;
    let (token, signed_in) = resume(api, head.headers()).await?;
    if let Some(message) = face.lacking(signed_in.workspace.entitlements) {
        return Err(entitlement_required(message));
    }
    let mut call = signed_in.call(client_address(head, &api.config));
    call.user_agent = browser::user_agent(head.headers());
    head.extensions_mut().insert(signed_in);
    head.extensions_mut().insert(token);
    Ok(Caller::without_key(call))
}

/// The session that a request comes with, where it lasts.
pub(super) async fn resume(api: &Api, headers: &HeaderMap) -> Result<(Token, SignedIn), ApiError> {
    let nobody = || ApiError::unauthorized("sign in first");
    let token = browser::session_token(api, headers).ok_or_else(nobody)?;
    let signed_in = sessions::resume(&api.app, &token).await?.ok_or_else(nobody)?;
    Ok((token, signed_in))
}
