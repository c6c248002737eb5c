//! `POST /account/address/resend`.

use app::accounts;
use axum::extract::State;

use super::{PendingAddress, with_letter};
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Person;
use crate::reply::{Data, Reply};

/// Send the letter to the new address again
///
/// With a new link, which works for a day; the ones before work no more.
#[utoipa::path(
    post, path = "/account/address/resend", operation_id = "resendAddress", tag = "Account",
    responses(
        (status = 200, description = "The letter is on its way", body = Data<PendingAddress>),
        (status = 404, description = "No address waits to be confirmed", body = ErrorBody),
        (status = 429, description = "Too many letters", body = ErrorBody),
    )
)]
pub(crate) async fn resend(State(api): State<Api>, Person { call, who, .. }: Person) -> Result<Reply, ApiError> {
    let work = async { Ok(accounts::resend_address(&api.app, &call, &who).await?) };
    let sent = with_letter(&api, &call, who.user.id, work).await?;
    Ok(Reply::ok(PendingAddress::from(sent)))
}
