//! Publishing what is written on a template: from then on documents are made from it.

use model::error::{Error, Result};
use model::id::TemplateId;

use super::{Written, changed_meanwhile, published_meanwhile, show};
use crate::change::Change;
use crate::retry::until_settled;
use crate::templates::update::put_in_place;
use crate::{App, Call, Receipt};

/// Makes the copy of that version the template, as any other change of it.
///
/// # Errors
/// When there is no such template or nothing to publish, somebody else changed the copy or the template meanwhile, it does not
/// hold together any more, or the database does not answer.
pub async fn publish<R: Receipt>(
    app: &App,
    call: &Call,
    id: TemplateId,
    version: i64,
    answer: impl Fn(&Written) -> R,
) -> Result<R> {
    until_settled(|| async {
        let mut written = show(app, call, id).await?;
        let Some(copy) = written.copy.take() else {
            return Err(Error::conflict("nothing is left to be published; somebody did so or discarded it").into());
        };
        if copy.version != version {
            return Err(changed_meanwhile().into());
        }
        if copy.based_on != written.number {
            return Err(published_meanwhile().into());
        }
        let template = &mut written.template;
        let before = template.body_hash.clone();
        template.summary.name = copy.name.unwrap_or_else(|| template.summary.name.clone());
        template.body = copy.body;
        let mut change = Change::new(app, call);
        put_in_place(app, &mut change, template).await?;
        store::working_copies::delete(change.write(), call.workspace, id, version);
        if template.body_hash != before {
            (written.number, written.published_at) = (written.number + 1, change.now());
        }
        Ok(change.commit(answer(&written)).await?)
    })
    .await
}
