//! What follows when nobody is waited for any more: an entry in the audit trail, and the seal.

use model::activity::Event;
use model::document::Document;
use model::respondent::Way;
use serde_json::json;

use crate::change::Change;
use crate::jobs::Job;

/// Records that a document is completed, by the hash of what was signed, and has it sealed. `via` is given where nobody was
/// invited, so that no submission tells the way.
pub(crate) fn completed(change: &mut Change<'_>, document: &mut Document, hash: &str, via: Option<Way>) {
    let message = format!("“{}” is completed", document.summary.name);
    let mut metadata = json!({ "name": document.summary.name.as_str(), "signedSha256": hash });
    if let Some(via) = via {
        metadata["via"] = json!(via);
    }
    change.record_on(document, Event::DocumentCompleted, message, metadata);
    change.enqueue(&Job::Seal { document: document.summary.id }, change.now());
}
