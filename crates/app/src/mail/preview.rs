//! What an invitation would say, before it is sent.

use model::error::{Error, Result};
use model::form::RoleKind;
use model::id::{DocumentId, WorkspaceKind};
use outbound::{Ask, Letter, compose};

use super::letters::{Desk, task};
use crate::{App, Call, documents, templates};

/// An invitation that is not sent yet.
#[derive(Debug, Clone, Default)]
pub struct Invitation {
    /// The role of who would get it.
    pub role: Option<String>,
    /// Their language.
    pub language: Option<String>,
    /// The sender's words.
    pub message: Option<String>,
}

/// What it would say.
#[derive(Debug, Clone)]
pub struct Previewed {
    /// The language that it is written in.
    pub language: String,
    /// The name that it comes from.
    pub from: String,
    /// Its subject.
    pub subject: String,
    /// Its words.
    pub text: String,
}

/// Words an invitation to a document as its recipient would read it; the link leads nowhere yet.
///
/// # Errors
/// When there is no such document, or the database does not answer.
pub async fn preview_invitation(
    app: &App,
    call: &Call,
    id: DocumentId,
    invitation: Invitation,
) -> Result<Previewed> {
    let document = documents::show(app, call, id).await?;
    let template = templates::parsed::stored(app, call.workspace, &document.body).await?;
    let wanted = invitation.role.as_deref().unwrap_or_default();
    let kind = template.form.role(wanted).map_or(RoleKind::Signer, |role| role.kind);
    let Some(desk) = Desk::of(app, call.workspace).await? else { return Err(Error::no::<WorkspaceKind>()) };
    let language = desk.spoken(invitation.language.as_deref());
    let sender = call.actor.user().map(|_| outbound::Person { name: None, address: call.actor.name().to_owned() });
    let ask = Ask {
        document: document.summary.name.to_string(),
        sender,
        task: task(kind),
        message: invitation.message.filter(|message| !message.trim().is_empty()),
        link: format!("{}/s/…", app.base_url()),
        open_until: None,
    };
    let composed = compose(&Letter::Invitation(ask), &desk.setting(language, None));
    Ok(Previewed {
        language: composed.language,
        from: composed.from_name,
        subject: composed.subject,
        text: composed.text,
    })
}
