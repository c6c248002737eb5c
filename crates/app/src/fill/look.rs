//! The public page before it is filled.

use std::collections::BTreeMap;
use std::net::IpAddr;

use bytes::Bytes;
use model::activity::Event;
use model::embedding::Origin;
use model::error::{Error, Result};
use model::file::UploadedFile;
use model::form::RoleKind;
use model::id::{FileId, TemplateId, TemplateKind, WorkspaceId};
use model::people::{Actor, Role};
use model::template::Template;
use model::values::Values;
use serde::Serialize;
use serde_json::json;
use store::file_uses::Page;
use template::Progress;
use template::resolve::Facts;

use super::unsubmitted;
use crate::change::{About, Change};
use crate::files::{self, NewFile};
use crate::sessions::SignedIn;
use crate::signing::form::{self, Subject};
use crate::signing::{Answers, ConsentText, Form, Workspace, consent, language, uploaded_pages};
use crate::workspaces::LocalTime;
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
    pub(super) language: &'static str,
}

/// What a public page shows.
#[derive(Debug, Serialize)]
pub struct FillPage {
    /// The template.
    pub template: TemplateFacts,
    /// Who asks.
    pub workspace: Workspace,
    /// The language to speak.
    pub language: &'static str,
    /// What there is to agree to.
    pub consent: ConsentText,
    /// What is filled in.
    pub form: Form,
}

/// The template, as far as everybody may see it.
#[derive(Debug, Serialize)]
pub struct TemplateFacts {
    /// Its id.
    pub id: TemplateId,
    /// Its name.
    pub name: String,
    /// What it says at present, for whoever submits what they have read.
    pub version: String,
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
        user_agent: Option<String>,
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
        Ok(Self::Open(Box::new(Opened { template, call, language: language::chosen(None, languages) })))
    }
}

/// A call of somebody who has no name yet.
fn nobody(workspace: WorkspaceId) -> Call {
    Call { actor: Actor::System, role: Role::Member, ..Call::by_system(workspace) }
}

/// The role that whoever fills a public page takes: the first one that fills anything.
pub(super) fn role(template: &template::Template) -> (String, RoleKind) {
    let first = template.form.roles.iter().find(|role| role.kind != RoleKind::Viewer);
    first.map_or_else(|| (String::new(), RoleKind::Signer), |role| (role.name.clone(), role.kind))
}

impl Opened {
    /// Fails where the template was closed, deleted or changed since the door was opened.
    pub(super) async fn must_be_open(&self, app: &App) -> Result<()> {
        let (workspace, id) = (self.call.workspace, self.template.summary.id);
        let found = store::templates::find(app.database(), workspace, id).await?;
        let found = found.filter(|found| found.summary.publicly_fillable).ok_or_else(Error::no::<TemplateKind>)?;
        let is_same = found.body_hash == self.template.body_hash
            && found.public_link.require_login == self.template.public_link.require_login;
        if is_same { Ok(()) } else { Err(Error::conflict(CHANGED)) }
    }

    pub(super) async fn parsed(&self, app: &App) -> Result<std::sync::Arc<template::Template>> {
        templates::parsed::stored(app, self.call.workspace, &self.template.body_hash).await
    }
}

/// What the page shows.
///
/// # Errors
/// When the template can't be worked out, or the database does not answer.
pub async fn look(app: &App, opened: &Opened) -> Result<FillPage> {
    let workspace = Workspace::seen(app, opened.call.workspace).await?;
    Ok(FillPage {
        template: TemplateFacts {
            id: opened.template.summary.id,
            name: opened.template.summary.name.to_string(),
            version: opened.template.body_hash.as_str().to_owned(),
        },
        workspace,
        language: opened.language,
        consent: consent::text(app, opened.language),
        form: evaluate(app, opened, &Answers::default()).await?,
    })
}

/// The sites that may show the page in a frame of theirs, beside this service itself.
///
/// # Errors
/// When the database does not answer.
pub async fn frames(app: &App, opened: &Opened) -> Result<Vec<Origin>> {
    workspaces::embedding(app, opened.call.workspace).await
}

/// Works the template out with answers, without keeping anything.
///
/// # Errors
/// When there are too many answers, the template can't be worked out, or the database does not answer.
pub async fn evaluate(app: &App, opened: &Opened, answers: &Answers) -> Result<Form> {
    crate::signing::check_answers(app, answers)?;
    let template = opened.parsed(app).await?;
    let (role, _) = role(&template);
    let (workspace, page) = (opened.call.workspace, Page::Public(opened.template.summary.id));
    let (mut answers, before) = (answers.clone(), Values::default());
    let (named, held) = (template.files_given(&role, &answers.values), template.files_held(&role, &before));
    files::leave_out_foreign(app, workspace, page, named, &held, &mut answers.values).await?;
    let subject = Subject {
        name: opened.template.summary.name.as_str(),
        ident: opened.template.summary.id.to_string(),
        values: before,
        signatures: BTreeMap::new(),
        role: &role,
        progress: Progress::default(),
        person: None,
        at: app.now(),
    };
    form::build(app, workspace, &template, subject, &answers).await
}

/// One page of an uploaded PDF, from 1, as a PNG.
///
/// # Errors
/// When there is no such page, or it can't be drawn.
pub async fn page(app: &App, opened: &Opened, number: usize) -> Result<Bytes> {
    let template = opened.parsed(app).await?;
    let summary = &opened.template.summary;
    let LocalTime { at, zone: time_zone } = LocalTime::of(app, opened.call.workspace, summary.updated_at).await?;
    let facts = Facts {
        name: summary.name.as_str(),
        ident: &summary.id.to_string(),
        language: None,
        values: &Values::default(),
        signatures: &BTreeMap::new(),
        at,
        time_zone,
        sample: false,
    };
    let resolved = template.resolve(&facts).map_err(|error| Error::conflict(error.to_string()))?;
    let (role, _) = role(&template);
    uploaded_pages::picture(app, opened.call.workspace, &template, &role, resolved, number).await
}

/// A picture that the template shows, with its media type: only those that stand in it.
///
/// # Errors
/// When the template does not show that picture, or the files do not answer.
pub async fn picture(app: &App, opened: &Opened, id: FileId) -> Result<(&'static str, Bytes)> {
    let form = evaluate(app, opened, &Answers::default()).await?;
    files::picture_in(app, opened.call.workspace, &form.print, id).await
}

/// Takes in a file that is attached before the form is submitted. Where that does not happen, the file goes again.
///
/// # Errors
/// When the file can't be used, or the database does not answer.
pub async fn attach(app: &App, opened: &Opened, new: NewFile) -> Result<UploadedFile> {
    let taken = files::take_in(app, opened.call.workspace, new).await?;
    // It may have taken a while until all was here.
    opened.must_be_open(app).await?;
    let mut change = Change::new(app, &opened.call);
    taken.add(&mut change, opened.call.workspace);
    let file = taken.file;
    change.record(
        Event::FileUploaded,
        About::template(opened.template.summary.id),
        format!("File “{}” was attached to “{}”", file.name, opened.template.summary.name),
        json!({ "fileId": file.id, "name": file.name, "size": file.size, "sha256": file.sha256 }),
    );
    unsubmitted::look_later(&mut change, &file);
    change.commit(()).await?;
    Ok(file)
}
