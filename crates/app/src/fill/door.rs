//! Who may fill a template's public page.

use std::net::IpAddr;
use std::sync::Arc;

use model::UserAgent;
use model::embedding::Origin;
use model::error::{Error, Result};
use model::id::{TemplateId, TemplateKind, WorkspaceId};
use model::locale::Language;
use model::people::{Actor, Role};
use model::template::Template;

use crate::idempotency::Reservation;
use crate::sessions::SignedIn;
use crate::{App, Call, templates, workspaces};

/// What is said where the template is another than was read.
pub(super) const CHANGED: &str = "the form was changed since you opened it; load it again and read it anew";

/// Whether somebody may fill a template, and as whom.
pub enum Door {
    /// They may.
    Open(Box<Opened>),
    /// They have to sign in first.
    NeedsSignIn,
}

/// A template that may be filled by whoever came.
pub struct Opened {
    pub(super) template: Template,
    pub(super) call: Call,
    pub(super) language: Language,
}

impl Door {
    /// Looks whether a template may be filled: it has to be public, and where it asks for it, whoever comes has to be
    /// signed in and a member of its workspace, whichever of theirs the console shows them.
    ///
    /// # Errors
    /// When there is no such template or it is not public, or the database does not answer.
    pub async fn knock(
        app: &App,
        id: TemplateId,
        who: Option<&SignedIn>,
        ip: Option<IpAddr>,
        user_agent: Option<UserAgent>,
        languages: Option<&str>,
    ) -> Result<Self> {
        let unknown = Error::no::<TemplateKind>;
        let home = store::templates::home(app.database(), id).await?.ok_or_else(unknown)?;
        let template = store::templates::find(app.database(), home, id).await?.ok_or_else(unknown)?;
        if !template.summary.publicly_fillable {
            return Err(unknown());
        }
        let member = match who {
            Some(who) if who.workspace.id == home => Some(who.call(ip)),
            Some(who) => {
                let member = store::users::member(app.database(), home, who.user.id).await?;
                member.map(|member| Call { workspace: home, role: member.role, ..who.call(ip) })
            }
            None => None,
        };
        if template.public_link.require_login && member.is_none() {
            return Ok(Self::NeedsSignIn);
        }
        let call = match member {
            Some(call) => Call { user_agent, ..call },
            None => Call { ip, user_agent, ..nobody(home) },
        };
        let language = languages.and_then(Language::wanted).unwrap_or_default();
        Ok(Self::Open(Box::new(Opened { template, call, language })))
    }
}

/// A call of somebody who has no name yet.
fn nobody(workspace: WorkspaceId) -> Call {
    Call { actor: Actor::System, role: Role::Member, ..Call::by_system(workspace) }
}

impl Opened {
    /// The workspace whose template it is.
    #[must_use]
    pub fn workspace(&self) -> WorkspaceId {
        self.call.workspace
    }

    /// The template.
    #[must_use]
    pub fn template(&self) -> TemplateId {
        self.template.summary.id
    }

    /// The same for a request whose answer is kept under its key.
    #[must_use]
    pub fn answered_under(mut self, key: Arc<Reservation>) -> Self {
        self.call.idempotency = Some(key);
        self
    }

    /// Fails where the template was closed, deleted or changed since the door was opened.
    pub(super) async fn must_be_open(&self, app: &App) -> Result<()> {
        let (workspace, id) = (self.call.workspace, self.template.summary.id);
        let found = store::templates::find(app.database(), workspace, id).await?;
        let found = found.filter(|found| found.summary.publicly_fillable).ok_or_else(Error::no::<TemplateKind>)?;
        let is_same = found.body_hash == self.template.body_hash
            && found.public_link.require_login == self.template.public_link.require_login;
        if is_same { Ok(()) } else { Err(Error::conflict(CHANGED)) }
    }

    /// The template, parsed.
    pub(super) async fn parsed(&self, app: &App) -> Result<Arc<template::Template>> {
        templates::parsed::stored(app, self.call.workspace, &self.template.body_hash).await
    }
}

/// The sites that may show the page in a frame of theirs, beside this service itself.
///
/// # Errors
/// When the database does not answer.
pub async fn frames(app: &App, opened: &Opened) -> Result<Vec<Origin>> {
    workspaces::embedding(app, opened.call.workspace).await
}
