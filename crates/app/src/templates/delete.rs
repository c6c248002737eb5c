//! Deleting a template, for good. Documents made from it stay.

use model::Result;
use model::activity::Event;
use model::id::TemplateId;
use model::template::Template;
use serde_json::json;

use super::bodies;
use super::working_copy::{self, Written, let_go};
use crate::change::{About, Change};
use crate::retry::until_settled;
use crate::{App, Call, Receipt};

/// Deletes a template.
///
/// # Errors
/// When there is no such template, or the database does not answer.
pub async fn delete<R: Receipt>(
    app: &App,
    call: &Call,
    id: TemplateId,
    answer: impl Fn(&Template) -> R,
) -> Result<R> {
    until_settled(|| async {
        let written = working_copy::show(app, call, id).await?;
        let mut change = Change::new(app, call);
        take_away(&mut change, &written).await?;
        Ok(change.commit(answer(&written.template)).await?)
    })
    .await
}

/// Takes a template away, with what belongs to it alone. The change is lost where somebody changes it meanwhile.
pub(super) async fn take_away(change: &mut Change<'_>, written: &Written) -> Result<()> {
    let Written { template, copy, .. } = written;
    let (workspace, id) = (change.call().workspace, template.summary.id);
    if let Some(copy) = copy {
        let_go(change, copy, None);
    }
    if template.summary.is_single_use() {
        bodies::let_go(change, template).await?;
    }
    store::templates::unchanged(change.write(), workspace, template);
    store::templates::delete(change.write(), workspace, id);
    store::template_labels::delete(change.write(), workspace, id);
    change.record(
        Event::TemplateDeleted,
        About::template(id),
        format!("Template “{}” was deleted", template.summary.name),
        json!({ "name": template.summary.name.as_str() }),
    );
    Ok(())
}
