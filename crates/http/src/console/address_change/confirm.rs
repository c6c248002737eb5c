//! `POST /address-change/confirm`.

use app::accounts;
use axum::extract::State;

use super::look::AddressLink;
use crate::api::Api;
use crate::body::Brief;
use crate::console::door::Visitor;
use crate::error::{ApiError, ErrorBody};
use crate::reply::{Data, Done, Reply};

/// Confirm another address
///
/// From then on the account is signed in to by it, and no more by the one before. Signs out everywhere but where it was asked
/// for, and makes all links to a new password useless.
#[utoipa::path(
    post, path = "/address-change/confirm", operation_id = "confirmAddressChange", tag = "Address change",
    security(()),
    request_body = AddressLink,
    responses(
        (status = 200, description = "Changed", body = Data<Done>),
        (status = 409, description = "The address belongs to another account by now", body = ErrorBody),
        (status = 410, description = "The link was used, replaced, taken back or has expired", body = ErrorBody),
    )
)]
pub(crate) async fn confirm(
    State(api): State<Api>,
    visitor: Visitor,
    Brief(given): Brief<AddressLink>,
) -> Result<Reply, ApiError> {
    accounts::confirm_address(&api.app, &given.token, &visitor.visit()).await?;
    Ok(Reply::ok(Done::new("the address was changed; sign in with it from now on")))
}
