//! `POST /account/totp/disable`.

use app::accounts;
use axum::extract::State;

use super::{ProofBody, tried};
use crate::api::Api;
use crate::body::Json;
use crate::console::tries::counted;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Person;
use crate::reply::{Data, Done, Reply};

/// Turn the second step off
///
/// The recovery codes are gone as well.
#[utoipa::path(
    post, path = "/account/totp/disable", operation_id = "disableTotp", tag = "Account",
    request_body = ProofBody,
    responses(
        (status = 200, description = "It is off", body = Data<Done>),
        (status = 403, description = "Password or code is not right", body = ErrorBody),
        (status = 409, description = "It is off already", body = ErrorBody),
        (status = 429, description = "Too many tries", body = ErrorBody),
    )
)]
pub(crate) async fn disable(
    State(api): State<Api>,
    Person { call, who, .. }: Person,
    Json(given): Json<ProofBody>,
) -> Result<Reply, ApiError> {
    let attempt = tried(&api, &call, who.user.id).await;
    counted(&api, attempt, accounts::disable_totp(&api.app, &call, &who, given.into())).await?;
    Ok(Reply::ok(Done::new("the second step is off")))
}
