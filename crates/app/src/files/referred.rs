//! Files that values name: they have to be there, or a document would be signed that lacks them.

use model::error::{Problems, Result};
use model::id::WorkspaceId;
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
        let found = match one.id.parse() {
            Ok(id) => find(app, workspace, id).await?,
            Err(_) => None,
        };
        let is_picture = found.as_ref().is_some_and(|file| file.kind.is_picture());
        if one.picture && !is_picture {
            problems.add(format!("{place}.{}", one.name), "must be the id of an uploaded picture");
        } else if found.is_none() {
            problems.add(format!("{place}.{}", one.name), "must be the id of an uploaded file");
        }
    }
    Ok(())
}
