//! Webhooks: addresses that are told of events, and what became of each telling.

use std::str::FromStr;

use crate::Timestamp;
use crate::id::{DeliveryId, EventId, WebhookId, WorkspaceId};

/// Characters of a description at most.
pub const LONGEST_DESCRIPTION: usize = 500;

/// An event that webhooks can be told of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HookEvent {
    /// A respondent submitted.
    RecipientSubmitted,
    /// A document is completed and sealed.
    DocumentCompleted,
    /// An export finished with its file.
    ExportCompleted,
    /// A respondent opened a document.
    DocumentOpened,
    /// A respondent named somebody else in their place.
    RecipientDelegated,
    /// A document was sent.
    DocumentSent,
    /// Somebody declined a document.
    DocumentDeclined,
    /// A document was taken back.
    DocumentVoided,
    /// The time of a document is over.
    DocumentExpired,
}

/// The text is not the name of an event that webhooks can be told of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be one of {}", HookEvent::ALL.map(HookEvent::name).join(", "))]
pub struct UnknownHookEvent;

impl HookEvent {
    /// All of them, in the order of the documentation.
    pub const ALL: [Self; 9] = [
        Self::RecipientSubmitted,
        Self::DocumentCompleted,
        Self::ExportCompleted,
        Self::DocumentOpened,
        Self::RecipientDelegated,
        Self::DocumentSent,
        Self::DocumentDeclined,
        Self::DocumentVoided,
        Self::DocumentExpired,
    ];

    /// Its canonical name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::RecipientSubmitted => "recipient.submitted",
            Self::DocumentCompleted => "document.completed",
            Self::ExportCompleted => "export.completed",
            Self::DocumentOpened => "document.opened",
            Self::RecipientDelegated => "recipient.delegated",
            Self::DocumentSent => "document.sent",
            Self::DocumentDeclined => "document.declined",
            Self::DocumentVoided => "document.voided",
            Self::DocumentExpired => "document.expired",
        }
    }
}

impl FromStr for HookEvent {
    type Err = UnknownHookEvent;

    /// Takes the canonical names, and those that earlier surfaces had: both of these mean a submission, never completion.
    fn from_str(text: &str) -> Result<Self, UnknownHookEvent> {
        match text {
            "document.response.submitted" | "recipient.signed" => Ok(Self::RecipientSubmitted),
            _ => Self::ALL.into_iter().find(|event| event.name() == text).ok_or(UnknownHookEvent),
        }
    }
}

/// Why a webhook is told nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DisabledReason {
    /// Its receiver answered 410.
    Gone,
    /// Nothing arrived for days.
    Failing,
    /// An administrator switched it off.
    SwitchedOff,
}

/// The store holds a reason that this version does not know.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown reason to disable a webhook {0:?}")]
pub struct UnknownReason(String);

impl DisabledReason {
    /// Its name in the interface.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gone => "gone",
            Self::Failing => "failing",
            Self::SwitchedOff => "switchedOff",
        }
    }
}

impl FromStr for DisabledReason {
    type Err = UnknownReason;

    fn from_str(text: &str) -> Result<Self, UnknownReason> {
        [Self::Gone, Self::Failing, Self::SwitchedOff]
            .into_iter()
            .find(|reason| reason.name() == text)
            .ok_or_else(|| UnknownReason(text.to_owned()))
    }
}

/// Since when and why a webhook is told nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Disabled {
    /// Since when.
    pub at: Timestamp,
    /// Why.
    pub reason: DisabledReason,
}

/// A webhook, without its secrets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Webhook {
    /// Its id.
    pub id: WebhookId,
    /// Where it is told.
    pub url: String,
    /// What it is told of; each once.
    pub events: Vec<HookEvent>,
    /// What people noted about it.
    pub description: Option<String>,
    /// Whether it is told the answers of a document along with its completion.
    pub include_answers: bool,
    /// Whether it is told nothing.
    pub disabled: Option<Disabled>,
    /// The first of the failures since the last success.
    pub failing_since: Option<Timestamp>,
    /// When something arrived last.
    pub last_success_at: Option<Timestamp>,
    /// When something did not arrive last.
    pub last_failure_at: Option<Timestamp>,
    /// Counts its changes by people, and its disabling.
    pub version: i64,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it was last changed.
    pub updated_at: Timestamp,
}

/// What became of a delivery.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeliveryStatus {
    /// It is to be tried, or tried again.
    Pending,
    /// It arrived.
    Succeeded,
    /// It was given up.
    Failed,
    /// The webhook was disabled when it would have been sent.
    Skipped,
}

/// The text is not the name of a delivery's status.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be one of pending, succeeded, failed, skipped")]
pub struct UnknownDeliveryStatus;

impl DeliveryStatus {
    /// Its name in the interface.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Succeeded => "succeeded",
            Self::Failed => "failed",
            Self::Skipped => "skipped",
        }
    }
}

impl FromStr for DeliveryStatus {
    type Err = UnknownDeliveryStatus;

    fn from_str(text: &str) -> Result<Self, UnknownDeliveryStatus> {
        [Self::Pending, Self::Succeeded, Self::Failed, Self::Skipped]
            .into_iter()
            .find(|status| status.name() == text)
            .ok_or(UnknownDeliveryStatus)
    }
}

/// A payload on its way to a webhook, with every attempt so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delivery {
    /// Its id.
    pub id: DeliveryId,
    /// The workspace.
    pub workspace: WorkspaceId,
    /// To which webhook.
    pub webhook: WebhookId,
    /// The payload's id: the same for every delivery of one event.
    pub payload_id: EventId,
    /// The event's name.
    pub event: String,
    /// Its event's place in the feed; 0 where it has none.
    pub position: i64,
    /// What became of it.
    pub status: DeliveryStatus,
    /// The attempts, oldest first.
    pub attempts: Vec<Attempt>,
    /// When it is tried next.
    pub next_attempt_at: Option<Timestamp>,
    /// When it was made.
    pub created_at: Timestamp,
    /// The payload, as JSON; none where it is not kept any more.
    pub payload: Option<String>,
}

/// One attempt at a delivery.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    /// When it began.
    pub at: Timestamp,
    /// The status of the answer; none where there was no answer.
    pub status: Option<i64>,
    /// How long it took.
    pub duration_millis: i64,
    /// What went wrong.
    pub error: Option<String>,
    /// The beginning of the answer's body.
    pub body: String,
}

/// Which deliveries are wanted.
#[derive(Debug, Clone, Copy, Default)]
pub struct DeliveryFilter<'a> {
    /// Only those with this status.
    pub status: Option<DeliveryStatus>,
    /// Only those of this event.
    pub event: Option<&'a str>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn earlier_names_mean_a_submission() {
        for name in ["document.response.submitted", "recipient.signed", "recipient.submitted"] {
            assert_eq!(name.parse(), Ok(HookEvent::RecipientSubmitted), "{name}");
        }
        for event in HookEvent::ALL {
            assert_eq!(event.name().parse(), Ok(event));
            assert!(UnknownHookEvent.to_string().contains(event.name()));
        }
        for name in ["", "*", "webhook.test", "Document.completed", "document.completed "] {
            assert_eq!(name.parse::<HookEvent>(), Err(UnknownHookEvent), "{name}");
        }
    }
}
