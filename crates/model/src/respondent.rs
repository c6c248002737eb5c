//! The people invited to a document.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Timestamp;
use crate::body::JsonObject;
use crate::email::EmailAddress;
use crate::form::RoleKind;
use crate::id::RespondentId;

/// How the addresses of those end who were forgotten. They lead nowhere, for ever (RFC 2606).
const ERASED: &str = "@erased.invalid";

/// How far a respondent has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RespondentStatus {
    /// Their turn has not come.
    Waiting,
    /// Invited.
    Invited,
    /// Opened the document.
    Opened,
    /// Submitted.
    Submitted,
    /// Declined.
    Declined,
}

/// The way in which somebody's answers are submitted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub enum Way {
    /// By themselves, on the signing page.
    #[serde(rename = "page")]
    Page,
    /// On the signing page, by a link that the sender's side was given to hand over: nobody else can tell whether it reached them.
    #[serde(rename = "handed link")]
    HandedLink,
    /// By whoever fills the public page of a template.
    #[serde(rename = "public page")]
    PublicPage,
    /// For them, by a program of the sender's.
    #[serde(rename = "API")]
    Program,
}

/// The store holds a status that this version does not know.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown respondent status {0:?}")]
pub struct UnknownRespondentStatus(String);

impl RespondentStatus {
    const ALL: [Self; 5] = [Self::Waiting, Self::Invited, Self::Opened, Self::Submitted, Self::Declined];

    /// Its name in the interface.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Invited => "invited",
            Self::Opened => "opened",
            Self::Submitted => "submitted",
            Self::Declined => "declined",
        }
    }
}

impl FromStr for RespondentStatus {
    type Err = UnknownRespondentStatus;

    fn from_str(text: &str) -> Result<Self, UnknownRespondentStatus> {
        Self::ALL
            .into_iter()
            .find(|status| status.name() == text)
            .ok_or_else(|| UnknownRespondentStatus(text.to_owned()))
    }
}

/// Somebody invited: an address in a role.
#[derive(Debug, Clone)]
pub struct Respondent {
    /// Their id.
    pub id: RespondentId,
    /// Their address.
    pub email: EmailAddress,
    /// Their name, where the sender gave one.
    pub name: Option<String>,
    /// Their role, empty where they have none.
    pub role: String,
    /// What the role does.
    pub kind: RoleKind,
    /// Their turn; equal numbers in parallel.
    pub order: i64,
    /// The language of their mail and page, where the sender gave one.
    pub language: Option<String>,
    /// How far they have come.
    pub status: RespondentStatus,
    /// When they were last invited.
    pub invited_at: Option<Timestamp>,
    /// When they opened the document by a deliberate click.
    pub opened_at: Option<Timestamp>,
    /// When they agreed to sign electronically, and to which version of the text.
    pub consent: Option<Consent>,
    /// When they submitted.
    pub submitted_at: Option<Timestamp>,
    /// When they declined.
    pub declined_at: Option<Timestamp>,
    /// The sender's message to them.
    pub message: Option<String>,
    /// Whether they get mail; without, the sender hands the link out.
    pub notify: bool,
    /// Their link.
    pub link: Link,
    /// What they signed, by the ids of the fields.
    pub signatures: JsonObject,
    /// The address to which the last mail to them could not be delivered.
    pub lost_mail_to: Option<String>,
}

/// Somebody's agreement to sign electronically.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consent {
    /// When it was given.
    pub at: Timestamp,
    /// The version of the text that was agreed to.
    pub version: String,
}

/// What decides about a signing link beside its token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// Counts the links that were made for this person: only the last one opens anything.
    pub generation: i64,
    /// The last of them that the sender's side was given to hand over; the others went out by mail alone.
    pub handed_out: i64,
    /// When it ends.
    pub expires_at: Option<Timestamp>,
    /// The hash of the code that has to be given with it, where the sender set one.
    pub access_code: Option<String>,
}

impl Default for Link {
    fn default() -> Self {
        Self { generation: 1, handed_out: 0, expires_at: None, access_code: None }
    }
}

impl Link {
    /// Makes the link that went out before open nothing any more: whoever is to come gets the next one.
    pub fn replace(&mut self, expires_at: Timestamp) {
        self.generation += 1;
        self.expires_at = Some(expires_at);
    }

    /// Notes that the sender's side is given the link.
    pub fn hand_out(&mut self) {
        self.handed_out = self.generation;
    }

    /// How somebody comes who comes by it.
    #[must_use]
    pub fn way(&self) -> Way {
        if self.handed_out == self.generation { Way::HandedLink } else { Way::Page }
    }
}

impl Respondent {
    /// Somebody whose turn has not come.
    #[must_use]
    pub fn new(id: RespondentId, email: EmailAddress, role: String, kind: RoleKind, order: i64) -> Self {
        Self {
            id,
            email,
            name: None,
            role,
            kind,
            order,
            language: None,
            status: RespondentStatus::Waiting,
            invited_at: None,
            opened_at: None,
            consent: None,
            submitted_at: None,
            declined_at: None,
            message: None,
            notify: true,
            link: Link::default(),
            signatures: JsonObject::default(),
            lost_mail_to: None,
        }
    }

    /// Forgets who they are: what is left is that somebody took part, in which role, and when. Their link dies.
    pub fn forget(&mut self, now: Timestamp) {
        // The id keeps two of them apart.
        self.email = EmailAddress::stored(format!("erased-{}{ERASED}", self.id));
        self.name = None;
        self.message = None;
        self.language = None;
        self.notify = false;
        self.signatures = JsonObject::default();
        self.lost_mail_to = None;
        self.link.replace(now);
        self.link.access_code = None;
    }

    /// Whether they have submitted.
    #[must_use]
    pub const fn has_submitted(&self) -> bool {
        self.submitted_at.is_some()
    }

    /// Fails where they have submitted or declined.
    ///
    /// # Errors
    /// A conflict that says which.
    pub fn must_be_unanswered(&self) -> crate::Result<()> {
        if matches!(self.status, RespondentStatus::Submitted | RespondentStatus::Declined) {
            return Err(crate::Error::conflict(format!("{} has already {}", self.email, self.status.name())));
        }
        Ok(())
    }

    /// Whether they were forgotten.
    #[must_use]
    pub fn is_forgotten(&self) -> bool {
        self.email.as_str().ends_with(ERASED)
    }

    /// What they are called: their name, or else their address.
    #[must_use]
    pub fn called(&self) -> &str {
        self.name.as_deref().unwrap_or_else(|| self.email.as_str())
    }

    /// Their turn has come, or they are told of it again. Who had opened the document before they had to wait for somebody
    /// who was added goes on from there.
    pub fn invite(&mut self, now: Timestamp) {
        self.invited_at = Some(now);
        if self.status == RespondentStatus::Waiting {
            let has_opened = self.opened_at.is_some();
            self.status = if has_opened { RespondentStatus::Opened } else { RespondentStatus::Invited };
        }
    }

    /// Whether it is their turn and they have not opened the document as it is now.
    #[must_use]
    pub fn has_to_open(&self) -> bool {
        self.status == RespondentStatus::Invited && self.opened_at.is_none()
    }

    /// What they have opened reads differently now: they open it again before they go on.
    pub fn reads_anew(&mut self) {
        self.opened_at = None;
        if self.status == RespondentStatus::Opened {
            self.status = RespondentStatus::Invited;
        }
    }

    /// Gives them another name. It stands under their signature, so they have to see it before they go on.
    pub fn rename(&mut self, name: Option<String>) {
        if self.name != name {
            self.name = name;
            self.reads_anew();
        }
    }

    /// Whether the document waits for them now.
    #[must_use]
    pub fn is_awaited(&self) -> bool {
        matches!(self.status, RespondentStatus::Invited | RespondentStatus::Opened)
            && self.kind != RoleKind::Viewer
    }

    /// Whether they can be reminded: the document waits for them, and they get mail.
    #[must_use]
    pub fn is_reminded(&self) -> bool {
        self.is_awaited() && self.notify
    }

    /// Whether they have yet to act, or to read, and the last mail to the address that they have did not arrive.
    #[must_use]
    pub fn is_out_of_reach(&self) -> bool {
        !matches!(self.status, RespondentStatus::Submitted | RespondentStatus::Declined)
            && self.lost_mail_to.as_deref() == Some(self.email.as_str())
    }

    /// Whether the people after them have to wait for them.
    #[must_use]
    pub fn holds_up(&self) -> bool {
        self.kind != RoleKind::Viewer && self.status != RespondentStatus::Submitted
    }
}

/// The turn that it is: the lowest order among those who still have to submit.
#[must_use]
pub fn present_turn(respondents: &[Respondent]) -> Option<i64> {
    respondents.iter().filter(|respondent| respondent.holds_up()).map(|respondent| respondent.order).min()
}
