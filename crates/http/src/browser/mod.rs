//! What a browser brings along by itself: its cookies, and where a request was sent from, what it calls itself.

mod cookie;
mod same_origin;

use app::sessions::Token;
use axum::http::{HeaderMap, Request, StatusCode, header};
use model::UserAgent;

pub(crate) use cookie::Cookie;

use crate::api::Api;
use crate::config::HttpConfig;
use crate::error::ApiError;

/// The session that a browser brings along, where it is signed in.
pub(crate) fn session_token(api: &Api, headers: &HeaderMap) -> Option<Token> {
    Cookie::Session.read(&api.config, headers)
}

/// What the browser calls itself.
pub(crate) fn user_agent(headers: &HeaderMap) -> Option<UserAgent> {
    headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).map(UserAgent::of)
}

/// Fails for a request that would change something and was not sent by one of our own pages: the cookie comes along
/// with what other sites send too.
pub(crate) fn must_be_from_here<B>(request: &Request<B>, config: &HttpConfig) -> Result<(), ApiError> {
    if request.method().is_safe() || same_origin::is_from_here(request, &config.base_url) {
        return Ok(());
    }
    let message = format!(
        "this was not sent from this service’s own pages; open {} and try again from there",
        config.base_url
    );
    Err(ApiError::new(StatusCode::FORBIDDEN, "FORBIDDEN", message))
}
