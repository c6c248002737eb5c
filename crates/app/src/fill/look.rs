//! The public page before it is filled.

use std::collections::BTreeMap;

use bytes::Bytes;
use model::error::{Error, Result};
use model::form::RoleKind;
use model::id::{FileId, TemplateId};
use model::values::Values;
use serde::Serialize;
use store::file_uses::Page;
use template::Progress;
use template::resolve::Facts;
use utoipa::ToSchema;

use super::Opened;
use crate::signing::form::{self, Subject};
use crate::signing::{Answers, ConsentText, Form, Workspace, consent, uploaded_pages};
use crate::workspaces::LocalTime;
use crate::{App, files};

/// What a public page shows.
#[derive(Debug, Serialize, ToSchema)]
pub struct FillPage {
    /// The template.
    pub template: TemplateFacts,
    /// Who asks.
    pub workspace: Workspace,
    /// The language to speak.
    pub language: &'static str,
    /// What whoever fills it in does.
    pub kind: RoleKind,
    /// What there is to agree to.
    pub consent: ConsentText,
    /// What is filled in.
    pub form: Form,
}

/// The template, as far as everybody may see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct TemplateFacts {
    /// Its id.
    #[schema(value_type = String, example = "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    pub id: TemplateId,
    /// Its name.
    pub name: String,
    /// What it says at present, for whoever submits what they have read.
    pub version: String,
}

/// The role that whoever fills a public page takes: the first one that fills anything.
pub(super) fn role(template: &template::Template) -> (String, RoleKind) {
    let first = template.form.roles.iter().find(|role| role.kind != RoleKind::Viewer);
    first.map_or_else(|| (String::new(), RoleKind::Signer), |role| (role.name.clone(), role.kind))
}

/// What the page shows.
///
/// # Errors
/// When the template can't be worked out, or the database does not answer.
pub async fn look(app: &App, opened: &Opened) -> Result<FillPage> {
    let workspace = Workspace::seen(app, opened.call.workspace).await?;
    let template = opened.parsed(app).await?;
    let (_, kind) = role(&template);
    Ok(FillPage {
        template: TemplateFacts {
            id: opened.template.summary.id,
            name: opened.template.summary.name.to_string(),
            version: opened.template.body_hash.as_str().to_owned(),
        },
        workspace,
        language: opened.language.tag(),
        kind,
        consent: consent::text(app, kind, opened.language),
        form: evaluate(app, opened, &Answers::default()).await?,
    })
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
