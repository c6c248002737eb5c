//! `POST /account/totp/confirm`.

use app::accounts;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::{RecoveryCodes, tried};
use crate::api::Api;
use crate::body::Json;
use crate::console::tries::counted;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Person;
use crate::reply::{Data, Reply};

/// The digits that the app shows.
#[derive(Deserialize, ToSchema)]
pub(crate) struct ConfirmTotp {
    #[schema(example = "123456")]
    code: String,
}

/// Turn the second step on
#[utoipa::path(
    post, path = "/account/totp/confirm", operation_id = "confirmTotp", tag = "Account",
    request_body = ConfirmTotp,
    responses(
        (status = 200, description = "It is on", body = Data<RecoveryCodes>),
        (status = 403, description = "The digits are not right", body = ErrorBody),
        (status = 409, description = "There is nothing to confirm", body = ErrorBody),
        (status = 429, description = "Too many tries", body = ErrorBody),
    )
)]
pub(crate) async fn confirm(
    State(api): State<Api>,
    Person { call, who, .. }: Person,
    Json(given): Json<ConfirmTotp>,
) -> Result<Reply, ApiError> {
    let attempt = tried(&api, &call, who.user.id).await;
    let work = accounts::confirm_totp(&api.app, &call, &who, &given.code);
    Ok(Reply::ok(RecoveryCodes { recovery_codes: counted(&api, attempt, work).await? }))
}
