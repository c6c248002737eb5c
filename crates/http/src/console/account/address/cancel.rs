//! `DELETE /account/address`.

use app::accounts;
use axum::extract::State;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Person;
use crate::reply::{Data, Done, Reply};

/// Keep the present address
///
/// The new one that waits to be confirmed is forgotten, and its link works no more.
#[utoipa::path(
    delete, path = "/account/address", operation_id = "cancelAddress", tag = "Account",
    responses(
        (status = 200, description = "Taken back", body = Data<Done>),
        (status = 404, description = "No address waits to be confirmed", body = ErrorBody),
    )
)]
pub(crate) async fn cancel(State(api): State<Api>, Person { call, who, .. }: Person) -> Result<Reply, ApiError> {
    accounts::cancel_address(&api.app, &call, &who).await?;
    Ok(Reply::ok(Done::new("the address stays as it is")))
}
