//! `POST /address-change/look`.

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
pub(crate) struct AddressLink {
    /// Its secret part.
    pub token: String,
}

/// What the link changes.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AddressFor {
    /// The address that counts now.
    #[schema(example = "ana@example.com")]
    email: String,
    /// The one that counts once it is confirmed.
    #[schema(example = "ana@example.org")]
    new_email: String,
}

/// Look at the link to another address
///
/// Uses nothing up and changes nothing: it tells what the link is for.
#[utoipa::path(
    post, path = "/address-change/look", operation_id = "lookAtAddressChange", tag = "Address change", security(()),
    request_body = AddressLink,
    responses(
        (status = 200, description = "It works", body = Data<AddressFor>),
        (status = 410, description = "It was used, replaced, taken back or has expired", body = ErrorBody),
    )
)]
pub(crate) async fn look(State(api): State<Api>, Brief(given): Brief<AddressLink>) -> Result<Reply, ApiError> {
    let found = accounts::look_at_address(&api.app, &given.token).await?;
    Ok(Reply::ok(AddressFor { email: found.email, new_email: found.new_email }))
}
