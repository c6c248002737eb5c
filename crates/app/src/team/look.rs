//! What somebody sees who follows the link of an invitation.

use model::Result;
use model::locale::Language;
use model::people::Role;

use crate::{App, workspaces};

/// What an invitation says.
#[derive(Debug)]
pub struct Invited {
    /// The workspace to join.
    pub workspace: String,
    /// Who is invited.
    pub email: String,
    /// What they may do there.
    pub role: Role,
    /// Who invited them, where that is known.
    pub invited_by: Option<String>,
    /// The language of the letter.
    pub language: Language,
    /// Whether the address has an account that can sign in: then it joins, else one is made.
    pub has_account: bool,
}

/// What the invitation says that a link opens. The link came by mail, so whoever holds it may know.
///
/// # Errors
/// When the link does not work, or the database does not answer.
pub async fn look(app: &App, token: &str) -> Result<Invited> {
    let invitation = super::opened(app, token).await?;
    let workspace = workspaces::show(app, invitation.workspace).await?;
    let (_, has_account) = super::account_of(app, &invitation).await?;
    let inviter = match invitation.invited_by {
        Some(user) => store::users::member(app.database(), invitation.workspace, user).await?,
        None => None,
    };
    Ok(Invited {
        workspace: workspace.name.to_string(),
        email: invitation.email.to_string(),
        role: invitation.role,
        invited_by: inviter.map(|member| member.user.called().to_owned()),
        language: invitation.language.unwrap_or(workspace.language),
        has_account,
    })
}
