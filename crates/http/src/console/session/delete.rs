//! `DELETE /session`.

use app::sessions;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

use crate::api::Api;
use crate::browser::{Cookie, session_token};
use crate::error::ApiError;
use crate::reply::{Data, Done, Reply};

/// Sign out
///
/// Ends the session and takes the cookie away. To sign out twice changes nothing.
#[utoipa::path(
    delete, path = "/session", operation_id = "signOut", tag = "Session", security(()),
    responses((status = 200, description = "Signed out", body = Data<Done>))
)]
pub(crate) async fn delete(State(api): State<Api>, headers: HeaderMap) -> Result<Response, ApiError> {
    if let Some(token) = session_token(&api, &headers) {
        sessions::sign_out(&api.app, &token).await?;
    }
    let cookie = Cookie::Session.clear(&api.config);
    Ok(([(header::SET_COOKIE, cookie)], Reply::ok(Done::new("signed out"))).into_response())
}
