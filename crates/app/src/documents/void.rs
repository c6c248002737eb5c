//! Taking a document back.

use model::activity::Event;
use model::document::Document;
use model::error::Result;
use model::id::DocumentId;
use model::webhook::HookEvent;
use serde_json::json;

use super::show;
use crate::change::Change;
use crate::jobs::RespondentNews;
use crate::mail::tell_respondents;
use crate::retry::until_settled;
use crate::signing::check_reason;
use crate::{App, Call, Receipt, told};

/// Takes a document back: nobody can sign it any more, and whoever was invited is told.
///
/// # Errors
/// When the reason is not valid, there is no such document, its state forbids it, or the database does not answer.
pub async fn void<R: Receipt>(
    app: &App,
    call: &Call,
    id: DocumentId,
    reason: Option<&str>,
    answer: impl Fn(&Document) -> R,
) -> Result<R> {
    let reason = reason.map(check_reason).transpose()?;
    until_settled(|| async {
        let mut document = show(app, call, id).await?;
        let mut change = Change::new(app, call);
        let now = change.now();
        document.void(reason.map(str::to_owned), now)?;
        let message = format!("“{}” was voided", document.summary.name);
        let metadata = json!({ "name": document.summary.name.as_str(), "reason": reason });
        change.record_on(&mut document, Event::DocumentVoided, message, metadata);
        change.tell(HookEvent::DocumentVoided, id, told::document_event(&document));
        tell_respondents(&mut change, &document, document.told_of_its_end(), RespondentNews::Voided);
        store::documents::update(change.write(), call.workspace, &document);
        Ok(change.commit(answer(&document)).await?)
    })
    .await
}
