//! Documents and the states that they pass through.

use std::str::FromStr;

use crate::Timestamp;
use crate::audit::Chain;
use crate::body::{BodyHash, JsonObject};
use crate::error::{Error, Result};
use crate::id::{DocumentId, TemplateId, UserId};
use crate::labels::Labels;
use crate::name::Name;
use crate::reminder::AutoReminder;
use crate::respondent::Respondent;
use crate::seal::SealFacts;

/// Where a document stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// Made, and nobody invited yet.
    Draft,
    /// Invitations went out.
    Sent,
    /// Somebody opened it or submitted.
    InProgress,
    /// Everybody who had to has submitted.
    Completed,
    /// Somebody declined.
    Declined,
    /// The sender took it back.
    Voided,
    /// Its time ran out.
    Expired,
}

/// The store holds a status that this version does not know.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown document status {0:?}")]
pub struct UnknownStatus(String);

impl Status {
    /// All of them, in the order in which they follow each other.
    pub const ALL: [Self; 7] =
        [Self::Draft, Self::Sent, Self::InProgress, Self::Completed, Self::Declined, Self::Voided, Self::Expired];

    /// Its name in the interface.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Sent => "sent",
            Self::InProgress => "in_progress",
            Self::Completed => "completed",
            Self::Declined => "declined",
            Self::Voided => "voided",
            Self::Expired => "expired",
        }
    }

    /// Whether nothing can happen to the document any more.
    #[must_use]
    pub const fn is_final(self) -> bool {
        matches!(self, Self::Completed | Self::Declined | Self::Voided | Self::Expired)
    }

    /// Fails when the document is past the point where it could still change.
    ///
    /// # Errors
    /// A conflict that says which state forbids what was wanted.
    pub fn must_be_open(self, wanted: &str) -> Result<()> {
        if self.is_final() {
            Err(Error::conflict(format!("the document is {} and can no longer {wanted}", self.name())))
        } else {
            Ok(())
        }
    }
}

impl FromStr for Status {
    type Err = UnknownStatus;

    fn from_str(text: &str) -> Result<Self, UnknownStatus> {
        Self::ALL.into_iter().find(|status| status.name() == text).ok_or_else(|| UnknownStatus(text.to_owned()))
    }
}

/// A document as lists show it.
#[derive(Debug, Clone)]
pub struct DocumentSummary {
    /// Its id.
    pub id: DocumentId,
    /// What people call it.
    pub name: Name,
    /// The template that it was made from, which may be gone.
    pub template: TemplateId,
    /// Where it stands.
    pub status: Status,
    /// When invitations first went out.
    pub sent_at: Option<Timestamp>,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it was last changed.
    pub updated_at: Timestamp,
}

impl DocumentSummary {
    /// Whether invitations went out.
    #[must_use]
    pub const fn sent(&self) -> bool {
        self.sent_at.is_some()
    }

    /// Whether everybody who had to has submitted.
    #[must_use]
    pub fn completed(&self) -> bool {
        self.status == Status::Completed
    }
}

/// What a document is called, what was collected in it, and from whom.
#[derive(Debug, Clone)]
pub struct DocumentContent {
    /// What every list shows.
    pub summary: DocumentSummary,
    /// The values collected so far.
    pub values: JsonObject,
    /// The people invited, in signing order.
    pub respondents: Vec<Respondent>,
}

/// A document as filtered lists show it.
#[derive(Debug, Clone)]
pub struct DocumentOverview {
    /// What every list shows.
    pub summary: DocumentSummary,
    /// What integrators attached to it.
    pub labels: Labels,
    /// When it can no longer be signed.
    pub expires_at: Option<Timestamp>,
    /// When the last of those who had to submitted.
    pub completed_at: Option<Timestamp>,
    /// Why it was declined or voided.
    pub closing_reason: Option<String>,
    /// Whether the sealed PDF is there.
    pub sealed: bool,
    /// Whether mail to somebody whom it is still open for did not arrive.
    pub mail_lost: bool,
}

/// Which documents are wanted.
#[derive(Debug, Clone, Default)]
pub struct DocumentFilter {
    /// Only those in one of these states; all where empty.
    pub statuses: Vec<Status>,
    /// Only those made from this template.
    pub template: Option<TemplateId>,
    /// Only those that another system calls so.
    pub external_id: Option<String>,
    /// Made from this moment on.
    pub from: Option<Timestamp>,
    /// Made before this moment.
    pub to: Option<Timestamp>,
    /// Only those where each of these words, or one that begins so, stands in the name or belongs to somebody invited.
    pub words: Vec<String>,
    /// Only those of which mail to somebody whom they are still open for did not arrive.
    pub mail_lost: bool,
}

/// A document in full.
#[derive(Debug, Clone)]
pub struct Document {
    /// What lists show.
    pub summary: DocumentSummary,
    /// The body of the template at the time when the document was made.
    pub body: BodyHash,
    /// The values collected so far.
    pub values: JsonObject,
    /// The people invited, in signing order.
    pub respondents: Vec<Respondent>,
    /// When it can no longer be signed.
    pub expires_at: Option<Timestamp>,
    /// The reminders.
    pub reminder: AutoReminder,
    /// Who sent it, and is told how it goes.
    pub sender: Option<UserId>,
    /// When the last of those who had to submitted.
    pub completed_at: Option<Timestamp>,
    /// Why it was declined or voided.
    pub closing_reason: Option<String>,
    /// A page of the sender's to which people can go back when they are done.
    pub redirect_url: Option<String>,
    /// The seal, once it is there.
    pub seal: Option<SealFacts>,
    /// The chain of its audit entries.
    pub trail: Chain,
    /// What integrators attached to it.
    pub labels: Labels,
    /// Counts the changes; a change is made only to the version that was read.
    pub version: i64,
}
