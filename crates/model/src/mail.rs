//! Mails that were settled: kept in the local outbox, sent, or given up.

use std::str::FromStr;

use crate::Timestamp;
use crate::id::{DocumentId, MailId, RespondentId};

/// What became of a mail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MailStatus {
    /// Kept in the local outbox, since there is no mail server.
    Kept,
    /// Handed to the mail server.
    Sent,
    /// Given up.
    Failed,
}

/// The store holds a status that this version does not know.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown status of a mail {0:?}")]
pub struct UnknownMailStatus(String);

impl MailStatus {
    /// Its name in the interface.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kept => "kept",
            Self::Sent => "sent",
            Self::Failed => "failed",
        }
    }
}

impl FromStr for MailStatus {
    type Err = UnknownMailStatus;

    fn from_str(text: &str) -> Result<Self, UnknownMailStatus> {
        [Self::Kept, Self::Sent, Self::Failed]
            .into_iter()
            .find(|status| status.name() == text)
            .ok_or_else(|| UnknownMailStatus(text.to_owned()))
    }
}

/// A mail, without what it says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mail {
    /// Its id.
    pub id: MailId,
    /// What it is about, such as `invitation`.
    pub kind: String,
    /// The address that it goes to.
    pub recipient: String,
    /// Its subject.
    pub subject: String,
    /// The document that it is about.
    pub document: Option<DocumentId>,
    /// The respondent that it goes to.
    pub respondent: Option<RespondentId>,
    /// What became of it.
    pub status: MailStatus,
    /// Why it was given up.
    pub error: Option<String>,
    /// When it was to be sent first.
    pub created_at: Timestamp,
    /// When it was kept, sent or given up.
    pub settled_at: Timestamp,
}
