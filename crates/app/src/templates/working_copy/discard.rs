//! Discarding what is written on a template and not published.

use model::activity::Event;
use model::error::Result;
use model::id::TemplateId;
use serde_json::json;

use super::{Written, changed_meanwhile, let_go, show};
use crate::change::{About, Change};
use crate::retry::until_settled;
use crate::{App, Call, Receipt};

/// Discards the copy of that version; the template stays as it is published. Where there is no copy, nothing is to be done.
///
/// # Errors
/// When there is no such template, somebody else changed the copy meanwhile, or the database does not answer.
pub async fn discard<R: Receipt>(
    app: &App,
    call: &Call,
    id: TemplateId,
    version: i64,
    answer: impl Fn(&Written) -> R,
) -> Result<R> {
    until_settled(|| async {
        let mut written = show(app, call, id).await?;
        let Some(copy) = written.copy.take() else { return Ok(answer(&written)) };
        if copy.version != version {
            return Err(changed_meanwhile().into());
        }
        let mut change = Change::new(app, call);
        store::working_copies::delete(change.write(), call.workspace, id, version);
        let_go(&mut change, &copy, None);
        let name = &written.template.summary.name;
        change.record(
            Event::TemplateUpdated,
            About::template(id),
            format!("Unpublished changes to template “{name}” were discarded"),
            json!({ "name": name.as_str(), "discarded": true }),
        );
        Ok(change.commit(answer(&written)).await?)
    })
    .await
}
