//! What is done after a commit.
//!
//! A use case adds a [`Job`] to its change; once the change is committed, whichever node is free takes it from the outbox
//! and does it, at least once. To add a kind of job: a variant here, and its handler.

use model::id::{DocumentId, RespondentId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Something to be done after a commit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "payload", rename_all = "camelCase")]
pub(crate) enum Job {
    /// A mail is to be sent.
    Mail(Post),
    /// A completed document is to be sealed.
    Seal {
        /// Which.
        document: DocumentId,
    },
    /// A sealed document still lacks what the time-stamp authority adds.
    UpgradeSeal {
        /// Which.
        document: DocumentId,
    },
}

/// A mail to be sent: to whom, and what about. What it says is worked out when it is sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Post {
    /// To somebody who is, or was, to sign.
    Respondent {
        /// The document.
        document: DocumentId,
        /// Who.
        respondent: RespondentId,
        /// What about.
        news: RespondentNews,
    },
    /// To whoever sent the document.
    Sender {
        /// The document.
        document: DocumentId,
        /// What about.
        news: SenderNews,
    },
    /// To the administrators of the workspace.
    Administrators {
        /// What about.
        news: AdministratorNews,
    },
}

/// What a respondent is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum RespondentNews {
    /// They are invited.
    Invitation,
    /// Those before them have submitted.
    YourTurn,
    /// They have not submitted yet.
    Reminder,
    /// Everybody has submitted.
    Completed,
    /// Somebody declined.
    Declined,
    /// The sender took it back.
    Voided,
    /// Its time is over.
    Expired,
}

/// What the sender is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum SenderNews {
    /// Everybody has submitted.
    Completed,
    /// Somebody declined.
    Declined,
    /// Its time is over.
    Expired,
    /// A mail could not be delivered.
    Bounced {
        /// To which address.
        address: String,
        /// What the mail server said.
        reason: String,
    },
}

/// What administrators are told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum AdministratorNews {
    /// A completed document could not be sealed yet.
    SealWaits {
        /// The document.
        document: DocumentId,
        /// Why.
        reason: String,
    },
}

impl Job {
    /// The kind and the payload as the outbox keeps them.
    pub fn stored(&self) -> (&'static str, Value) {
        let kind = match self {
            Self::Mail(_) => "mail",
            Self::Seal { .. } => "seal",
            Self::UpgradeSeal { .. } => "upgradeSeal",
        };
        // An enum of ids and strings always has a JSON form.
        let mut whole = serde_json::to_value(self).unwrap_or_default();
        (kind, whole.get_mut("payload").map(Value::take).unwrap_or_default())
    }
}
