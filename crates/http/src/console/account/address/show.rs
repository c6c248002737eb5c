//! `GET /account/address`.

use app::accounts;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::PendingAddress;
use crate::api::Api;
use crate::error::ApiError;
use crate::gate::Person;
use crate::reply::{Data, Reply};

/// With what somebody signs in.
#[derive(Serialize, ToSchema)]
pub(crate) struct Address {
    /// The address of the account.
    #[schema(example = "ana@example.com")]
    email: String,
    /// The one that they asked for and have not confirmed.
    pending: Option<PendingAddress>,
}

/// Show the address of the account
///
/// With the new one that waits to be confirmed, where one was asked for.
#[utoipa::path(
    get, path = "/account/address", operation_id = "getAddress", tag = "Account",
    responses((status = 200, description = "The address", body = Data<Address>))
)]
pub(crate) async fn show(State(api): State<Api>, Person { who, .. }: Person) -> Result<Reply, ApiError> {
    let pending = accounts::pending_address(&api.app, &who).await?;
    Ok(Reply::ok(Address { email: who.user.email.to_string(), pending: pending.map(PendingAddress::from) }))
}
