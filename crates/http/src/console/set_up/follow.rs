//! `GET /setup/{token}`: the link that the first start prints.

use app::sessions::Token;
use axum::extract::{RawPathParams, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};

use crate::api::Api;
use crate::browser::Cookie;
use crate::error::ApiError;

/// How long somebody may take over the form, in seconds.
const COOKIE_SECONDS: i64 = 60 * 60;

/// Moves the link's token into a cookie and leads to the form, which says where the link does not work any more.
pub(crate) async fn follow(State(api): State<Api>, path: RawPathParams) -> Result<Response, ApiError> {
    let link = Token::sent(path.iter().next().map(|(_, token)| token).unwrap_or_default());
    let form = Redirect::to("/setup");
    if !api.app.is_set_up_link(&link).await? {
        return Ok(form.into_response());
    }
    let cookie = Cookie::SetUp.keep(&api.config, &link, COOKIE_SECONDS);
    Ok(([(header::SET_COOKIE, cookie)], form).into_response())
}
