//! What a template's body goes through before it is saved.

use std::collections::BTreeSet;
use std::sync::Arc;

use model::body::{Body, BodyHash};
use model::error::{Problems, Result};
use model::file::UploadedFile;
use model::id::{FileId, WorkspaceId};
use template::Template;
use template::content::FileUse;

use super::parsed;
use crate::change::Change;
use crate::{App, files};

/// A body that may be saved.
pub(super) struct Sound {
    pub body: Body,
    pub hash: BodyHash,
    pub template: Arc<Template>,
    /// The files that it names.
    files: BTreeSet<FileId>,
}

impl Sound {
    /// Writes it. The files that it names stay until the change is made, or it is not made.
    pub fn write(&self, change: &mut Change<'_>, workspace: WorkspaceId) {
        let now = change.now();
        self.hold_files(change, workspace);
        store::bodies::insert(change.write(), workspace, &self.hash, &self.body, now);
    }

    /// Sees to it that the files that it names stay until the change is made, or it is not made.
    pub fn hold_files(&self, change: &mut Change<'_>, workspace: WorkspaceId) {
        for id in &self.files {
            store::files::hold(change.write(), workspace, *id);
        }
    }
}

/// Turns Markdown into a tree, and checks everything in the body: the parts by themselves, against each other, and
/// against the workspace's files.
///
/// # Errors
/// A validation error that names every place that is wrong.
pub(super) async fn sound(app: &App, workspace: WorkspaceId, body: Body) -> Result<Sound> {
    let body = template::markdown::expanded(body)?;
    let hash = body.hash();
    let template = parsed::draft(app, &hash, &body)?;
    let mut problems = Problems::new();
    template.check_anew(&mut problems);
    problems.done()?;
    let files = check_files(app, workspace, &template).await?;
    Ok(Sound { body, hash, template, files })
}

/// Checks the files that a template names, and gives them.
async fn check_files(app: &App, workspace: WorkspaceId, template: &Template) -> Result<BTreeSet<FileId>> {
    let mut problems = Problems::new();
    for FileUse { place, file, is_pdf } in template.files() {
        let found = match file.parse() {
            Ok(id) => files::find(app, workspace, id).await?,
            Err(_) => None,
        };
        match found {
            None => problems.add(place, "must be the id of an uploaded file of this workspace"),
            Some(found) if is_pdf && found.kind.is_picture() => {
                problems.add(place, "must be an uploaded PDF; this file is a picture");
            }
            Some(found) if !is_pdf && !found.kind.is_picture() => {
                problems.add(place, "must be an uploaded picture; this file is a PDF");
            }
            Some(found) if is_pdf => check_placements(template, &found, &mut problems),
            Some(_) => {}
        }
    }
    let defaults = template.files_of_defaults();
    let named = template.files().into_iter().map(|one| one.file).chain(defaults.iter().map(|one| one.id.clone()));
    let named = named.filter_map(|id| id.parse().ok()).collect();
    files::check_named(app, workspace, defaults, "symbolTable", &mut problems).await?;
    problems.done()?;
    Ok(named)
}

/// Every field has to lie on a page that there is.
fn check_placements(template: &Template, pdf: &UploadedFile, problems: &mut Problems) {
    let pages = pdf.facts.pages.len();
    for (index, field) in template.form.fields.iter().enumerate() {
        if field.placement.is_some_and(|placement| placement.page as usize > pages) {
            problems.add(
                format!("formSchema.fields[{index}].placement.page"),
                format!("must be a page of the uploaded PDF, which has {pages}"),
            );
        }
    }
}
