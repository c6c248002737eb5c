//! `POST /session`.

use app::sessions::{self, SignIn};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use model::{Error, Timestamp};
use serde::Deserialize;
use utoipa::ToSchema;

use super::seconds;
use super::show::Session;
use crate::api::Api;
use crate::attempts::TooMany;
use crate::body::Json;
use crate::console::Cookie;
use crate::console::door::Visitor;
use crate::error::{ApiError, ErrorBody};
use crate::reply::{Data, Reply};

/// Who wants to sign in.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Credentials {
    #[schema(example = "ana@example.com")]
    email: String,
    password: String,
}

/// Sign in
///
/// The session comes as a cookie that no script can read.
#[utoipa::path(
    post, path = "/session", operation_id = "signIn", tag = "Session", security(()),
    request_body = Credentials,
    responses(
        (status = 200, description = "Signed in", body = Data<Session>),
        (status = 403, description = "Address or password is not right", body = ErrorBody),
        (status = 429, description = "Too many tries", body = ErrorBody),
    )
)]
pub(crate) async fn create(
    State(api): State<Api>,
    visitor: Visitor,
    Json(given): Json<Credentials>,
) -> Result<Response, ApiError> {
    let now = api.app.now();
    let attempt =
        api.sign_in_tries.begin(visitor.ip, &given.email, now).map_err(|TooMany(until)| too_many(now, until))?;
    let wanted =
        SignIn { email: given.email, password: given.password, ip: visitor.ip, user_agent: visitor.user_agent };
    let signed_in = sessions::sign_in(&api.app, wanted).await;
    if !matches!(signed_in, Err(Error::Forbidden(_))) {
        api.sign_in_tries.forgive(&attempt);
    }
    let (token, until) = signed_in?;
    let cookie = Cookie::Session.keep(&api.config, &token, seconds(now, until));
    let who = sessions::resume(&api.app, &token).await?;
    let told = Reply::ok(Session::of(&api, who).await?);
    Ok(([(header::SET_COOKIE, cookie)], told).into_response())
}

fn too_many(now: Timestamp, until: Timestamp) -> ApiError {
    let message = "too many tries with a wrong password; wait, then try again";
    // Rounded up: nobody is told to come back too early.
    let wait = seconds(now, until.plus_millis(999));
    ApiError::new(StatusCode::TOO_MANY_REQUESTS, "RATE_LIMITED", message).retry_after(wait)
}
