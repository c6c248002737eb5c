//! `POST /account/password`.

use app::accounts::{self, NewPassword};
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::tried;
use crate::api::Api;
use crate::body::Json;
use crate::console::tries::counted;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Person;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Done, Reply};

/// A password in place of another.
#[derive(Deserialize, ToSchema)]
pub(crate) struct ChangePassword {
    /// The present one; left out by somebody who has none yet.
    current: Option<String>,
    /// At least 10 characters.
    new: String,
}

/// Change one's password
///
/// Signs out everywhere else.
#[utoipa::path(
    post, path = "/account/password", operation_id = "changePassword", tag = "Account",
    request_body = ChangePassword,
    responses(
        (status = 200, description = "Changed", body = Data<Done>),
        (status = 403, description = "The present password is not right", body = ErrorBody),
        (status = 429, description = "Too many tries", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn change(
    State(api): State<Api>,
    Person { call, who, token }: Person,
    Json(given): Json<ChangePassword>,
) -> Result<Reply, ApiError> {
    let attempt = tried(&api, &call, who.user.id).await;
    let wanted = NewPassword { current: given.current, new: given.new };
    counted(&api, attempt, accounts::change_password(&api.app, &call, &who, &token, wanted)).await?;
    Ok(Reply::ok(Done::new("the password was changed")))
}
