//! `DELETE /team/invitations/{id}`.

use app::team;
use axum::extract::State;
use model::id::InvitationKind;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::path_id::PathId;
use crate::reply::{Data, Done, Reply};

/// Withdraw an invitation
///
/// Its link works no more.
#[utoipa::path(
    delete, path = "/team/invitations/{id}", operation_id = "withdrawInvitation", tag = "Team",
    params(("id" = String, Path, description = "The invitation's id")),
    responses(
        (status = 200, description = "Withdrawn", body = Data<Done>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        (status = 404, description = "No such invitation", body = ErrorBody),
    )
)]
pub(crate) async fn withdraw(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    id: PathId<InvitationKind>,
) -> Result<Reply, ApiError> {
    team::withdraw(&api.app, &caller.call, id.known()?).await?;
    Ok(Reply::ok(Done::new("the invitation was withdrawn")))
}
