//! Workspaces: the tenant that everything else belongs to.

use crate::Timestamp;
use crate::colour::Colour;
use crate::embedding::Origin;
use crate::id::WorkspaceId;
use crate::locale::{Language, ZoneName};
use crate::name::Name;
use crate::plan::Plan;
use crate::retention::Retention;

/// A workspace with its plan and entitlements, which only the operator changes.
#[derive(Debug, Clone)]
pub struct Workspace {
    /// Its id.
    pub id: WorkspaceId,
    /// What people call it.
    pub name: Name,
    /// Its plan.
    pub plan: Plan,
    /// What it may use.
    pub entitlements: Entitlements,
    /// The language of what it sends, where nobody chose another.
    pub language: Language,
    /// The time zone of what it sends.
    pub time_zone: ZoneName,
    /// When it was made.
    pub created_at: Timestamp,
}

/// What a workspace may use beyond the console.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entitlements {
    /// `API`: the version 2 interface.
    pub api: bool,
    /// `WEBHOOKS`: everything under `/webhooks`.
    pub webhooks: bool,
}

impl Default for Entitlements {
    fn default() -> Self {
        Self { api: true, webhooks: true }
    }
}

impl Entitlements {
    /// Their names, as the interface writes them.
    #[must_use]
    pub fn names(self) -> Vec<&'static str> {
        [(self.api, "API"), (self.webhooks, "WEBHOOKS")]
            .into_iter()
            .filter_map(|(held, name)| held.then_some(name))
            .collect()
    }
}

/// What a workspace's administrators decide about it, beside its name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WorkspaceSettings {
    /// The colour of its mails and signing pages; ours where there is none.
    pub colour: Option<Colour>,
    /// The name that its mails come from; made of the workspace's where there is none.
    pub mail_sender: Option<Name>,
    /// How long finished documents are kept; for ever where nothing is said.
    pub retention: Option<Retention>,
    /// The sites that may show its signing pages in a frame.
    pub embedding: Vec<Origin>,
    /// Whether recipients are kept from naming somebody else in their place.
    pub no_delegation: bool,
    /// Whether members need a second step to use its console.
    pub require_second_step: bool,
    /// Counts the changes, from 0 where nothing was ever decided.
    pub version: i64,
}
