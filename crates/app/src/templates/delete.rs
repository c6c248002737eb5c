//! Deleting a template, for good. Documents made from it stay.

use model::Result;
use model::activity::Event;
use model::id::TemplateId;
use model::template::Template;
use serde_json::json;

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
        let Written { template, copy, .. } = working_copy::show(app, call, id).await?;
        let mut change = Change::new(app, call);
        if let Some(copy) = copy {
            let_go(&mut change, &copy, None);
        }
        store::templates::delete(change.write(), call.workspace, id);
        store::template_labels::delete(change.write(), call.workspace, id);
        change.record(
            Event::TemplateDeleted,
            About::template(id),
            format!("Template “{}” was deleted", template.summary.name),
            json!({ "name": template.summary.name.as_str() }),
        );
        Ok(change.commit(answer(&template)).await?)
    })
    .await
}
