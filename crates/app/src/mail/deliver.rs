//! Delivering a mail: handing it to the mail server, or keeping it, and writing down what became of it.

use model::activity::Event;
use model::document::Document;
use model::error::Result;
use model::id::{DocumentId, MailId, RespondentId};
use model::mail::{Mail, MailStatus};
use model::people::Role;
use model::respondent::Respondent;
use outbound::Composed;
use serde_json::json;
use store::outbox::ClaimedJob;
use store::{StoreError, lost};

use super::letters::{self, Parcel};
use super::{local_outbox, reach};
use crate::change::Change;
use crate::jobs::{AdministratorNews, Job, Kind, Outcome, Post, RespondentNews, SenderNews, Why};
use crate::retry::{Failure, settled_within};
use crate::{App, Call};

/// How often it is tried to write down what became of a mail. Many respondents of one document may be written to at the
/// same moment; each try that is lost is another's that was not.
const TRIES: u32 = 500;

/// Delivers a mail, once: whatever is written down about it is written in the commit that takes it out of the outbox.
/// Only a mail server that took it and a node that died right then make it go out twice, under the same message id.
pub(crate) async fn deliver(app: &App, job: &ClaimedJob, post: Post) -> Result<Outcome> {
    if let Post::Administrators { news } = post {
        return each_administrator(app, job, &news).await;
    }
    let Some(mailer) = app.mailer() else { return keep(app, job, &post).await };
    let Some(parcel) = letters::write(app, job.workspace, &post).await? else { return Ok(Outcome::Done) };
    let composed = outbound::compose(&parcel.letter, &parcel.setting);
    match mailer.send(&parcel.to, &composed, &message_id(app, job), job.created_at).await {
        Ok(()) => {
            let mail = record(app, job, &parcel, &composed, MailStatus::Sent, None);
            settled_within(TRIES, || async {
                let now = Aftermath::of(app, job, &parcel).await?;
                let follows_lost = now.has_lost_mail_to(parcel.respondent);
                let told = now.may_be_told.then_some((&mail, None));
                write_down(app, job, &post, told, now.version(), follows_lost).await
            })
            .await?;
            Ok(Outcome::Done)
        }
        Err(error) if !error.permanent && !Kind::Mail.is_over(job.created_at, app.now()) => {
            Ok(Outcome::Retry(Why { words: error.message, gist: error.gist }))
        }
        Err(error) => {
            let mail = record(app, job, &parcel, &composed, MailStatus::Failed, Some(error.message));
            let told = if error.about_us { Told::Nobody } else { Told::Sender };
            undeliverable(app, job, &post, &parcel, mail, (error.gist, told)).await
        }
    }
}

/// Keeps a mail where there is no mail server. It is worded anew when the document was changed meanwhile, so that nothing
/// of somebody who is being erased is kept.
async fn keep(app: &App, job: &ClaimedJob, post: &Post) -> Result<Outcome> {
    settled_within(TRIES, || async {
        let Some(parcel) = letters::write(app, job.workspace, post).await? else { return Ok(Outcome::Done) };
        let composed = outbound::compose(&parcel.letter, &parcel.setting);
        let content = local_outbox::close(app, &composed, post);
        let mail = record(app, job, &parcel, &composed, MailStatus::Kept, None);
        write_down(app, job, post, Some((&mail, Some(content))), parcel.document, parcel.follows_lost).await?;
        Ok(Outcome::Done)
    })
    .await
}

/// The same at each try, so that a mail that arrives twice is recognised.
fn message_id(app: &App, job: &ClaimedJob) -> String {
    let url = url::Url::parse(app.base_url()).ok();
    format!("{}@{}", job.id, url.as_ref().and_then(url::Url::host_str).unwrap_or("localhost"))
}

fn record(
    app: &App,
    job: &ClaimedJob,
    parcel: &Parcel,
    composed: &Composed,
    status: MailStatus,
    error: Option<String>,
) -> Mail {
    Mail {
        // One mail for each job: at another try its row is the same.
        id: MailId::from_bytes(job.id.to_bytes()),
        kind: parcel.kind.to_owned(),
        recipient: parcel.to.address.clone(),
        subject: composed.subject.clone(),
        document: parcel.document.map(|(id, _)| id),
        respondent: parcel.respondent,
        status,
        error,
        created_at: job.created_at,
        settled_at: app.now(),
    }
}

/// The document that a mail is about, after the mail server was spoken to. That takes a while, and meanwhile somebody may
/// have been erased from it, with all that was written down about them.
struct Aftermath {
    document: Option<Document>,
    /// Whether all that the mail says may be written down.
    may_be_told: bool,
}

impl Aftermath {
    async fn of(app: &App, job: &ClaimedJob, parcel: &Parcel) -> Result<Self> {
        let Some((id, worded_from)) = parcel.document else {
            return Ok(Self { document: None, may_be_told: true });
        };
        let document = store::documents::find(app.database(), job.workspace, id).await?;
        let may_be_told = document.as_ref().is_some_and(|now| {
            now.version == worded_from || !now.respondents.iter().any(Respondent::is_forgotten)
        });
        Ok(Self { document, may_be_told })
    }

    /// Whether a mail to that respondent did not arrive before.
    fn has_lost_mail_to(&self, id: Option<RespondentId>) -> bool {
        let mut invited = self.document.iter().flat_map(|document| &document.respondents);
        invited.any(|one| Some(one.id) == id && one.lost_mail_to.is_some())
    }

    /// What a write depends on that follows from it.
    fn version(&self) -> Option<(DocumentId, i64)> {
        self.document.as_ref().map(|document| (document.summary.id, document.version))
    }
}

/// Writes down that a mail is on its way: the mail itself, with its content where it is kept, that somebody was reminded, and
/// that mail reaches them where it did not before.
/// It is lost where the document is not in that version any more.
async fn write_down(
    app: &App,
    job: &ClaimedJob,
    post: &Post,
    mail: Option<(&Mail, Option<Vec<u8>>)>,
    version: Option<(DocumentId, i64)>,
    follows_lost: bool,
) -> Result<(), Failure> {
    let call = Call::by_system(job.workspace);
    let mut change = Change::new(app, &call);
    store::outbox::finish(change.write(), job);
    let (mail, content) = mail.unzip();
    if let Some(mail) = mail {
        store::mails::put(change.write(), job.workspace, mail, content.flatten());
    }
    if let Some((document, version)) = version {
        store::documents::hold(change.write(), job.workspace, document, version);
    }
    if let Post::Respondent { document, respondent, news, .. } = post {
        let is_due = matches!(news, RespondentNews::DueReminder);
        let found = if is_due || follows_lost {
            store::documents::find(app.database(), job.workspace, *document).await?
        } else {
            None
        };
        if let Some(mut document) = found {
            if is_due {
                reminded(&mut change, &mut document, *respondent);
            }
            let reached = match mail {
                Some(mail) if follows_lost => reach::note(app, job.workspace, &mut document, mail).await?,
                _ => None,
            };
            if is_due || reached.is_some() {
                reach::store(change.write(), job.workspace, &mut document, reached, app.now());
            }
        }
    }
    settled(change.commit(()).await)
}

/// Records that somebody was reminded.
pub(crate) fn reminded(change: &mut Change<'_>, document: &mut Document, id: RespondentId) {
    let Ok(respondent) = document.respondent(id) else { return };
    let message = format!("{} was reminded of “{}”", respondent.email, document.summary.name);
    let metadata = json!({
        "respondentId": respondent.id, "email": respondent.email.as_str(), "role": respondent.role,
        "name": document.summary.name.as_str(),
    });
    change.record_on(document, Event::RespondentReminded, message, metadata);
}

/// Who is told that a mail could not be delivered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    /// Who asked for it: the address may be wrong.
    Sender,
    /// Nobody: the address has nothing to do with it, and a mail about it would come no further.
    Nobody,
}

/// Writes down that a mail can't be delivered, and has the sender told, unless they are the one whom it did not reach.
async fn undeliverable(
    app: &App,
    job: &ClaimedJob,
    post: &Post,
    parcel: &Parcel,
    mail: Mail,
    (gist, told): (String, Told),
) -> Result<Outcome> {
    let said = mail.error.clone().unwrap_or_default();
    let call = Call::by_system(job.workspace);
    let words = settled_within(TRIES, || async {
        let mut change = Change::new(app, &call);
        let now = Aftermath::of(app, job, parcel).await?;
        // The server's words may name whom it does not know.
        let reason = if now.may_be_told { &said } else { &gist };
        store::outbox::give_up(change.write(), job, app.now(), reason);
        if now.may_be_told {
            store::mails::put(change.write(), job.workspace, &mail, None);
            if let Some(mut document) = now.document {
                undelivered(&mut change, &mut document, &mail, reason);
                let about = reach::note(app, job.workspace, &mut document, &mail).await?;
                reach::store(change.write(), job.workspace, &mut document, about, app.now());
                if told == Told::Sender && matches!(post, Post::Respondent { .. }) {
                    let news = SenderNews::Bounced { address: mail.recipient.clone(), reason: reason.clone() };
                    let document = document.summary.id;
                    change.enqueue(&Job::Mail(Post::Sender { document, news }), change.now());
                }
            }
        }
        settled(change.commit(()).await)?;
        Ok(reason.clone())
    })
    .await?;
    Ok(Outcome::Failed(Why { words, gist }))
}

/// Records that a mail did not arrive.
fn undelivered(change: &mut Change<'_>, document: &mut Document, mail: &Mail, reason: &str) {
    let message = format!("Mail to {} about “{}” could not be delivered", mail.recipient, document.summary.name);
    let metadata = json!({
        "name": document.summary.name.as_str(),
        "mail": { "id": mail.id, "kind": mail.kind, "email": mail.recipient, "status": "failed", "error": reason },
    });
    change.record_on(document, Event::DocumentUpdated, message, metadata);
}

/// A job that somebody else has taken meanwhile is theirs: nothing was written, and nothing has to be.
fn settled(committed: Result<(), StoreError>) -> Result<(), Failure> {
    match committed {
        Err(StoreError::Lost(lost::JOB)) => Ok(()),
        other => Ok(other?),
    }
}

/// Makes a mail for each administrator of one for all, so that one whom it does not reach costs the others nothing.
async fn each_administrator(app: &App, job: &ClaimedJob, news: &AdministratorNews) -> Result<Outcome> {
    let members = store::users::members(app.database(), job.workspace).await?;
    let call = Call::by_system(job.workspace);
    let mut change = Change::new(app, &call);
    store::outbox::finish(change.write(), job);
    for member in members.iter().filter(|member| member.role == Role::Administrator) {
        let post = Post::Administrator { user: member.user.id, news: news.clone() };
        change.enqueue(&Job::Mail(post), change.now());
    }
    match settled(change.commit(()).await) {
        Ok(()) | Err(Failure::Lost) => Ok(Outcome::Done),
        Err(Failure::Final(error)) => Err(error),
    }
}
