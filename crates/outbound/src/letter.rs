//! What there is to write about, with all the facts that a mail tells.
//!
//! Dates are texts in the recipient's language, made by the caller: "14 December 2026". Links are full addresses.

use serde::{Deserialize, Serialize};

use crate::composed::Attachment;
use crate::notice::Notice;

/// Everything that Countersign writes to people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "letter", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Letter {
    /// To a recipient whose turn it is from the start.
    Invitation(Ask),
    /// To a recipient who has not answered yet.
    Reminder(Ask),
    /// To a recipient who had to wait for others.
    YourTurn(Ask),
    /// To a recipient: everyone is done, here is the copy.
    Completed {
        /// The document and who sent it.
        #[serde(flatten)]
        end: End,
        /// The finished PDF.
        copy: Copy,
    },
    /// To the other recipients: somebody declined.
    Declined {
        /// The document and who sent it.
        #[serde(flatten)]
        end: End,
        /// The name or address of who declined.
        by: String,
    },
    /// To the recipients: the sender withdrew the document.
    Voided {
        /// The document and who sent it.
        #[serde(flatten)]
        end: End,
        /// What the sender gave as the reason.
        reason: Option<String>,
    },
    /// To the recipients who had not finished.
    Expired(End),
    /// To the sender: everyone is done.
    SenderCompleted {
        /// The document's name.
        document: String,
        /// The document's page in the console.
        link: Option<String>,
        /// The PDF, where it is to be attached.
        attachment: Option<Attachment>,
    },
    /// To the sender: somebody declined.
    SenderDeclined {
        /// The document's name.
        document: String,
        /// The document's page in the console.
        link: Option<String>,
        /// The name or address of who declined.
        by: String,
        /// What that person gave as the reason.
        reason: Option<String>,
    },
    /// To the sender: somebody named another person in their place.
    SenderDelegated {
        /// The document's name.
        document: String,
        /// The document's page in the console.
        link: Option<String>,
        /// Who, whom, and what they wrote.
        #[serde(flatten)]
        passed: Passed,
    },
    /// To the sender: time is up.
    SenderExpired {
        /// The document's name.
        document: String,
        /// The document's page in the console.
        link: Option<String>,
        /// The names or addresses of those who had not finished.
        missing: Vec<String>,
    },
    /// To the sender: a mail bounced or was refused for good.
    Undelivered {
        /// The document's name.
        document: String,
        /// The document's page in the console.
        link: Option<String>,
        /// Where the mail was to go.
        address: String,
        /// What the mail server said, as in [`SendError`](crate::SendError).
        said: String,
    },
    /// To the administrators: a webhook was switched off.
    WebhookDisabled {
        /// The address that events were sent to.
        url: String,
        /// Why it was switched off.
        fault: WebhookFault,
        /// The webhook's page in the console.
        link: Option<String>,
    },
    /// To the administrators: finished documents can't be sealed at the moment.
    SealingWaits {
        /// The name of the first document that waits.
        document: String,
        /// How many wait.
        waiting: i64,
        /// What went wrong, in one line.
        reason: String,
        /// The document's page in the console.
        link: Option<String>,
    },
    /// To the administrators: the sealing certificate is past its end.
    CertificateExpired {
        /// The certificate's subject.
        certificate: String,
        /// The day of its end.
        expired_on: String,
        /// The console.
        link: Option<String>,
    },
    /// To a user who forgot the password.
    PasswordReset {
        /// The page for the new password.
        link: String,
        /// Until when the link works.
        valid_until: Option<String>,
    },
    /// To an address with which a user wants to sign in.
    NewAddress {
        /// The address with which they sign in until then.
        present: String,
        /// The page where it is confirmed.
        link: String,
        /// Until when the link works.
        valid_until: Option<String>,
    },
    /// To such an address that has an account of its own.
    AddressTaken {
        /// The address with which whoever wants it signs in.
        present: String,
        /// The page where its owner signs in.
        link: String,
    },
    /// To a user whose account was changed.
    AccountChanged(Notice),
    /// To a new member of a workspace.
    SetUp {
        /// Who added the member.
        by: Option<Person>,
        /// The page for the first password.
        link: String,
        /// Until when the link works.
        valid_until: Option<String>,
    },
}

/// What a recipient is asked for, and by whom.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Ask {
    /// The document's name.
    pub document: String,
    /// Who sent it; the workspace asks where nobody is named.
    pub sender: Option<Person>,
    /// What is asked for.
    pub task: Task,
    /// What the sender wrote, with its line breaks.
    pub message: Option<String>,
    /// The recipient's own signing link.
    pub link: String,
    /// The last day.
    pub open_until: Option<String>,
}

/// A document that came to its end.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct End {
    /// The document's name.
    pub document: String,
    /// Who sent it; the workspace speaks where nobody is named.
    pub sender: Option<Person>,
}

/// What a recipient is asked to do with a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Task {
    /// To sign it.
    #[default]
    Sign,
    /// To approve or decline it.
    Approve,
    /// To read it.
    View,
}

/// How a recipient gets the finished PDF.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Copy {
    /// In the mail.
    Attached(Attachment),
    /// By a link, for instance because it is too large for a mail.
    Linked(LinkedCopy),
}

/// The finished PDF behind a link.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LinkedCopy {
    /// Their link.
    pub link: String,
    /// The last day on which it can be fetched, where there is one, as text in the language of the mail.
    pub until: Option<String>,
    /// Whether it asks for the access code that the sender told them.
    pub asks_code: bool,
}

/// Why a webhook was switched off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum WebhookFault {
    /// It answered 410.
    Gone,
    /// It failed for too long.
    Failing {
        /// The day since when nothing arrived.
        since: String,
    },
}

/// Somebody with an address, to whom an answer may be written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Person {
    /// The name, where it is known.
    pub name: Option<String>,
    /// The mail address.
    pub address: String,
}

impl Person {
    /// What to call that person: the name, or else the address.
    #[must_use]
    pub fn called(&self) -> &str {
        self.name.as_deref().map(str::trim).filter(|name| !name.is_empty()).unwrap_or(&self.address)
    }
}

/// A document that somebody passed on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Passed {
    /// The name or address of who passed it on.
    pub by: String,
    /// The name or address of who has it now.
    pub to: String,
    /// The address of who has it now.
    pub address: String,
    /// What the first one wrote to the sender.
    pub note: Option<String>,
}
