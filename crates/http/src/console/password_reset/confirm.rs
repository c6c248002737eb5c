//! `POST /password-reset/confirm`.

use app::accounts::{self, Reset};
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::Brief;
use crate::console::door::Visitor;
use crate::error::{ApiError, ErrorBody};
use crate::refusals::BodyRefused;
use crate::reply::{Data, Done, Reply};

/// The link and what it is for.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ConfirmReset {
    /// The secret part of the link.
    token: String,
    /// At least 10 characters.
    password: String,
    /// Whether the passkeys are removed too: they let in without a password, whoever added them.
    #[serde(default)]
    remove_passkeys: bool,
}

/// Choose a new password
///
/// Signs out everywhere; they sign in with the new password, and with their second step where that is on.
#[utoipa::path(
    post, path = "/password-reset/confirm", operation_id = "confirmPasswordReset", tag = "Password reset",
    security(()),
    request_body = ConfirmReset,
    responses(
        (status = 200, description = "Changed", body = Data<Done>),
        (status = 410, description = "The link was used or has expired", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn confirm(
    State(api): State<Api>,
    visitor: Visitor,
    Brief(given): Brief<ConfirmReset>,
) -> Result<Reply, ApiError> {
    let wanted = Reset { token: given.token, password: given.password, remove_passkeys: given.remove_passkeys };
    accounts::confirm_reset(&api.app, wanted, &visitor.visit()).await?;
    Ok(Reply::ok(Done::new("the password was changed; sign in with it")))
}
