//! `POST /password-reset/look`.

use app::accounts;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::Brief;
use crate::error::{ApiError, ErrorBody};
use crate::reply::{Data, Reply};

/// The link.
#[derive(Deserialize, ToSchema)]
pub(crate) struct ResetLink {
    /// Its secret part.
    token: String,
}

/// Whose password the link changes.
#[derive(Serialize, ToSchema)]
pub(crate) struct ResetFor {
    #[schema(example = "ana@example.com")]
    email: String,
}

/// Look at the link to a new password
///
/// Uses nothing up: it tells whose password it is, so that a page can say at once where the link does not work.
#[utoipa::path(
    post, path = "/password-reset/look", operation_id = "lookAtPasswordReset", tag = "Password reset", security(()),
    request_body = ResetLink,
    responses(
        (status = 200, description = "It works", body = Data<ResetFor>),
        (status = 410, description = "It was used or has expired", body = ErrorBody),
    )
)]
pub(crate) async fn look(State(api): State<Api>, Brief(given): Brief<ResetLink>) -> Result<Reply, ApiError> {
    Ok(Reply::ok(ResetFor { email: accounts::look_at_reset(&api.app, &given.token).await? }))
}
