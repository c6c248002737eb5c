//! `POST /invitations/look`.

use app::team;
use axum::extract::State;
use model::locale::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::Brief;
use crate::error::{ApiError, ErrorBody};
use crate::reply::{Data, Reply};

/// The link.
#[derive(Deserialize, ToSchema)]
pub(crate) struct InvitationLink {
    /// Its secret part.
    token: String,
}

/// What the invitation says.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct InvitationShown {
    /// The workspace to join.
    #[schema(example = "Acme")]
    workspace: String,
    /// Who is invited.
    #[schema(example = "ben@example.com")]
    email: String,
    #[schema(example = "member")]
    role: &'static str,
    /// Who invited them, where that is known.
    #[schema(example = "Ana Lindqvist")]
    invited_by: Option<String>,
    /// The language of the letter.
    #[schema(value_type = String, example = "en")]
    language: Language,
    /// Whether the address has an account already: then its owner signs in and joins; else one is made.
    has_account: bool,
}

/// Look at an invitation
#[utoipa::path(
    post, path = "/invitations/look", operation_id = "lookAtInvitation", tag = "Invitations", security(()),
    request_body = InvitationLink,
    responses(
        (status = 200, description = "What it says", body = Data<InvitationShown>),
        (status = 410, description = "It was used, withdrawn or has expired", body = ErrorBody),
    )
)]
pub(crate) async fn look(State(api): State<Api>, Brief(given): Brief<InvitationLink>) -> Result<Reply, ApiError> {
    let invited = team::look(&api.app, &given.token).await?;
    Ok(Reply::ok(InvitationShown {
        workspace: invited.workspace,
        email: invited.email,
        role: invited.role.name(),
        invited_by: invited.invited_by,
        language: invited.language,
        has_account: invited.has_account,
    }))
}
