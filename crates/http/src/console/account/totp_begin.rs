//! `POST /account/totp`.

use app::accounts;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::{ProofBody, tried};
use crate::api::Api;
use crate::body::Json;
use crate::console::tries::counted;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Person;
use crate::reply::{Data, Reply};

/// What an authenticator app is given.
#[derive(Serialize, ToSchema)]
pub(crate) struct TotpSecret {
    /// The secret, for typing.
    #[schema(example = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ")]
    secret: String,
    /// The same as an address, for a QR code.
    #[schema(
        example = "otpauth://totp/Countersign:ana%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Countersign"
    )]
    uri: String,
}

/// Begin turning the second step on
///
/// The secret counts once `POST /account/totp/confirm` has shown that the app makes the right digits.
#[utoipa::path(
    post, path = "/account/totp", operation_id = "beginTotp", tag = "Account",
    request_body = ProofBody,
    responses(
        (status = 201, description = "What the authenticator app is given", body = Data<TotpSecret>),
        (status = 403, description = "The password is not right", body = ErrorBody),
        (status = 409, description = "It is on already", body = ErrorBody),
        (status = 429, description = "Too many tries", body = ErrorBody),
    )
)]
pub(crate) async fn begin(
    State(api): State<Api>,
    Person { call, who, .. }: Person,
    Json(given): Json<ProofBody>,
) -> Result<Reply, ApiError> {
    let attempt = tried(&api, &call, who.user.id).await;
    let begun = counted(&api, attempt, accounts::begin_totp(&api.app, &call, &who, given.into())).await?;
    Ok(Reply::created(TotpSecret { secret: begun.secret, uri: begun.uri }))
}
