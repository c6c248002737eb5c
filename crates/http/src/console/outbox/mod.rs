//! The mails of the workspace: what was sent, what was given up, and where there is no mail server, what they say.
//! Administrators only.

pub(super) mod html;
pub(super) mod list;
pub(super) mod show;

use model::Timestamp;
use model::id::{DocumentId, MailId, RespondentId};
use model::mail::Mail;
use serde::Serialize;
use utoipa::ToSchema;

/// A mail.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Mail)]
pub(crate) struct MailItem<'a> {
    #[schema(value_type = String, example = "eml_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: MailId,
    /// What it is about, such as `invitation` or `reminder`.
    #[schema(example = "invitation")]
    kind: &'a str,
    #[schema(example = "ana@example.com")]
    recipient: &'a str,
    subject: &'a str,
    /// The document that it is about.
    #[schema(value_type = Option<String>)]
    document_id: Option<DocumentId>,
    /// The one of those invited to whom it went.
    #[schema(value_type = Option<String>)]
    respondent_id: Option<RespondentId>,
    /// `kept` (there is no mail server), `sent` or `failed`.
    #[schema(example = "kept")]
    status: &'static str,
    /// Why it could not be delivered.
    error: Option<&'a str>,
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// When it was kept, sent or given up.
    #[schema(value_type = String, format = DateTime)]
    settled_at: Timestamp,
}

impl<'a> MailItem<'a> {
    fn of(mail: &'a Mail) -> Self {
        Self {
            id: mail.id,
            kind: &mail.kind,
            recipient: &mail.recipient,
            subject: &mail.subject,
            document_id: mail.document,
            respondent_id: mail.respondent,
            status: mail.status.name(),
            error: mail.error.as_deref(),
            created_at: mail.created_at,
            settled_at: mail.settled_at,
        }
    }
}
