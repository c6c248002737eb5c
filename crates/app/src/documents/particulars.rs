//! A document with the body of the template that it was made from, and whom its mail does not reach.

use std::collections::HashMap;

use model::Timestamp;
use model::body::Body;
use model::document::Document;
use model::error::{Error, Result};
use model::id::{DocumentId, RespondentId};
use model::mail::MailStatus;

use super::show;
use crate::{App, Call};

/// A document and what it was made from.
#[derive(Debug)]
pub struct Particulars {
    /// The document.
    pub document: Document,
    /// The body of the template at the time when the document was made.
    pub body: Body,
    /// Those whom the last mail did not reach, at the address that they still have.
    pub undelivered: HashMap<RespondentId, Undelivered>,
}

/// A mail that was given up.
#[derive(Debug)]
pub struct Undelivered {
    /// When.
    pub at: Timestamp,
    /// What the mail server said.
    pub reason: String,
}

/// The document of that id with its body.
///
/// # Errors
/// When there is none in this workspace, or the database does not answer.
pub async fn particulars(app: &App, call: &Call, id: DocumentId) -> Result<Particulars> {
    let document = show(app, call, id).await?;
    let body = store::bodies::find(app.database(), call.workspace, &document.body).await?;
    let body = body.ok_or_else(|| Error::internal("a document refers to a body that is gone"))?;
    let undelivered = undelivered(app, call, &document).await?;
    Ok(Particulars { document, body, undelivered })
}

/// Whom the last mail did not reach. One to an address that was corrected since says nothing about the new one.
async fn undelivered(app: &App, call: &Call, document: &Document) -> Result<HashMap<RespondentId, Undelivered>> {
    if !document.summary.sent() {
        return Ok(HashMap::new());
    }
    let mut last = store::mails::last_to_respondents(app.database(), call.workspace, document.summary.id).await?;
    let failed = document.respondents.iter().filter_map(|one| {
        let mail = last.remove(&one.id)?;
        let is_lost = mail.status == MailStatus::Failed && mail.recipient == one.email.as_str();
        is_lost.then(|| (one.id, Undelivered { at: mail.settled_at, reason: mail.error.unwrap_or_default() }))
    });
    Ok(failed.collect())
}
