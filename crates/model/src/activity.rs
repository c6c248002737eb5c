//! The activity stream: one row for every change of state, written in the transaction that makes the change.

use std::str::FromStr;

use serde_json::value::RawValue;

use crate::Timestamp;
use crate::audit::{Chain, Hash, Lasting, Personal, Salt};
use crate::id::{ActivityId, DocumentId, TemplateId, WorkspaceId};
use crate::people::{Actor, ActorType};

macro_rules! events {
    ($($variant:ident = $name:literal,)*) => {
        /// What happened, as `<thing>.<past participle>`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the name of each says what happened")]
        pub enum Event { $($variant,)* }

        impl Event {
            /// All events, in the order of the documentation.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// Its name in the interface.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }
        }
    };
}

events! {
    TemplateCreated = "template.created",
    TemplateUpdated = "template.updated",
    TemplateDeleted = "template.deleted",
    DocumentCreated = "document.created",
    DocumentUpdated = "document.updated",
    DocumentDeleted = "document.deleted",
    DocumentSent = "document.sent",
    DocumentOpened = "document.opened",
    DocumentCompleted = "document.completed",
    DocumentDeclined = "document.declined",
    DocumentVoided = "document.voided",
    DocumentExpired = "document.expired",
    DocumentSealed = "document.sealed",
    DocumentDownloaded = "document.downloaded",
    RespondentInvited = "respondent.invited",
    RespondentOpened = "respondent.opened",
    RespondentConsented = "respondent.consented",
    RespondentSubmitted = "respondent.submitted",
    RespondentDeclined = "respondent.declined",
    RespondentDelegated = "respondent.delegated",
    RespondentReminded = "respondent.reminded",
    RespondentCodeRefused = "respondent.codeRefused",
    RespondentOptedOut = "respondent.optedOut",
    RespondentErased = "respondent.erased",
    FileUploaded = "file.uploaded",
    ApiKeyCreated = "apiKey.created",
    ApiKeyRevoked = "apiKey.revoked",
    WebhookCreated = "webhook.created",
    WebhookUpdated = "webhook.updated",
    WebhookDeleted = "webhook.deleted",
    WebhookDisabled = "webhook.disabled",
    WebhookEnabled = "webhook.enabled",
    WebhookSecretRotated = "webhook.secretRotated",
    ExportCreated = "export.created",
    ExportCompleted = "export.completed",
    ExportFailed = "export.failed",
    UserInvited = "user.invited",
    UserJoined = "user.joined",
    UserRemoved = "user.removed",
    UserRoleChanged = "user.roleChanged",
    UserSignedIn = "user.signedIn",
    UserSignInFailed = "user.signInFailed",
    UserUpdated = "user.updated",
    WorkspaceUpdated = "workspace.updated",
}

impl Event {
    /// Whether it is part of a document's own audit chain.
    #[must_use]
    pub const fn is_of_document(self) -> bool {
        match self {
            Self::DocumentCreated
            | Self::DocumentUpdated
            | Self::DocumentDeleted
            | Self::DocumentSent
            | Self::DocumentOpened
            | Self::DocumentCompleted
            | Self::DocumentDeclined
            | Self::DocumentVoided
            | Self::DocumentExpired
            | Self::DocumentSealed
            | Self::RespondentInvited
            | Self::RespondentOpened
            | Self::RespondentConsented
            | Self::RespondentSubmitted
            | Self::RespondentDeclined
            | Self::RespondentDelegated
            | Self::RespondentReminded
            | Self::RespondentCodeRefused
            | Self::RespondentErased => true,
            Self::TemplateCreated
            | Self::TemplateUpdated
            | Self::TemplateDeleted
            | Self::DocumentDownloaded
            | Self::RespondentOptedOut
            | Self::FileUploaded
            | Self::ApiKeyCreated
            | Self::ApiKeyRevoked
            | Self::WebhookCreated
            | Self::WebhookUpdated
            | Self::WebhookDeleted
            | Self::WebhookDisabled
            | Self::WebhookEnabled
            | Self::WebhookSecretRotated
            | Self::ExportCreated
            | Self::ExportCompleted
            | Self::ExportFailed
            | Self::UserInvited
            | Self::UserJoined
            | Self::UserRemoved
            | Self::UserRoleChanged
            | Self::UserSignedIn
            | Self::UserSignInFailed
            | Self::UserUpdated
            | Self::WorkspaceUpdated => false,
        }
    }
}

/// The text is not the name of an event.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("holds the unknown event {0:?}; known are, for example, document.created and respondent.invited")]
pub struct UnknownEvent(String);

impl FromStr for Event {
    type Err = UnknownEvent;

    fn from_str(text: &str) -> Result<Self, UnknownEvent> {
        Self::ALL.iter().copied().find(|event| event.name() == text).ok_or_else(|| UnknownEvent(text.to_owned()))
    }
}

/// An activity row about to be written.
#[derive(Debug, Clone)]
pub struct NewActivity {
    /// Its id.
    pub id: ActivityId,
    /// What happened.
    pub event: Event,
    /// Who did it.
    pub actor: Actor,
    /// The document concerned.
    pub document: Option<DocumentId>,
    /// The template concerned.
    pub template: Option<TemplateId>,
    /// A sentence for people.
    pub message: String,
    /// What else is worth knowing, as a JSON object.
    pub metadata: serde_json::Map<String, serde_json::Value>,
    /// The address that the request came from.
    pub ip: Option<String>,
    /// When.
    pub at: Timestamp,
    /// What keeps the personal parts from being guessed from their hash.
    pub salt: Salt,
    /// Its link in the chain of its document, where it is one of the document's own.
    pub link: Option<Chain>,
}

impl NewActivity {
    /// What else is worth knowing, as the text in which it is stored and hashed.
    #[must_use]
    pub fn metadata_text(&self) -> String {
        // A map of strings to JSON always has a text form.
        serde_json::to_string(&self.metadata).unwrap_or_default()
    }

    /// What the entry adds to a chain.
    #[must_use]
    pub fn digest(&self, workspace: WorkspaceId) -> Hash {
        let metadata = self.metadata_text();
        let personal = Personal {
            actor_name: self.actor.name(),
            message: &self.message,
            metadata: &metadata,
            ip: self.ip.as_deref(),
        };
        let (actor, user) = (self.actor.id(), self.actor.user().map(|id| id.to_string()));
        let (document, template) =
            (self.document.map(|id| id.to_string()), self.template.map(|id| id.to_string()));
        let lasting = Lasting {
            workspace: &workspace.to_string(),
            id: &self.id.to_string(),
            event: self.event.name(),
            actor_type: self.actor.kind().name(),
            actor_id: actor.as_deref(),
            actor_user: user.as_deref(),
            document: document.as_deref(),
            template: template.as_deref(),
            at: self.at,
        };
        lasting.digest(&personal.commitment(&self.salt))
    }

    /// The words by which the row is found: those of names, addresses and the event, lower-case, each once.
    ///
    /// The splitting is ours, the same for both databases, so that they find the same rows.
    #[must_use]
    pub fn search_words(&self) -> String {
        let about = [self.message.as_str(), self.actor.name(), self.event.name()];
        distinct_words(about.into_iter().chain(self.metadata.values().filter_map(serde_json::Value::as_str)))
    }
}

/// Characters of a word that count: PostgreSQL refuses words beyond some kilobytes.
const LONGEST_WORD: usize = 64;

/// Splits a text into lower-case words of letters and digits.
#[must_use]
pub fn words(text: &str) -> Vec<String> {
    let mut found = String::new();
    add_words(text, &mut found);
    found.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The words of several texts, each once and in order, between blanks. It is asked for with every change, so the words lie
/// behind one another in one text and not each in its own.
pub fn distinct_words<'a>(texts: impl Iterator<Item = &'a str>) -> String {
    let mut found = String::with_capacity(256);
    texts.for_each(|text| add_words(text, &mut found));
    let mut words: Vec<&str> = found.split(' ').filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.dedup();
    words.join(" ")
}

/// Adds the words of a text, each with a blank behind it.
fn add_words(text: &str, found: &mut String) {
    for word in text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()) {
        if word.is_ascii() {
            // Most words are, and need no look at each character's properties.
            let start = found.len();
            found.push_str(&word[..word.len().min(LONGEST_WORD)]);
            found[start..].make_ascii_lowercase();
        } else {
            found.extend(word.chars().flat_map(char::to_lowercase).take(LONGEST_WORD));
        }
        found.push(' ');
    }
}

/// An activity row as it is listed.
#[derive(Debug, Clone)]
pub struct Activity {
    /// Its id.
    pub id: ActivityId,
    /// What happened.
    pub event: String,
    /// The kind of actor.
    pub actor_type: ActorType,
    /// The actor's id, none for the system.
    pub actor_id: Option<String>,
    /// The actor's name at that time.
    pub actor_name: String,
    /// The document concerned.
    pub document: Option<String>,
    /// The template concerned.
    pub template: Option<String>,
    /// A sentence for people.
    pub message: String,
    /// What else is worth knowing, as JSON.
    pub metadata: Box<RawValue>,
    /// The address that the request came from.
    pub ip: Option<String>,
    /// When.
    pub created_at: Timestamp,
}

/// Which rows of the stream are wanted.
#[derive(Debug, Clone, Default)]
pub struct ActivityFilter {
    /// Only these events; all where empty.
    pub events: Vec<Event>,
    /// Only this kind of actor.
    pub actor: Option<ActorType>,
    /// Only this actor, or this member and their keys.
    pub actor_id: Option<String>,
    /// From this moment, inclusive.
    pub from: Option<Timestamp>,
    /// To this moment, exclusive.
    pub to: Option<Timestamp>,
    /// Rows that hold all these words, or words that begin so.
    pub words: Vec<String>,
}
