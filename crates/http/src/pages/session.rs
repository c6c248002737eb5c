//! Who is signed in, as handlers get it.

use app::Call;
use app::sessions::{self, SignedIn};
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};

use super::cookie::Cookie;
use super::surround::ClientAddress;
use super::{PageError, Pages, SIGN_IN};

/// Somebody who is signed in. A handler that takes it sends everybody else to the sign-in page; one that takes an
/// `Option` of it serves both.
pub(super) struct Session {
    pub who: SignedIn,
    pub call: Call,
}

impl OptionalFromRequestParts<Pages> for Session {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, pages: &Pages) -> Result<Option<Self>, PageError> {
        let Some(token) = Cookie::Session.read(&pages.api.config, &parts.headers) else { return Ok(None) };
        let address = parts.extensions.get::<ClientAddress>().and_then(|address| address.0);
        let who = sessions::resume(&pages.api.app, &token).await?;
        Ok(who.map(|who| Self { call: who.call(address), who }))
    }
}

impl FromRequestParts<Pages> for Session {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, pages: &Pages) -> Result<Self, Response> {
        let session = <Self as OptionalFromRequestParts<Pages>>::from_request_parts(parts, pages).await;
        session.map_err(IntoResponse::into_response)?.ok_or_else(|| pages.see(SIGN_IN).into_response())
    }
}
