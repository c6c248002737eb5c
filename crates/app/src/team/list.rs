//! Who is in the workspace, and who is asked to join.

use model::id::{InvitationId, UserId};
use model::people::Role;
use model::{Result, Timestamp};

use crate::{App, Call};

/// The people of a workspace.
#[derive(Debug)]
pub struct Team {
    /// Its members, the one who joined first in front.
    pub members: Vec<TeamMember>,
    /// Those who were asked to join and have not.
    pub invitations: Vec<OpenInvitation>,
    /// Whether the workspace asks its members for a second step.
    pub require_second_step: bool,
}

/// A member.
#[derive(Debug)]
pub struct TeamMember {
    /// Who.
    pub user: UserId,
    /// Their address.
    pub email: String,
    /// What they are called.
    pub name: Option<String>,
    /// What they may do.
    pub role: Role,
    /// When they joined.
    pub joined_at: Timestamp,
    /// Whether their password alone lets nobody in.
    pub second_step: bool,
}

/// An invitation.
#[derive(Debug)]
pub struct OpenInvitation {
    /// Its id.
    pub id: InvitationId,
    /// Who is invited.
    pub email: String,
    /// What they may do.
    pub role: Role,
    /// Who invited them, where that is known.
    pub invited_by: Option<String>,
    /// When.
    pub created_at: Timestamp,
    /// Until when the link works.
    pub expires_at: Timestamp,
    /// Whether the link works no more.
    pub expired: bool,
}

/// Everybody in the workspace.
///
/// # Errors
/// When the database does not answer.
pub async fn list(app: &App, call: &Call) -> Result<Team> {
    let members = store::users::members(app.database(), call.workspace).await?;
    let secured = store::second_factors::secured(app.database(), call.workspace).await?;
    let settings = store::workspace_settings::find(app.database(), call.workspace).await?;
    let invitations = store::invitations::list(app.database(), call.workspace).await?;
    let called = |user: UserId| {
        let member = members.iter().find(|member| member.user.id == user)?;
        Some(member.user.called().to_owned())
    };
    let now = app.now();
    let invitations = invitations
        .into_iter()
        .map(|invitation| OpenInvitation {
            id: invitation.id,
            email: invitation.email.to_string(),
            role: invitation.role,
            invited_by: invitation.invited_by.and_then(called),
            created_at: invitation.created_at,
            expires_at: invitation.expires_at,
            expired: invitation.expires_at <= now,
        })
        .collect();
    let members = members
        .into_iter()
        .map(|member| TeamMember {
            user: member.user.id,
            email: member.user.email.to_string(),
            second_step: secured.contains(&member.user.id),
            name: member.user.name,
            role: member.role,
            joined_at: member.joined_at,
        })
        .collect();
    Ok(Team { members, invitations, require_second_step: settings.require_second_step })
}
