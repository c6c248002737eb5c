//! Whether files can be kept, are those of the database, and are there.

use std::path::Path;

use model::error::Chain;
use store::blobs::Blobs;
use store::{Database, StoreError, file_mark, named_files};

use crate::instance;
use crate::settings::Settings;

/// Tries the place of files, and asks the database, where there is one, whether it is the right one.
pub(super) async fn look(settings: &Settings, database: Option<&Database>) -> Result<String, String> {
    let url = &settings.blobs.url;
    if let Some(folder) = url.strip_prefix("file:").map(Path::new)
        && matches!(folder.try_exists(), Ok(false))
    {
        // To open them would make the folder; looking makes nothing.
        return match database {
            Some(database) if !named_files::some(database).await.map_err(told)?.is_empty() => Err(format!(
                "there is no folder {}, and the database names files; mount their volume, or check COUNTERSIGN_BLOBS_URL",
                folder.display()
            )),
            _ => Ok("their folder will be made at the first start".to_owned()),
        };
    }
    let blobs = instance::blobs(settings).map_err(|error| Chain(error.as_ref()).to_string())?;
    blobs.try_out().await.map_err(told)?;
    if let Some(database) = database {
        if let Some(problem) = app::problem_with_files(file_mark::look(database, &blobs).await.map_err(told)?) {
            return Err(problem.to_owned());
        }
        are_there(database, &blobs).await?;
    }
    Ok(format!("{url} can be written to and read"))
}

/// Looks for a few files that the database names, the oldest and the newest.
async fn are_there(database: &Database, blobs: &Blobs) -> Result<(), String> {
    let (mut looked, mut missing) = (0, Vec::new());
    for name in named_files::some(database).await.map_err(told)? {
        looked += 1;
        if blobs.size(&name).await.map_err(told)?.is_none() {
            missing.push(name);
        }
    }
    match missing.first() {
        None => Ok(()),
        Some(first) => Err(format!(
            "{} of {looked} files that were looked for are not there, such as {first}; put them back from a backup. \
             `countersign backup` looks for all, and names them",
            missing.len()
        )),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn told(error: StoreError) -> String {
    Chain(&error).to_string()
}
