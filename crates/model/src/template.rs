//! Templates.

use crate::Timestamp;
use crate::body::{Body, BodyHash};
use crate::id::TemplateId;
use crate::locale::ZoneName;
use crate::name::Name;
use crate::people::ActorType;

/// A template as lists show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TemplateSummary {
    /// Its id.
    pub id: TemplateId,
    /// What people call it.
    pub name: Name,
    /// Whether anybody may fill it at its public page.
    pub publicly_fillable: bool,
    /// Of a template that was made for one document: when it is next looked whether it is needed still.
    pub clear_after: Option<Timestamp>,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it was last changed.
    pub updated_at: Timestamp,
}

impl TemplateSummary {
    /// Whether it was made for one document: it stands in no list, and goes with what is made from it.
    #[must_use]
    pub const fn is_single_use(&self) -> bool {
        self.clear_after.is_some()
    }
}

/// A template in full.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Template {
    /// What lists show.
    pub summary: TemplateSummary,
    /// Who may use the public page.
    pub public_link: PublicLink,
    /// What it holds.
    pub body: Body,
    /// The name under which the body is stored.
    pub body_hash: BodyHash,
    /// Counts the changes; a change is made only to the version that was read.
    pub version: i64,
}

/// What a document takes from its template.
#[derive(Debug, Clone)]
pub struct Origin {
    /// The template.
    pub id: TemplateId,
    /// What it is called.
    pub name: Name,
    /// The name under which its body is stored.
    pub body_hash: BodyHash,
    /// The time zone of its workspace: on which day a document is made.
    pub zone: ZoneName,
}

/// A body that a template had.
#[derive(Debug, Clone)]
pub struct TemplateVersion {
    /// Counts the bodies of the template, from 1 on.
    pub number: i64,
    /// What the template was called then.
    pub name: Name,
    /// The name under which the body is stored.
    pub body_hash: BodyHash,
    /// The kind of who saved it.
    pub actor_type: ActorType,
    /// Who saved it, none for the system.
    pub actor_id: Option<String>,
    /// What they were called then.
    pub actor_name: String,
    /// When.
    pub created_at: Timestamp,
}

/// What is written on a template and not published yet.
#[derive(Debug, Clone)]
pub struct WorkingCopy {
    /// What the template will be called, where that changes.
    pub name: Option<Name>,
    /// What it will hold.
    pub body: Body,
    /// The number of the published version that it takes the place of.
    pub based_on: i64,
    /// Counts the changes; a change is made only to the version that was read.
    pub version: i64,
    /// What whoever changed it last was called.
    pub actor_name: String,
    /// When it was begun.
    pub created_at: Timestamp,
    /// When it was last changed.
    pub updated_at: Timestamp,
}

/// The settings of the public fill page.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PublicLink {
    /// Whether only signed-in users of the workspace may fill it.
    pub require_login: bool,
}
