//! Files that values name: they have to be there, or a document would be signed that lacks them.

use model::error::{Problems, Result};
use model::file::UploadedFile;
use model::id::WorkspaceId;
use store::file_uses::{Page, came_through};
use template::NamedFile;

use super::find;
use crate::App;

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
        let mut found = named_file(app, workspace, &one).await?;
        if let Some(file) = &found
            && !held.contains(&one)
            && !came_through(app.database(), workspace, file, page).await?
        {
            found = None;
        }
        check(&one, found.as_ref(), "values", problems);
    }
    Ok(())
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
