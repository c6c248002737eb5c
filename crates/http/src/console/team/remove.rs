//! `DELETE /team/{id}`.

use app::team;
use axum::extract::State;
use model::id::UserKind;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::path_id::PathId;
use crate::reply::{Data, Done, Reply};

/// Take somebody out of the workspace
///
/// The keys that they made are revoked, and their sessions in it end. The last administrator stays.
#[utoipa::path(
    delete, path = "/team/{id}", operation_id = "removeMember", tag = "Team",
    params(("id" = String, Path, description = "The member's id")),
    responses(
        (status = 200, description = "Removed", body = Data<Done>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        (status = 404, description = "No such member", body = ErrorBody),
        (status = 409, description = "It is the last administrator", body = ErrorBody),
    )
)]
pub(crate) async fn remove(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    id: PathId<UserKind>,
) -> Result<Reply, ApiError> {
    team::remove(&api.app, &caller.call, id.known()?).await?;
    Ok(Reply::ok(Done::new("the member was removed")))
}
