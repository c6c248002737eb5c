//! Mails that the mail server did not take yet, and what it said.

use model::Timestamp;
use model::error::Result;
use model::id::{DocumentId, MailId, RespondentId};

use super::letters;
use crate::jobs::{Job, Kind};
use crate::{App, Call};

/// Mails that are shown at most.
const MOST: i64 = 200;

/// A mail that is tried again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// Its id, which it keeps.
    pub id: MailId,
    /// What it is about, such as `invitation`.
    pub kind: &'static str,
    /// The address that it goes to.
    pub recipient: String,
    /// Its subject, as it would be now.
    pub subject: String,
    /// The document that it is about.
    pub document: Option<DocumentId>,
    /// The respondent that it goes to.
    pub respondent: Option<RespondentId>,
    /// When it was first to be sent.
    pub created_at: Timestamp,
    /// How often that was tried.
    pub attempts: i64,
    /// What went wrong last.
    pub error: String,
    /// When it is tried again.
    pub next_at: Timestamp,
}

/// The mails of the workspace that are tried again, the newest first. What is past by now, and so will not be sent, is left out.
///
/// # Errors
/// When the caller is no administrator, or the database or the files do not answer.
pub async fn waiting(app: &App, call: &Call) -> Result<Vec<Waiting>> {
    call.must_be_administrator()?;
    let mut all = Vec::new();
    for job in store::outbox::put_off_jobs(app.database(), call.workspace, Kind::Mail.name(), MOST).await? {
        let Some(Job::Mail(post)) = Job::read(Kind::Mail, &job.payload) else { continue };
        let Some(parcel) = letters::write(app, call.workspace, &post).await? else { continue };
        all.push(Waiting {
            id: MailId::from_bytes(job.id.to_bytes()),
            kind: parcel.kind,
            subject: outbound::compose(&parcel.letter, &parcel.setting).subject,
            recipient: parcel.to.address,
            document: parcel.document.map(|(id, _)| id),
            respondent: parcel.respondent,
            created_at: job.created_at,
            attempts: job.attempts,
            error: job.last_error,
            next_at: job.run_at,
        });
    }
    Ok(all)
}
