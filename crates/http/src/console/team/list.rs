//! `GET /team`.

use app::team;
use axum::extract::State;
use model::Timestamp;
use model::id::{InvitationId, UserId};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::ApiError;
use crate::gate::Caller;
use crate::reply::{Data, Reply};

/// The people of a workspace.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Team {
    /// The members, the one who joined first in front.
    members: Vec<Member>,
    /// Those who were asked to join and have not.
    invitations: Vec<InvitationItem>,
    /// Whether the workspace asks its members for a second step.
    require_second_step: bool,
}

/// Somebody in the workspace.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Member {
    #[schema(value_type = String, example = "usr_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: UserId,
    #[schema(example = "ana@example.com")]
    email: String,
    #[schema(example = "Ana Lindqvist")]
    name: Option<String>,
    /// `administrator` or `member`.
    #[schema(example = "member")]
    role: &'static str,
    #[schema(value_type = String, format = DateTime)]
    joined_at: Timestamp,
    /// Whether their password alone lets nobody in.
    second_step: bool,
}

/// Somebody who is asked to join.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Invitation)]
pub(crate) struct InvitationItem {
    #[schema(value_type = String, example = "inv_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    pub id: InvitationId,
    #[schema(example = "ben@example.com")]
    pub email: String,
    /// `administrator` or `member`.
    #[schema(example = "member")]
    pub role: &'static str,
    /// Who invited them, where that is known.
    #[schema(example = "Ana Lindqvist")]
    pub invited_by: Option<String>,
    #[schema(value_type = String, format = DateTime)]
    pub created_at: Timestamp,
    /// Until when the link in the letter works.
    #[schema(value_type = String, format = DateTime)]
    pub expires_at: Timestamp,
    /// Whether it works no more.
    pub expired: bool,
}

/// List the people of the workspace
#[utoipa::path(
    get, path = "/team", operation_id = "getTeam", tag = "Team",
    responses((status = 200, description = "Everybody", body = Data<Team>))
)]
pub(crate) async fn list(State(api): State<Api>, caller: Caller) -> Result<Reply, ApiError> {
    let team = team::list(&api.app, &caller.call).await?;
    let members = team.members.into_iter().map(|member| Member {
        id: member.user,
        email: member.email,
        name: member.name,
        role: member.role.name(),
        joined_at: member.joined_at,
        second_step: member.second_step,
    });
    let invitations = team.invitations.into_iter().map(|invitation| InvitationItem {
        id: invitation.id,
        email: invitation.email,
        role: invitation.role.name(),
        invited_by: invitation.invited_by,
        created_at: invitation.created_at,
        expires_at: invitation.expires_at,
        expired: invitation.expired,
    });
    let require_second_step = team.require_second_step;
    Ok(Reply::ok(Team { members: members.collect(), invitations: invitations.collect(), require_second_step }))
}
