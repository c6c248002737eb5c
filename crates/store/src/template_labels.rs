//! The words under which a workspace sorts its templates.

use model::id::{TemplateId, WorkspaceId};

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, lost};

/// A label on a template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Labelled {
    /// The template.
    pub template: TemplateId,
    /// The label.
    pub label: String,
}

/// Puts labels in the place of those that a template has. The write is lost under the label `template` where that is gone.
pub fn replace(write: &mut Write, workspace: WorkspaceId, template: TemplateId, labels: &[String]) {
    // Those who do so at the same moment come one after the other.
    const HELD: &str = "UPDATE templates SET version = version WHERE workspace_id = $1 AND id = $2";
    write.one(lost::TEMPLATE, HELD, args![workspace, template]);
    delete(write, workspace, template);
    for label in labels {
        write.one(
            "label",
            "INSERT INTO template_labels (workspace_id, template_id, label) VALUES ($1, $2, $3)",
            args![workspace, template, label.as_str()],
        );
    }
}

/// Takes all labels off a template.
pub fn delete(write: &mut Write, workspace: WorkspaceId, template: TemplateId) {
    write.any(
        "DELETE FROM template_labels WHERE workspace_id = $1 AND template_id = $2",
        args![workspace, template],
    );
}

/// Every label of every template of a workspace, in the order of the labels.
///
/// # Errors
/// When the database does not answer.
pub async fn all(database: &Database, workspace: WorkspaceId) -> Result<Vec<Labelled>, StoreError> {
    const SQL: &str =
        "SELECT template_id, label FROM template_labels WHERE workspace_id = $1 ORDER BY label, template_id";
    let read = |mut row: Row| Ok(Labelled { template: row.take()?, label: row.take()? });
    database.query(SQL, args![workspace], read).await
}
