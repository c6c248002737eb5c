//! `POST /team/invitations`.

use app::team::{self, Invite};
use axum::extract::State;
use model::Timestamp;
use model::id::InvitationId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// Who is to be asked.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewInvitation {
    #[schema(example = "ben@example.com")]
    email: String,
    /// `administrator` or `member`, which is what is taken where it is left out.
    #[schema(example = "member")]
    role: Option<String>,
    /// The language of the letter: `en`, `de`, `fr`, `es` or `ar`; that of the workspace where it is left out.
    #[schema(example = "en")]
    language: Option<String>,
}

/// An invitation on its way.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Invited {
    #[schema(value_type = String, example = "inv_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    pub id: InvitationId,
    #[schema(example = "ben@example.com")]
    pub email: String,
    #[schema(example = "member")]
    pub role: &'static str,
    /// Until when the link in the letter works.
    #[schema(value_type = String, format = DateTime)]
    pub expires_at: Timestamp,
}

/// Ask somebody to join
///
/// By a letter with a link that works for seven days.
#[utoipa::path(
    post, path = "/team/invitations", operation_id = "inviteMember", tag = "Team",
    request_body = NewInvitation,
    responses(
        (status = 201, description = "The letter is on its way", body = Data<Invited>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        (status = 409, description = "In the workspace or invited already", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn invite(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    Json(given): Json<NewInvitation>,
) -> Result<Reply, ApiError> {
    let NewInvitation { email, role, language } = given;
    let made = team::invite(&api.app, &caller.call, Invite { email, role, language }).await?;
    Ok(Reply::created(Invited {
        id: made.id,
        email: made.email.to_string(),
        role: made.role.name(),
        expires_at: made.expires_at,
    }))
}
