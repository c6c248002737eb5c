//! `POST /session/second-step`.

use app::sessions::{self, Code};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use model::Error;
use serde::Deserialize;
use utoipa::ToSchema;

use super::begun;
use super::show::Session;
use crate::api::Api;
use crate::body::Brief;
use crate::browser::Cookie;
use crate::console::door::Visitor;
use crate::console::tries::counted;
use crate::error::{ApiError, ErrorBody};
use crate::reply::Data;

/// One of the two.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SecondStepCode {
    /// The six digits that the authenticator app shows.
    #[schema(example = "123456")]
    code: Option<String>,
    /// One of the codes for the day the app is lost. It works once.
    #[schema(example = "7h2k9-w3m5q")]
    recovery_code: Option<String>,
}

/// Take the second step
///
/// After a right password, for at most ten minutes. A code works once.
#[utoipa::path(
    post, path = "/session/second-step", operation_id = "takeSecondStep", tag = "Session", security(()),
    request_body = SecondStepCode,
    responses(
        (status = 200, description = "Signed in", body = Data<Session>),
        (status = 403, description = "The code is not right or was used before", body = ErrorBody),
        (status = 410, description = "The first step is too long ago", body = ErrorBody),
        (status = 429, description = "Too many tries", body = ErrorBody),
    )
)]
pub(crate) async fn second_step(
    State(api): State<Api>,
    visitor: Visitor,
    headers: HeaderMap,
    Brief(given): Brief<SecondStepCode>,
) -> Result<Response, ApiError> {
    let code = match (given.code, given.recovery_code) {
        (Some(code), None) => Code::Totp(code),
        (None, Some(code)) => Code::Recovery(code),
        _ => return Err(Error::field("code", "or recoveryCode is needed, one of the two").into()),
    };
    let Some(token) = Cookie::HalfSession.read(&api.config, &headers) else {
        return Err(Error::Gone("sign in with your password first".to_owned()).into());
    };
    let user = sessions::second_step_of(&api.app, &token).await?;
    // Whoever is here knows the password, so no stranger can use up the owner's tries.
    let attempt = api.sign_in_tries.begin_anywhere(&api.app, visitor.ip, &format!("second step {user}")).await;
    let visit = visitor.visit();
    let opened = counted(&api, attempt, sessions::second_step(&api.app, &token, &code, &visit)).await?;
    begun(&api, &opened).await
}
