//! `POST /documents/{id}/invitation-preview`.

use app::mail::Invitation;
use axum::extract::State;
use model::id::DocumentKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// An invitation that is not sent yet.
#[derive(Deserialize, ToSchema)]
pub(crate) struct PreviewInvitation {
    /// The role of who would get it.
    role: Option<String>,
    /// Their language.
    #[schema(example = "de")]
    language: Option<String>,
    /// The sender's words.
    message: Option<String>,
}

/// What the invitation would say.
#[derive(Serialize, ToSchema)]
pub(crate) struct InvitationPreview {
    /// The language that it is written in.
    #[schema(example = "de")]
    language: String,
    /// The name that it comes from.
    from: String,
    subject: String,
    text: String,
}

/// Preview an invitation
///
/// As its recipient would read it; the link in it leads nowhere yet.
#[utoipa::path(
    post, path = "/documents/{id}/invitation-preview", operation_id = "previewInvitation", tag = "Documents",
    params(("id" = String, Path, description = "The document's id")),
    request_body = PreviewInvitation,
    responses(
        (status = 200, description = "The mail", body = Data<InvitationPreview>),
        (status = 404, description = "No such document", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn preview(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
    Json(given): Json<PreviewInvitation>,
) -> Result<Reply, ApiError> {
    let invitation = Invitation { role: given.role, language: given.language, message: given.message };
    let mail = app::mail::preview_invitation(&api.app, &caller.call, id.or_nothing(), invitation).await?;
    Ok(Reply::ok(InvitationPreview {
        language: mail.language,
        from: mail.from,
        subject: mail.subject,
        text: mail.text,
    }))
}
