//! `GET /account/passkeys`.

use app::accounts::passkeys;
use axum::extract::State;

use super::PasskeyItem;
use crate::api::Api;
use crate::error::ApiError;
use crate::gate::Person;
use crate::reply::{Data, Reply};

/// List one's passkeys
#[utoipa::path(
    get, path = "/account/passkeys", operation_id = "listPasskeys", tag = "Account",
    responses((status = 200, description = "The passkeys, oldest first", body = Data<Vec<PasskeyItem>>))
)]
pub(crate) async fn list(State(api): State<Api>, Person { who, .. }: Person) -> Result<Reply, ApiError> {
    let passkeys = passkeys::list(&api.app, who.user.id).await?;
    Ok(Reply::ok(passkeys.into_iter().map(PasskeyItem::from).collect::<Vec<_>>()))
}
