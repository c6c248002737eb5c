//! `POST /session`.

use app::sessions::{self, SignIn, SignInOutcome};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::show::Session;
use super::{begun, seconds};
use crate::api::Api;
use crate::body::Brief;
use crate::browser::Cookie;
use crate::console::door::Visitor;
use crate::console::tries::counted;
use crate::error::{ApiError, ErrorBody};
use crate::reply::{Data, Reply};

/// Who wants to sign in.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Credentials {
    #[schema(example = "ana@example.com")]
    email: String,
    password: String,
}

/// What came of a right password: the session, or what is asked for next.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "documents the two shapes, which the handler writes one by one")]
pub(crate) enum SignInAnswer {
    Session(Box<Session>),
    SecondStep(SecondStepAsked),
}

/// A second proof is asked for.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SecondStepAsked {
    /// By which means it can be given: `totp` (six digits or a recovery code), `passkey`.
    #[schema(example = json!(["totp"]))]
    second_step: Vec<&'static str>,
}

/// Sign in
///
/// The session comes as a cookie that no script can read. Where the account's second step is on, the answer says by which
/// means it can be taken, and the cookie is good for that alone.
#[utoipa::path(
    post, path = "/session", operation_id = "signIn", tag = "Session", security(()),
    request_body = Credentials,
    responses(
        (status = 200, description = "Signed in, or asked for the second step", body = Data<SignInAnswer>),
        (status = 403, description = "Address or password is not right", body = ErrorBody),
        (status = 429, description = "Too many tries", body = ErrorBody),
    )
)]
pub(crate) async fn create(
    State(api): State<Api>,
    visitor: Visitor,
    Brief(given): Brief<Credentials>,
) -> Result<Response, ApiError> {
    let now = api.app.now();
    let attempt = api.sign_in_tries.begin(&api.app, visitor.ip, &given.email).await;
    let wanted = SignIn { email: given.email, password: given.password, visit: visitor.visit() };
    match counted(&api, attempt, sessions::sign_in(&api.app, wanted)).await? {
        SignInOutcome::Done(opened) => begun(&api, &opened).await,
        SignInOutcome::SecondStep { token, expires_at, ways } => {
            let cookie = Cookie::HalfSession.keep(&api.config, &token, seconds(now, expires_at));
            let asked =
                SecondStepAsked { second_step: ways.into_iter().map(sessions::SecondStep::name).collect() };
            Ok(([(header::SET_COOKIE, cookie)], Reply::ok(asked)).into_response())
        }
    }
}
