//! `GET /setup/{token}`: the link that the first start prints.

use app::sessions::Token;
use axum::extract::{RawPathParams, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::closed;
use crate::pages::cookie::Cookie;
use crate::pages::{PageError, Pages, SET_UP};

/// How long somebody may take over the form, in seconds.
const COOKIE_SECONDS: i64 = 60 * 60;

/// Moves the link's token into a cookie and leads to the form.
pub(crate) async fn follow(State(pages): State<Pages>, path: RawPathParams) -> Result<Response, PageError> {
    let link = Token::sent(path.iter().next().map(|(_, token)| token).unwrap_or_default());
    if !pages.api.app.is_set_up_link(&link).await? {
        return closed(&pages, true).await;
    }
    let cookie = Cookie::SetUp.keep(&pages.api.config, &link, COOKIE_SECONDS);
    Ok(([(header::SET_COOKIE, cookie)], pages.see(SET_UP)).into_response())
}
