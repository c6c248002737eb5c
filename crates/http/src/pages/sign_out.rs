//! `POST /signout`.

use app::sessions;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

use super::cookie::Cookie;
use super::{PageError, Pages, SIGN_IN};

/// Ends the session, where there is one, and leads to the sign-in page.
pub(super) async fn sign_out(State(pages): State<Pages>, headers: HeaderMap) -> Result<Response, PageError> {
    let config = &pages.api.config;
    if let Some(token) = Cookie::Session.read(config, &headers) {
        sessions::sign_out(&pages.api.app, &token).await?;
    }
    Ok(([(header::SET_COOKIE, Cookie::Session.clear(config))], pages.see(SIGN_IN)).into_response())
}
