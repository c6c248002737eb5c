//! What a template for one document leaves behind: its bodies, and the PDF that came for it.
//!
//! A body goes when nothing refers to it twice in a row, an hour apart: what begins while a template is there is over by
//! then, so no document is made of a body that is gone. Bodies of other templates stay, also when their template is deleted.

use std::collections::BTreeSet;

use model::body::{Body, BodyHash};
use model::error::Result;
use model::id::{DocumentId, FileId};
use model::template::Template;
use serde::{Deserialize, Serialize};
use store::Write;
use store::outbox::ClaimedJob;

use crate::change::Change;
use crate::jobs::{Job, Outcome};
use crate::{App, Call, files};

/// How long a request may still make a document that began before the template was deleted.
const SETTLED_MILLIS: i64 = 60 * 60 * 1_000;
/// When it is looked again whether anything is made still of what something was made of.
const PAUSE_DAYS: i64 = 7;
/// How long before the template its PDF may have come.
const BEFORE_MILLIS: i64 = 60 * 60 * 1_000;

/// What may go.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Leavings {
    bodies: Vec<BodyHash>,
    files: BTreeSet<FileId>,
    /// Whether nothing referred to the bodies when it was looked before.
    unused: bool,
}

impl Leavings {
    /// What nothing is left of.
    #[cfg(test)]
    pub fn none() -> Self {
        Self { bodies: Vec::new(), files: BTreeSet::new(), unused: false }
    }
}

/// Has it looked whether anything is made still of the bodies that a template has and had, which goes.
pub(super) async fn let_go(change: &mut Change<'_>, template: &Template) -> Result<()> {
    let (app, workspace) = (change.app(), change.call().workspace);
    let bodies = store::single_use::bodies(app.database(), workspace, template.summary.id).await?;
    let (mut named_files, mut files) = (BTreeSet::new(), BTreeSet::new());
    for hash in &bodies {
        let body = store::bodies::find(app.database(), workspace, hash).await?;
        named_files.extend(body.iter().flat_map(named));
    }
    let begin = template.summary.created_at.plus_millis(-BEFORE_MILLIS);
    for id in named_files {
        // Pictures, and what was there before, are the workspace's.
        let file = files::find(app, workspace, id).await?;
        if file.is_some_and(|file| !file.kind.is_picture() && file.created_at >= begin) {
            files.insert(id);
        }
    }
    let now = change.now();
    change.enqueue(&Job::RemoveBodies(Leavings { bodies, files, unused: false }), now);
    Ok(())
}

/// Removes bodies to which nothing refers, and files that nothing names then. To do it twice changes nothing.
pub(crate) async fn remove_unused(app: &App, claimed: &ClaimedJob, leavings: Leavings) -> Result<Outcome> {
    if let Some(waits) = files::held(app).await? {
        return Ok(waits);
    }
    let (database, workspace) = (app.database(), claimed.workspace);
    let mut unused = true;
    for hash in &leavings.bodies {
        unused &= !store::bodies::is_in_use(database, workspace, hash).await?;
    }
    if !unused || !leavings.unused {
        let call = Call::by_system(workspace);
        let mut change = Change::new(app, &call);
        let now = change.now();
        let again = if unused { now.plus_millis(SETTLED_MILLIS) } else { now.plus_days(PAUSE_DAYS) };
        change.enqueue(&Job::RemoveBodies(Leavings { unused, ..leavings }), again);
        change.commit(()).await?;
        return Ok(Outcome::Done);
    }
    let mut write = Write::new();
    for hash in &leavings.bodies {
        store::bodies::delete_unused(&mut write, workspace, hash);
    }
    database.commit(write).await?;
    for file in leavings.files {
        files::remove_unless_named(app, workspace, DocumentId::NOTHING, file).await?;
    }
    Ok(Outcome::Done)
}

/// Whatever in a body looks like the id of a file.
pub(super) fn named(body: &Body) -> BTreeSet<FileId> {
    let Body { content, symbol_table, expression_table, form_schema } = body;
    let parts = [content, symbol_table, expression_table, form_schema];
    parts.into_iter().flat_map(|part| files::ids_in(part.text())).collect()
}
