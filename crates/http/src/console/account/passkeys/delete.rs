//! `DELETE /account/passkeys/{id}`.

use app::accounts::passkeys;
use axum::extract::State;
use model::id::PasskeyKind;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Person;
use crate::path_id::PathId;
use crate::reply::{Data, Done, Reply};

/// Remove a passkey
#[utoipa::path(
    delete, path = "/account/passkeys/{id}", operation_id = "removePasskey", tag = "Account",
    params(("id" = String, Path, description = "The passkey's id")),
    responses(
        (status = 200, description = "Removed", body = Data<Done>),
        (status = 404, description = "No such passkey of one's own", body = ErrorBody),
    )
)]
pub(crate) async fn delete(
    State(api): State<Api>,
    Person { call, who, .. }: Person,
    id: PathId<PasskeyKind>,
) -> Result<Reply, ApiError> {
    passkeys::remove(&api.app, &call, &who, id.known()?).await?;
    Ok(Reply::ok(Done::new("the passkey was removed")))
}
