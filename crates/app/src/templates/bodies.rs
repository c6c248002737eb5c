//! What a template for one document leaves behind: its bodies, and the files that these name.
//!
//! Bodies of other templates stay, also when their template is deleted: documents may be made of them, and nobody counts.

use std::collections::BTreeSet;

use model::body::{Body, BodyHash};
use model::error::Result;
use model::id::{DocumentId, FileId, TemplateId};
use store::Write;
use store::outbox::ClaimedJob;

use crate::change::Change;
use crate::jobs::{Job, Outcome};
use crate::{App, files};

/// How long a request may still make a document that began before the template was deleted.
const SETTLED_MILLIS: i64 = 60 * 60 * 1_000;

/// Has it looked later whether anything is made still of the bodies that a template has and had, which goes.
pub(super) async fn let_go(change: &mut Change<'_>, template: TemplateId) -> Result<()> {
    let (database, workspace) = (change.app().database(), change.call().workspace);
    let bodies = store::single_use::bodies(database, workspace, template).await?;
    let mut files = BTreeSet::new();
    for hash in &bodies {
        let body = store::bodies::find(database, workspace, hash).await?;
        files.extend(body.iter().flat_map(named));
    }
    let at = change.now().plus_millis(SETTLED_MILLIS);
    change.enqueue(&Job::RemoveBodies { bodies, files }, at);
    Ok(())
}

/// Removes bodies of which nothing is made, and files that nothing names then. To do it twice changes nothing.
pub(crate) async fn remove_unused(
    app: &App,
    claimed: &ClaimedJob,
    bodies: &[BodyHash],
    files: BTreeSet<FileId>,
) -> Result<Outcome> {
    if let Some(waits) = files::held(app).await? {
        return Ok(waits);
    }
    let (database, workspace) = (app.database(), claimed.workspace);
    let mut write = Write::new();
    for hash in bodies {
        if !store::bodies::is_in_a_document(database, workspace, hash).await? {
            store::bodies::delete_unused(&mut write, workspace, hash);
        }
    }
    database.commit(write).await?;
    for file in files {
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
