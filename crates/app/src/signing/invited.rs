//! What follows when somebody's turn has come: an entry in the audit trail, and a mail.

use model::activity::Event;
use model::document::Document;
use model::id::RespondentId;
use model::people::Actor;
use serde_json::json;

use crate::change::Change;
use crate::jobs::{Job, Post, RespondentNews};

/// Records that a respondent was invited, and has them told where they get mail.
pub(crate) fn invited(change: &mut Change<'_>, document: &mut Document, id: RespondentId, news: RespondentNews) {
    let Ok(respondent) = document.respondent(id) else { return };
    let (notify, invited_at) = (respondent.notify, respondent.invited_at);
    let message = if notify {
        format!("{} was invited to “{}”", respondent.email, document.summary.name)
    } else {
        format!("{} may act on “{}”; no mail was sent", respondent.email, document.summary.name)
    };
    let metadata = json!({
        "respondentId": respondent.id, "email": respondent.email.as_str(), "role": respondent.role,
        "name": document.summary.name.as_str(), "notified": notify,
    });
    if news == RespondentNews::YourTurn || matches!(change.call().actor, Actor::Respondent { .. }) {
        // It is not those before them who invite them, nor who named them.
        change.record_by_itself(document, Event::RespondentInvited, message, metadata);
    } else {
        change.record_on(document, Event::RespondentInvited, message, metadata);
    }
    if notify {
        let post = Post::Respondent { document: document.summary.id, respondent: id, news, invited_at };
        change.enqueue(&Job::Mail(post), change.now());
    }
}
