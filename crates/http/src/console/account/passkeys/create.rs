//! `POST /account/passkeys`.

use app::accounts::passkeys::{self, NewPasskey};
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::ToSchema;

use super::PasskeyItem;
use crate::api::Api;
use crate::body::Json;
use crate::browser::Cookie;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Person;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// A passkey that was made; bytes are in base64url.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PasskeyMade {
    /// What its owner calls it.
    #[schema(example = "Work laptop")]
    name: String,
    /// What the browser says.
    client_data_json: String,
    /// What the authenticator says.
    attestation_object: String,
}

/// Add a passkey
#[utoipa::path(
    post, path = "/account/passkeys", operation_id = "addPasskey", tag = "Account",
    request_body = PasskeyMade,
    responses(
        (status = 201, description = "Added", body = Data<PasskeyItem>),
        (status = 403, description = "It is not what was asked for", body = ErrorBody),
        (status = 409, description = "It is known already", body = ErrorBody),
        (status = 410, description = "It took too long", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn create(
    State(api): State<Api>,
    Person { call, who, token: session }: Person,
    headers: HeaderMap,
    Json(given): Json<PasskeyMade>,
) -> Result<Response, ApiError> {
    let Some(token) = Cookie::HalfSession.read(&api.config, &headers) else {
        return Err(model::Error::Gone("begin again".to_owned()).into());
    };
    let PasskeyMade { name, client_data_json, attestation_object } = given;
    let made = NewPasskey { name, client_data: client_data_json, attestation: attestation_object };
    let passkey = passkeys::register(&api.app, &call, (&who, &session), &token, made).await?;
    let cookie = Cookie::HalfSession.clear(&api.config);
    Ok(([(header::SET_COOKIE, cookie)], Reply::created(PasskeyItem::from(passkey))).into_response())
}
