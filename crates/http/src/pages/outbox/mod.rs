//! The mails of the workspace: those that were kept, since there is no mail server, can be read here, with their links. The
//! use cases see to it that only administrators get here.

mod html;
mod list;
mod show;

use model::mail::{Mail, MailStatus};

pub(super) use html::html;
pub(super) use list::list;
pub(super) use show::show;

use super::words::moment;

/// A mail as the pages show it.
struct Row {
    id: String,
    recipient: String,
    subject: String,
    status: &'static str,
    failed: bool,
    error: Option<String>,
    created: String,
    exact: String,
}

impl From<Mail> for Row {
    fn from(mail: Mail) -> Self {
        Self {
            id: mail.id.to_string(),
            recipient: mail.recipient,
            subject: mail.subject,
            status: match mail.status {
                MailStatus::Kept => "Kept here",
                MailStatus::Sent => "Sent",
                MailStatus::Failed => "Not delivered",
            },
            failed: mail.status == MailStatus::Failed,
            error: mail.error,
            created: moment(mail.created_at),
            exact: mail.created_at.to_string(),
        }
    }
}
