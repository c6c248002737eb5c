//! `POST /account/passkeys/challenge`.

use app::accounts::passkeys::{self, ALGORITHMS, PATIENCE_MILLIS};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use super::PasskeyName;
use crate::api::Api;
use crate::body::Json;
use crate::browser::Cookie;
use crate::console::account::{ProofBody, tried};
use crate::console::tries::counted;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Person;
use crate::reply::{Data, Reply};

/// What the browser is asked to have made; bytes are in base64url. The names are those of WebAuthn.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PasskeyCreation {
    challenge: String,
    rp: Party,
    user: PasskeyUser,
    pub_key_cred_params: Vec<Algorithm>,
    /// In milliseconds.
    timeout: i64,
    attestation: &'static str,
    authenticator_selection: Selection,
    /// The ones that this person has already.
    exclude_credentials: Vec<PasskeyName>,
}

/// The service as authenticators know it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Party {
    #[schema(example = "sign.example.com")]
    id: String,
    name: &'static str,
}

/// Who the passkey is for.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PasskeyUser {
    id: String,
    #[schema(example = "ana@example.com")]
    name: String,
    #[schema(example = "Ana Lindqvist")]
    display_name: String,
}

/// A kind of key that is taken.
#[derive(Serialize, ToSchema)]
pub(crate) struct Algorithm {
    r#type: &'static str,
    #[schema(example = -7)]
    alg: i64,
}

/// What the authenticator has to do.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Selection {
    resident_key: &'static str,
    require_resident_key: bool,
    user_verification: &'static str,
}

/// Begin adding a passkey
#[utoipa::path(
    post, path = "/account/passkeys/challenge", operation_id = "beginPasskey", tag = "Account",
    request_body = ProofBody,
    responses(
        (status = 200, description = "What the browser is asked to have made", body = Data<PasskeyCreation>),
        (status = 403, description = "Password or code is not right", body = ErrorBody),
        (status = 409, description = "There are too many already", body = ErrorBody),
        (status = 429, description = "Too many tries", body = ErrorBody),
    )
)]
pub(crate) async fn challenge(
    State(api): State<Api>,
    Person { call, who, .. }: Person,
    Json(given): Json<ProofBody>,
) -> Result<Response, ApiError> {
    let attempt = tried(&api, &call, who.user.id).await;
    let work = passkeys::begin_registration(&api.app, &call, &who, given.into());
    let asked = counted(&api, attempt, work).await?;
    let cookie = Cookie::HalfSession.keep(&api.config, &asked.token, PATIENCE_MILLIS / 1000);
    let display_name = who.user.called().to_owned();
    let creation = PasskeyCreation {
        challenge: asked.challenge,
        rp: Party { id: asked.party, name: "Countersign" },
        user: PasskeyUser { id: asked.user, name: who.user.email.to_string(), display_name },
        pub_key_cred_params: ALGORITHMS.map(|alg| Algorithm { r#type: "public-key", alg }).into(),
        timeout: PATIENCE_MILLIS,
        attestation: "none",
        authenticator_selection: Selection {
            resident_key: "required",
            require_resident_key: true,
            user_verification: "required",
        },
        exclude_credentials: PasskeyName::all(asked.known),
    };
    Ok(([(header::SET_COOKIE, cookie)], Reply::ok(creation)).into_response())
}
