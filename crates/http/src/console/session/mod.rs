//! Who is signed in: show, sign in, second step, go to another workspace, sign out.

pub(super) mod create;
pub(super) mod delete;
pub(super) mod passkey;
pub(super) mod passkey_challenge;
pub(super) mod second_step;
pub(super) mod show;
pub(super) mod workspace;

use app::sessions::{self, Opened};
use axum::http::header;
use axum::response::{AppendHeaders, IntoResponse, Response};
use model::Timestamp;

use crate::api::Api;
use crate::browser::Cookie;
use crate::error::ApiError;
use crate::reply::Reply;
use show::Session;

/// Whole seconds from one moment to another.
pub(super) fn seconds(from: Timestamp, to: Timestamp) -> i64 {
    (to.millis() - from.millis()) / 1000
}

/// The cookies of a session that has begun: it is kept, and what led to it is over.
pub(super) fn cookies(api: &Api, opened: &Opened) -> AppendHeaders<[(header::HeaderName, String); 2]> {
    let lasts = seconds(api.app.now(), opened.expires_at);
    AppendHeaders([
        (header::SET_COOKIE, Cookie::Session.keep(&api.config, &opened.token, lasts)),
        (header::SET_COOKIE, Cookie::HalfSession.clear(&api.config)),
    ])
}

/// The answer to somebody who has just signed in.
pub(super) async fn begun(api: &Api, opened: &Opened) -> Result<Response, ApiError> {
    let who = sessions::resume(&api.app, &opened.token).await?;
    let told = Reply::ok(Session::of(api, who).await?);
    Ok((cookies(api, opened), told).into_response())
}
