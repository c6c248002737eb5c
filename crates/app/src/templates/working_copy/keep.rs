//! Keeping what is written on a template.

use model::error::Result;
use model::id::TemplateId;
use model::template::WorkingCopy;
use store::working_copies;

use super::{Written, changed_meanwhile, let_go, published_meanwhile, show};
use crate::change::Change;
use crate::retry::until_settled;
use crate::templates::TemplateChanges;
use crate::templates::save::sound;
use crate::{App, Call, Receipt};

/// What is written.
#[derive(Debug)]
pub struct Kept {
    /// The version of the copy that the writer has read; none where there was none.
    pub version: Option<i64>,
    /// The number of the published version that it takes the place of.
    pub based_on: i64,
    /// What differs from the copy, or from the template where there is none. The public page is no part of it.
    pub changes: TemplateChanges,
}

/// Keeps what is written on a template, without publishing it. It has to hold together as a template does. Where nothing is
/// left that differs from the template, there is no copy any more.
///
/// # Errors
/// When the input is not valid, there is no such template, somebody else was faster, or the database does not answer.
pub async fn keep<R: Receipt>(
    app: &App,
    call: &Call,
    id: TemplateId,
    kept: Kept,
    answer: impl Fn(&Written) -> R,
) -> Result<R> {
    let name = kept.changes.checked_name(app)?;
    until_settled(|| async {
        let mut written = show(app, call, id).await?;
        let before = written.copy.take();
        let read = before.as_ref().map(|copy| copy.version);
        if read != kept.version {
            return Err(changed_meanwhile().into());
        }
        // A copy goes on from what it was begun on, or knowingly takes the place of what came after.
        let is_known = before.as_ref().is_some_and(|copy| copy.based_on == kept.based_on);
        if kept.based_on != written.number && !is_known {
            return Err(published_meanwhile().into());
        }
        let mut next = written.template.clone();
        if let Some(copy) = &before {
            next.body = copy.body.clone();
            next.summary.name = copy.name.clone().unwrap_or(next.summary.name);
        }
        kept.changes.apply(&mut next, name.as_ref());
        let sound = sound(app, call.workspace, next.body).await?;
        let mut change = Change::new(app, call);
        let now = change.now();
        store::templates::unchanged(change.write(), call.workspace, &written.template);
        let renamed = next.summary.name != written.template.summary.name;
        if renamed || sound.hash != written.template.body_hash {
            sound.hold_files(&mut change, call.workspace);
            let copy = WorkingCopy {
                name: renamed.then_some(next.summary.name),
                body: sound.body,
                based_on: kept.based_on,
                version: read.map_or_else(|| first_version(app), |version| version + 1),
                actor_name: call.actor.name().to_owned(),
                created_at: before.as_ref().map_or(now, |copy| copy.created_at),
                updated_at: now,
            };
            let put = if before.is_some() { working_copies::update } else { working_copies::insert };
            put(change.write(), call.workspace, id, &copy);
            written.copy = Some(copy);
        } else if let Some(version) = read {
            working_copies::delete(change.write(), call.workspace, id, version);
        }
        if let Some(before) = &before {
            let_go(&mut change, before, written.copy.as_ref().map(|copy| &copy.body));
        }
        Ok(change.commit(answer(&written)).await?)
    })
    .await
}

/// Versions begin anywhere, so that nobody who read one copy takes the next for it.
fn first_version(app: &App) -> i64 {
    let mut bytes = [0; 4];
    app.random().fill(&mut bytes);
    i64::from(u32::from_be_bytes(bytes))
}
