//! What is done after a commit.
//!
//! A use case adds a [`Job`] to its change; once the change is committed, whichever node is free takes it from the outbox
//! and does it, at least once. To add a kind of job: a variant here, its lane in `kind.rs`, and its handler in
//! `handle.rs`.

mod account_news;
mod due;
mod handle;
mod kind;
mod outbox;
mod runner;

use model::Timestamp;
use model::id::{
    AddressChangeId, BulkId, DocumentId, ExportId, FileId, InvitationId, PasswordResetId, RespondentId, UserId,
    WebhookId,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

pub(crate) use account_news::{AccountNews, Circumstances};
pub(crate) use handle::{Outcome, Why};
pub(crate) use kind::Kind;
pub use outbox::{Depth, depths, kinds};
pub use runner::JobObserver;
pub(crate) use runner::Runner;

use crate::documents::Belongings;
use crate::templates::Leavings;

/// Something to be done after a commit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "payload", rename_all = "camelCase")]
pub(crate) enum Job {
    /// A mail is to be sent.
    Mail(Post),
    /// Everybody whom some documents wait for is to be reminded.
    Reminders {
        /// Which.
        documents: Vec<DocumentId>,
    },
    /// A completed document is to be sealed.
    Seal {
        /// Which.
        document: DocumentId,
    },
    /// Documents that were ordered together are to be made.
    Bulk {
        /// The order.
        bulk: BulkId,
    },
    /// A sealed document still lacks what the time-stamp authority adds.
    UpgradeSeal {
        /// Which.
        document: DocumentId,
    },
    /// A document is to be exported.
    Export {
        /// The export.
        export: ExportId,
    },
    /// What belonged to a deleted document is to be removed.
    RemoveFiles(Belongings),
    /// A file that was attached at a public page is to be removed, unless it was submitted.
    RemoveUnsubmitted {
        /// Which.
        file: FileId,
        /// The document, where it was attached at a signing page. Earlier versions, which noted only those of public pages, do
        /// without.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        document: Option<DocumentId>,
    },
    /// A file that came for what was written on a template is to be removed, unless something names it.
    RemoveUnused {
        /// Which.
        file: FileId,
        /// When the writing began: what was there before stays.
        since: Timestamp,
    },
    /// What a template for one document held is to be removed, unless something is made of it.
    RemoveBodies(Leavings),
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
        /// When they were invited, where that is the news: one that another invitation followed says nothing new. Earlier
        /// versions do not note it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invited_at: Option<Timestamp>,
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
    /// To one of them.
    Administrator {
        /// Who.
        user: UserId,
        /// What about.
        news: AdministratorNews,
    },
    /// To somebody who is asked to join the workspace.
    Invited {
        /// The invitation.
        invitation: InvitationId,
        /// Which of its links the letter holds.
        number: i64,
    },
    /// To somebody who forgot the password.
    PasswordReset {
        /// What they asked for.
        reset: PasswordResetId,
    },
    /// To an address that somebody wants to sign in with.
    NewAddress {
        /// What they asked for.
        change: AddressChangeId,
        /// Which of its links the letter holds.
        number: i64,
    },
    /// To somebody whose account was changed.
    Account {
        /// Who.
        user: UserId,
        /// What about.
        news: AccountNews,
        /// When, and by what.
        seen: Circumstances,
    },
}

impl Post {
    /// News of a document to somebody who was invited to it.
    pub const fn to_respondent(document: DocumentId, respondent: RespondentId, news: RespondentNews) -> Self {
        Self::Respondent { document, respondent, news, invited_at: None }
    }
}

/// What a respondent is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum RespondentNews {
    /// They are invited.
    Invitation,
    /// Those before them have submitted.
    YourTurn,
    /// They have not submitted yet, and somebody wants them to be reminded now.
    Reminder,
    /// They have not submitted yet, and a reminder was due. It is recorded when it is sent.
    DueReminder,
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
    /// Somebody named another person in their place.
    Delegated {
        /// What they are called.
        by: String,
        /// What the other one is called.
        to: String,
        /// The address of that one.
        address: String,
        /// What they wrote to the sender.
        note: Option<String>,
    },
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
    /// A webhook was disabled, since it does not take what it is told.
    WebhookDisabled {
        /// Which.
        webhook: WebhookId,
    },
}

impl Job {
    /// Which kind it is.
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Mail(_) => Kind::Mail,
            Self::Reminders { .. } => Kind::Reminders,
            Self::Seal { .. } => Kind::Seal,
            Self::Bulk { .. } => Kind::Bulk,
            Self::UpgradeSeal { .. } => Kind::UpgradeSeal,
            Self::Export { .. } => Kind::Export,
            Self::RemoveFiles(_) => Kind::RemoveFiles,
            Self::RemoveUnsubmitted { .. } => Kind::RemoveUnsubmitted,
            Self::RemoveUnused { .. } => Kind::RemoveUnused,
            Self::RemoveBodies(_) => Kind::RemoveBodies,
        }
    }

    /// The kind and the payload as the outbox keeps them.
    pub fn stored(&self) -> (&'static str, Value) {
        // An enum of ids and strings always has a JSON form.
        let mut whole = serde_json::to_value(self).unwrap_or_default();
        (self.kind().name(), whole.get_mut("payload").map(Value::take).unwrap_or_default())
    }

    /// The job that the outbox keeps; none where this version does not know it.
    pub fn read(kind: Kind, payload: &str) -> Option<Self> {
        let payload: Value = serde_json::from_str(payload).ok()?;
        serde_json::from_value(json!({ "kind": kind.name(), "payload": payload })).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_read_again() {
        let (document, respondent) = (DocumentId::NOTHING, RespondentId::NOTHING);
        let news = SenderNews::Bounced { address: "ana@example.com".to_owned(), reason: "550".to_owned() };
        for job in [
            Job::Mail(Post::Respondent {
                document,
                respondent,
                news: RespondentNews::YourTurn,
                invited_at: Some(Timestamp::from_millis(5)),
            }),
            Job::Mail(Post::Sender { document, news }),
            Job::Mail(Post::Invited { invitation: InvitationId::NOTHING, number: 2 }),
            Job::Mail(Post::PasswordReset { reset: PasswordResetId::NOTHING }),
            Job::Mail(Post::NewAddress { change: AddressChangeId::NOTHING, number: 2 }),
            Job::Mail(Post::Account {
                user: UserId::NOTHING,
                news: AccountNews::PasskeyAdded { name: "Phone".to_owned() },
                seen: Circumstances { at: Timestamp::from_millis(5), device: None, ip: Some("::1".to_owned()) },
            }),
            Job::Reminders { documents: vec![document] },
            Job::Seal { document },
            Job::UpgradeSeal { document },
            Job::Bulk { bulk: BulkId::NOTHING },
            Job::Export { export: ExportId::NOTHING },
            Job::RemoveFiles(Belongings::none()),
            Job::RemoveUnsubmitted { file: FileId::NOTHING, document: None },
            Job::RemoveUnused { file: FileId::NOTHING, since: Timestamp::from_millis(5) },
            Job::RemoveBodies(Leavings::none()),
        ] {
            let (name, payload) = job.stored();
            assert_eq!(name, job.kind().name());
            assert_eq!(Job::read(job.kind(), &payload.to_string()), Some(job));
        }
        assert_eq!(Job::read(Kind::Mail, r#"{"pigeon":{}}"#), None);
    }
}
