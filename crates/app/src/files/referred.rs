//! Files that values name: they have to be there, or a document would be signed that lacks them.

use std::collections::BTreeSet;

use model::Timestamp;
use model::error::{Error, Problems, Result};
use model::file::UploadedFile;
use model::id::{FileId, WorkspaceId};
use model::values::Values;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use store::file_uses::{Page, came_through};
use template::NamedFile;

use super::find;
use crate::App;
use crate::change::Change;

/// How long what was attached at a public page can be submitted: over a weekend, for whoever comes back to it.
const SUBMITTED_WITHIN_DAYS: i64 = 3;

/// Until when a file that was attached at a public page can be submitted.
pub(crate) fn submitted_until(file: &UploadedFile) -> Timestamp {
    file.created_at.plus_days(SUBMITTED_WITHIN_DAYS)
}

/// Fails where somebody in a role is asked for no file.
pub(crate) fn must_be_asked_for(template: &template::Template, role: &str) -> Result<()> {
    if template.fields_of(role).any(template::form::Field::takes_file) {
        return Ok(());
    }
    Err(Error::conflict("nothing here asks for a file; leave it out, or ask the sender for a field of that kind"))
}

/// Notes under `place` which of these values do not name an uploaded file of the workspace, or not one that can stand in
/// their place.
pub(crate) async fn check_named(
    app: &App,
    workspace: WorkspaceId,
    named: Vec<NamedFile>,
    place: &str,
    problems: &mut Problems,
) -> Result<()> {
    for one in named {
        let found = named_file(app, workspace, &one).await?;
        check(&one, found.as_ref(), place, problems);
    }
    Ok(())
}

/// Makes a change depend on the files that its values name: they stay until it is made, or it is not made.
pub(crate) fn hold_named(change: &mut Change<'_>, workspace: WorkspaceId, named: &[NamedFile]) {
    let ids: BTreeSet<FileId> = named.iter().filter_map(|one| one.id.parse().ok()).collect();
    for id in ids {
        store::files::hold(change.write(), workspace, id);
    }
}

/// What the trail says of files that were given as answers: by their hashes it can be shown later which ones they were.
pub(crate) async fn told_in_trail(app: &App, workspace: WorkspaceId, named: &[NamedFile]) -> Result<Vec<Value>> {
    let mut told = Vec::new();
    for one in named {
        if let Some(file) = named_file(app, workspace, one).await? {
            told.push(json!({ "name": one.name, "fileId": file.id, "sha256": file.sha256 }));
        }
    }
    Ok(told)
}

/// What is said where a file went at the very moment at which it was named.
pub(crate) fn gone(place: &str) -> Error {
    Error::field(place, "names a file that was removed at the same moment; upload it again")
}

/// The files that a JSON text names. Ids stand in quotation marks and look like nothing else, so nothing need be known of the
/// text's shape, which differs from version to version.
pub(crate) fn ids_in(text: &str) -> impl Iterator<Item = FileId> + '_ {
    text.split('"').filter_map(|word| word.parse().ok())
}

/// Notes under `values` which answers of whoever fills a page name a file that is not theirs to give: one that was neither
/// attached at that very page nor `held` by its field before. It is not told from one that is not there.
pub(crate) async fn check_attached(
    app: &App,
    workspace: WorkspaceId,
    page: Page,
    named: Vec<NamedFile>,
    held: &[NamedFile],
    problems: &mut Problems,
) -> Result<()> {
    for one in named {
        let found = given_file(app, workspace, page, &one, held).await?;
        check(&one, found.as_ref(), "values", problems);
    }
    Ok(())
}

/// A file that is theirs to give who fill a page.
async fn given_file(
    app: &App,
    workspace: WorkspaceId,
    page: Page,
    one: &NamedFile,
    held: &[NamedFile],
) -> Result<Option<UploadedFile>> {
    let Some(file) = named_file(app, workspace, one).await? else { return Ok(None) };
    let is_theirs = held.contains(one)
        || !is_late(app, &file, page) && came_through(app.database(), workspace, &file, page).await?;
    Ok(is_theirs.then_some(file))
}

/// Takes files out of answers, by the ids of their fields, that are not theirs to give who fill a page: answers are shown,
/// with the names of their files.
pub(crate) async fn leave_out_foreign(
    app: &App,
    workspace: WorkspaceId,
    page: Page,
    named: Vec<NamedFile>,
    held: &[NamedFile],
    answers: &mut Values,
) -> Result<()> {
    for one in named {
        if given_file(app, workspace, page, &one, held).await?.is_none() {
            // Several fields may ask for one variable.
            let is_named = |raw: &RawValue| raw.get().contains(&one.id);
            let fields: Vec<_> =
                answers.iter().filter(|(_, raw)| is_named(raw)).map(|(id, _)| id.to_owned()).collect();
            for id in fields {
                answers.remove(&id);
            }
        }
    }
    Ok(())
}

/// Whether a file lies at a public page for too long to be submitted.
fn is_late(app: &App, file: &UploadedFile, page: Page) -> bool {
    matches!(page, Page::Public(_)) && app.now() >= submitted_until(file)
}

async fn named_file(app: &App, workspace: WorkspaceId, one: &NamedFile) -> Result<Option<UploadedFile>> {
    match one.id.parse() {
        Ok(id) => find(app, workspace, id).await,
        Err(_) => Ok(None),
    }
}

fn check(one: &NamedFile, found: Option<&UploadedFile>, place: &str, problems: &mut Problems) {
    let is_picture = found.is_some_and(|file| file.kind.is_picture());
    if one.picture && !is_picture {
        problems.add(format!("{place}.{}", one.name), "must be the id of an uploaded picture");
    } else if found.is_none() {
        problems.add(format!("{place}.{}", one.name), "must be the id of an uploaded file");
    }
}
