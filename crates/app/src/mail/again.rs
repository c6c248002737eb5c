//! Mails that were kept or given up, once more: the mail server was not set, or refused what it should have taken. They are
//! worded anew when they are sent, and what is past by then is dropped.

use model::error::{Error, Result};
use model::id::{JobId, MailId, MailKind, WorkspaceId};
use model::mail::{Mail, MailStatus};
use store::outbox::NewJob;
use store::{StoreError, Write, lost};

use super::{local_outbox, reach};
use crate::jobs::{Job, Kind, Post, RespondentNews, SenderNews};
use crate::retry::{Failure, until_settled};
use crate::{App, Call};

/// What became of the wish to send a mail again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Again {
    /// It waits to be sent.
    Queued,
    /// It was sent, or somebody else has it sent already.
    Settled,
    /// An earlier version kept it and did not note what to word it from.
    Unknown,
}

/// The mails of a workspace that were kept or given up, a part of them at a time: those after that id.
///
/// # Errors
/// When the caller is no administrator, or the database does not answer.
pub async fn unsent(app: &App, call: &Call, after: Option<MailId>) -> Result<Vec<MailId>> {
    call.must_be_administrator()?;
    Ok(store::mails::unsent(app.database(), call.workspace, after).await?)
}

/// Has a mail that was kept or given up sent again.
///
/// # Errors
/// When the caller is no administrator, there is no such mail, or the database does not answer.
pub async fn send_again(app: &App, call: &Call, id: MailId) -> Result<Again> {
    call.must_be_administrator()?;
    until_settled(|| take_up(app, call, id)).await
}

/// One try at it.
async fn take_up(app: &App, call: &Call, id: MailId) -> Result<Again, Failure> {
    let (workspace, now) = (call.workspace, app.now());
    let found = store::mails::find(app.database(), workspace, id).await?;
    let (mail, closed) = found.ok_or(Error::no::<MailKind>())?;
    // One mail for each job: it keeps its id.
    let job = JobId::from_bytes(id.to_bytes());
    let mut write = Write::new();
    match mail.status {
        MailStatus::Sent => return Ok(Again::Settled),
        MailStatus::Failed => store::outbox::take_up(&mut write, workspace, job, now),
        MailStatus::Kept => {
            let noted = closed.map(|closed| local_outbox::post(app, &closed)).transpose()?.flatten();
            let Some(post) = noted.or_else(|| worked_out(&mail)).map(asked_for) else {
                return Ok(Again::Unknown);
            };
            let (kind, payload) = Job::Mail(post).stored();
            let again = NewJob { id: job, kind, payload, run_at: now, trace: None };
            store::outbox::insert(&mut write, workspace, &again, now);
        }
    }
    store::mails::forget_unsent(&mut write, workspace, id);
    if mail.status == MailStatus::Failed {
        no_longer_lost(app, workspace, &mut write, &mail).await?;
    }
    match app.database().commit(write).await {
        Ok(_) => app.runner().wake(Kind::Mail),
        // Only the document is another: the mail is still there to be sent.
        Err(StoreError::Lost(lost::DOCUMENT)) => return Err(Failure::Lost),
        Err(StoreError::Lost(_)) => return Ok(Again::Settled),
        Err(error) => return Err(error.into()),
    }
    Ok(Again::Queued)
}

/// Takes back that a mail was lost: nobody knows yet what becomes of it this time.
async fn no_longer_lost(app: &App, workspace: WorkspaceId, write: &mut Write, mail: &Mail) -> Result<()> {
    let (Some(document), Some(respondent)) = (mail.document, mail.respondent) else { return Ok(()) };
    let Some(mut document) = store::documents::find(app.database(), workspace, document).await? else {
        return Ok(());
    };
    if reach::forget(&mut document, respondent) {
        reach::store(write, workspace, &mut document, Some(respondent), app.now());
    }
    Ok(())
}

/// What a mail was about that an earlier version kept, where its kind tells.
fn worked_out(mail: &Mail) -> Option<Post> {
    let document = mail.document?;
    if let Some(respondent) = mail.respondent {
        let news = match mail.kind.as_str() {
            "invitation" => RespondentNews::Invitation,
            "yourTurn" => RespondentNews::YourTurn,
            "reminder" => RespondentNews::Reminder,
            "completed" => RespondentNews::Completed,
            "declined" => RespondentNews::Declined,
            "voided" => RespondentNews::Voided,
            "expired" => RespondentNews::Expired,
            _ => return None,
        };
        return Some(Post::to_respondent(document, respondent, news));
    }
    let news = match mail.kind.as_str() {
        "senderCompleted" => SenderNews::Completed,
        "senderDeclined" => SenderNews::Declined,
        "senderExpired" => SenderNews::Expired,
        _ => return None,
    };
    Some(Post::Sender { document, news })
}

/// A reminder that was due was recorded when it was kept, and an invitation goes to whoever is invited now.
fn asked_for(post: Post) -> Post {
    match post {
        Post::Respondent { document, respondent, news, .. } => {
            let news = if news == RespondentNews::DueReminder { RespondentNews::Reminder } else { news };
            Post::to_respondent(document, respondent, news)
        }
        other => other,
    }
}
