//! `POST /password-reset`.

use app::accounts;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::Brief;
use crate::console::door::Visitor;
use crate::console::tries;
use crate::error::{ApiError, ErrorBody};
use crate::reply::{Data, Done, Reply};

/// Who forgot the password.
#[derive(Deserialize, ToSchema)]
pub(crate) struct AskForReset {
    #[schema(example = "ana@example.com")]
    email: String,
}

/// Ask for a new password
///
/// Where the address has an account, it gets a letter with a link that works once, for an hour. The answer is the same
/// where it has none.
#[utoipa::path(
    post, path = "/password-reset", operation_id = "askForPasswordReset", tag = "Password reset", security(()),
    request_body = AskForReset,
    responses(
        (status = 200, description = "A letter is on its way, if there is such an account", body = Data<Done>),
        (status = 429, description = "Asked too often", body = ErrorBody),
    )
)]
pub(crate) async fn ask(
    State(api): State<Api>,
    visitor: Visitor,
    Brief(given): Brief<AskForReset>,
) -> Result<Reply, ApiError> {
    // Never forgiven: asking is what is counted here.
    let tried = api.reset_tries.begin(&api.app, visitor.ip, &given.email).await;
    tried.map_err(|refused| tries::refused(&api, refused))?;
    accounts::ask_for_reset(&api.app, &given.email).await?;
    Ok(Reply::ok(Done::new("if this address has an account, a letter is on its way to it")))
}
