//! `DELETE /api-keys/{id}`.

use axum::extract::State;
use model::id::ApiKeyKind;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Done, Reply};

/// Revoke an API key
///
/// At once and for ever. To revoke one twice changes nothing.
#[utoipa::path(
    delete, path = "/api-keys/{id}", operation_id = "revokeApiKey", tag = "API keys",
    params(("id" = String, Path, description = "The key's id")),
    responses(
        (status = 200, description = "Revoked", body = Data<Done>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        (status = 404, description = "No such key", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn revoke(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    id: PathId<ApiKeyKind>,
) -> Result<Reply, ApiError> {
    app::api_keys::revoke(&api.app, &caller.call, id.known()?).await?;
    Ok(Reply::ok(Done::new("the key was revoked")))
}
