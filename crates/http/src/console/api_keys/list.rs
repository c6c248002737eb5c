//! `GET /api-keys`.

use axum::extract::State;
use model::email::EmailAddress;

use super::ApiKeyItem;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// List API keys
///
/// Newest first, revoked ones included; their secrets are known to nobody.
#[utoipa::path(
    get, path = "/api-keys", operation_id = "listApiKeys", tag = "API keys",
    responses(
        (status = 200, description = "The keys", body = Data<Vec<ApiKeyItem>>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn list(State(api): State<Api>, Administrator(caller): Administrator) -> Result<Reply, ApiError> {
    let keys = app::api_keys::with_creators(&api.app, &caller.call).await?;
    let items = keys.iter().map(|(key, email)| ApiKeyItem::of(key, email.as_ref().map(EmailAddress::as_str)));
    Ok(Reply::ok(items.collect::<Vec<_>>()))
}
