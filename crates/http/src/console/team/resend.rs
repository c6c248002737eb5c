//! `POST /team/invitations/{id}/resend`.

use app::team;
use axum::extract::State;
use model::id::InvitationKind;

use super::invite::Invited;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::path_id::PathId;
use crate::reply::{Data, Reply};

/// Send an invitation again
///
/// With a new link, which works for seven days; the ones before work no more.
#[utoipa::path(
    post, path = "/team/invitations/{id}/resend", operation_id = "resendInvitation", tag = "Team",
    params(("id" = String, Path, description = "The invitation's id")),
    responses(
        (status = 200, description = "The letter is on its way", body = Data<Invited>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        (status = 404, description = "No such invitation", body = ErrorBody),
    )
)]
pub(crate) async fn resend(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    id: PathId<InvitationKind>,
) -> Result<Reply, ApiError> {
    let sent = team::resend(&api.app, &caller.call, id.known()?).await?;
    Ok(Reply::ok(Invited {
        id: sent.id,
        email: sent.email.to_string(),
        role: sent.role.name(),
        expires_at: sent.expires_at,
    }))
}
