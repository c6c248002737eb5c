//! The bodies that a template had: which there were, and each of them, so that one can be restored.

use model::body::Body;
use model::error::{Error, Result};
use model::id::TemplateId;
use model::template::TemplateVersion;

use super::show;
use crate::{App, Call};

/// Saves of one actor that follow each other within so many milliseconds are one sitting.
const PAUSE: i64 = 10 * 60 * 1000;

/// Which of a template's versions are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listed {
    /// Every save.
    Saves,
    /// The last save of each sitting, and the very first: what is typed in one go is saved many times.
    Sittings,
}

/// The versions of a template before a number, newest first, and whether there are more.
///
/// # Errors
/// When there is no such template, or the database does not answer.
pub async fn versions(
    app: &App,
    call: &Call,
    id: TemplateId,
    listed: Listed,
    before: Option<i64>,
    limit: u32,
) -> Result<(Vec<TemplateVersion>, bool)> {
    show(app, call, id).await?;
    let before = before.unwrap_or(i64::MAX);
    let (database, workspace) = (app.database(), call.workspace);
    let mut found = match listed {
        Listed::Saves => store::template_versions::page(database, workspace, id, before, limit + 1).await?,
        Listed::Sittings => {
            store::template_versions::sittings(database, workspace, id, before, limit + 1, PAUSE).await?
        }
    };
    let more = found.len() > limit as usize;
    found.truncate(limit as usize);
    Ok((found, more))
}

/// One version of a template, with what it held.
///
/// # Errors
/// When there is no such template or version, or the database does not answer.
pub async fn version(app: &App, call: &Call, id: TemplateId, number: i64) -> Result<(TemplateVersion, Body)> {
    show(app, call, id).await?;
    let found = store::template_versions::find(app.database(), call.workspace, id, number).await?;
    found.ok_or(Error::NotFound("version"))
}
