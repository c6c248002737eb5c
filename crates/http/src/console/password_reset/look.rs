//! `POST /password-reset/look`.

use app::accounts;
use axum::extract::State;
use model::Timestamp;
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
#[serde(rename_all = "camelCase")]
pub(crate) struct ResetFor {
    #[schema(example = "ana@example.com")]
    email: String,
    /// The passkeys that let in without a password, the oldest in front.
    passkeys: Vec<KnownPasskey>,
    /// Whether the link may remove them: not where they are the second step that a workspace asks for.
    passkeys_may_go: bool,
}

/// A passkey, as whoever chooses a new password sees it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct KnownPasskey {
    #[schema(example = "Phone")]
    name: String,
    /// When it was added.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
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
    let found = accounts::look_at_reset(&api.app, &given.token).await?;
    let (email, passkeys_may_go) = (found.email, found.passkeys_may_go);
    let passkeys = found.passkeys.into_iter();
    let passkeys = passkeys.map(|passkey| KnownPasskey { name: passkey.name, created_at: passkey.created_at });
    Ok(Reply::ok(ResetFor { email, passkeys: passkeys.collect(), passkeys_may_go }))
}
