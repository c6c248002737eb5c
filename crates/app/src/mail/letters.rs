//! From a post to a letter: who gets it, in which language, with which facts. Nothing where what it would say is past.

use jiff::tz::TimeZone;
use model::activity::Event;
use model::document::{Document, Status};
use model::form::RoleKind;
use model::id::{DocumentId, RespondentId, UserId, WorkspaceId};
use model::locale::Language;
use model::people::{Role, User};
use model::respondent::{Respondent, RespondentStatus};
use model::webhook::{DisabledReason, Webhook};
use model::{Result, Timestamp};
use outbound::{
    Ask, Attachment, Copy, End, Letter, LinkedCopy, Passed, Person, Picture, Setting, Task, WebhookFault,
    Workspace,
};
use template::format::Formats;

use crate::jobs::{AdministratorNews, Kind, Post, RespondentNews, SenderNews};
use crate::signing::{self, LinkToken};
use crate::{App, fill, opt_outs, sealing};

/// A PDF beyond this is linked: many mail servers take no more.
const LARGEST_ATTACHMENT: usize = 10 * 1024 * 1024;

/// A letter with everything that it takes to send it.
pub(super) struct Parcel {
    /// What it is about, as the list of mails names it.
    pub kind: &'static str,
    /// To whom.
    pub to: Person,
    /// What it says.
    pub letter: Letter,
    /// How it is written.
    pub setting: Setting,
    /// The document that it is about, and the version of it that its words are from.
    pub document: Option<(DocumentId, i64)>,
    /// The respondent that it goes to.
    pub respondent: Option<RespondentId>,
    /// Whether the mail before it did not reach them.
    pub follows_lost: bool,
}

impl Parcel {
    /// A letter about no document.
    pub const fn new(kind: &'static str, to: Person, letter: Letter, setting: Setting) -> Self {
        Self { kind, to, letter, setting, document: None, respondent: None, follows_lost: false }
    }

    /// A letter about a document.
    fn about(document: &Document, kind: &'static str, to: Person, letter: Letter, setting: Setting) -> Self {
        let document = Some((document.summary.id, document.version));
        Self { document, ..Self::new(kind, to, letter, setting) }
    }
}

/// Writes the letter; nothing where what it would say is past, or there is nobody to tell.
pub(super) async fn write(app: &App, workspace: WorkspaceId, post: &Post) -> Result<Option<Parcel>> {
    let Some(desk) = Desk::of(app, workspace).await? else { return Ok(None) };
    match post {
        Post::Respondent { document, respondent, news, invited_at } => {
            let Some(document) = desk.document(*document).await? else { return Ok(None) };
            if invited_again(&document, *respondent, *invited_at) {
                return Ok(None);
            }
            desk.to_respondent(&document, *respondent, news).await
        }
        Post::Sender { document, news } => {
            let Some(document) = desk.document(*document).await? else { return Ok(None) };
            desk.to_sender(&document, news).await
        }
        Post::Administrator { user, news } => desk.to_administrator(*user, news).await,
        Post::Invited { invitation, number } => desk.to_invited(*invitation, *number).await,
        Post::PasswordReset { reset } => desk.to_locked_out(*reset).await,
        Post::NewAddress { change, number } => desk.to_new_address(*change, *number).await,
        Post::Account { user, news, seen } => desk.to_account_holder(*user, news, seen).await,
        // These are told one by one.
        Post::Administrators { .. } => Ok(None),
    }
}

/// Where the letters of a workspace are written.
pub(super) struct Desk<'a> {
    pub(super) app: &'a App,
    pub(super) workspace: WorkspaceId,
    /// The language of those who chose none.
    pub(super) language: Language,
    /// The time zone of those who chose none.
    pub(super) time_zone: TimeZone,
    shown: Workspace,
}

impl<'a> Desk<'a> {
    /// The desk of a workspace, where there still is one.
    pub async fn of(app: &'a App, workspace: WorkspaceId) -> Result<Option<Self>> {
        let Some(found) = store::workspaces::find(app.database(), workspace).await? else { return Ok(None) };
        let logo = store::logos::find(app.database(), workspace).await?;
        let logo = logo.map(|logo| Picture { media_type: logo.media_type, bytes: logo.picture });
        let settings = store::workspace_settings::find(app.database(), workspace).await?;
        let sender = settings.mail_sender.map(|name| name.to_string());
        let shown = Workspace { name: found.name.to_string(), logo, colour: settings.colour, sender };
        Ok(Some(Self { app, workspace, language: found.language, time_zone: found.time_zone.zone(), shown }))
    }

    /// The day of a moment, where the workspace is.
    pub fn day(&self, language: &str, moment: Timestamp) -> String {
        let formats = Formats::new(self.country(language), self.time_zone.clone());
        formats.date(formats.day_of(moment), "long")
    }

    /// A language as it is written where the workspace is: outside America, English puts the day before the month.
    fn country<'b>(&self, language: &'b str) -> &'b str {
        let is_american = self.time_zone.iana_name().is_some_and(|name| name.starts_with("America/"));
        if language == "en" && !is_american { "en-GB" } else { language }
    }

    /// The language that a mail is written in: the wanted one, or the workspace's where we do not speak it.
    pub fn spoken<'b>(&self, wanted: Option<&'b str>) -> &'b str {
        let known = wanted.filter(|wanted| Language::of_tag(wanted).is_some());
        known.unwrap_or(self.language.tag())
    }

    async fn document(&self, id: DocumentId) -> Result<Option<Document>> {
        Ok(store::documents::find(self.app.database(), self.workspace, id).await?)
    }

    async fn to_respondent(
        &self,
        document: &Document,
        id: RespondentId,
        news: &RespondentNews,
    ) -> Result<Option<Parcel>> {
        let Ok(respondent) = document.respondent(id) else { return Ok(None) };
        if !respondent.notify || !self.is_news(document, respondent, news).await? {
            return Ok(None);
        }
        let language = self.spoken(respondent.language.as_deref());
        let name = document.summary.name.to_string();
        let sender = self.sender(document).await?.map(person);
        let is_strangers = self.is_of_public_page(document).await?;
        let ask = || Ask {
            document: name.clone(),
            sender: sender.clone(),
            task: task(respondent.kind),
            message: respondent.message.clone(),
            link: LinkToken::of(self.app, respondent).address(self.app),
            open_until: open_until(document, respondent).map(|end| self.day(language, end)),
        };
        let end = || End { document: name.clone(), sender: sender.clone() };
        let (kind, letter) = match news {
            RespondentNews::Invitation => ("invitation", Letter::Invitation(ask())),
            RespondentNews::YourTurn => ("yourTurn", Letter::YourTurn(ask())),
            RespondentNews::Reminder | RespondentNews::DueReminder => ("reminder", Letter::Reminder(ask())),
            RespondentNews::Completed => {
                let copy = self.copy_for(document, respondent, is_strangers, language).await?;
                ("completed", Letter::Completed { end: end(), copy })
            }
            RespondentNews::Declined => {
                ("declined", Letter::Declined { end: end(), by: declined_by(document).to_owned() })
            }
            RespondentNews::Voided => {
                ("voided", Letter::Voided { end: end(), reason: document.closing_reason.clone() })
            }
            RespondentNews::Expired => ("expired", Letter::Expired(end())),
        };
        // What a stranger called the owner of a mailbox is not written on an envelope of ours.
        let name = if is_strangers { None } else { respondent.name.clone() };
        let to = Person { name, address: respondent.email.to_string() };
        let setting = self.setting(language, Some(opt_outs::link(self.app, self.workspace, respondent)));
        let parcel = Parcel::about(document, kind, to, letter, setting);
        let follows_lost = respondent.lost_mail_to.is_some();
        Ok(Some(Parcel { respondent: Some(respondent.id), follows_lost, ..parcel }))
    }

    /// Whether there is still something to be told.
    async fn is_news(&self, document: &Document, respondent: &Respondent, news: &RespondentNews) -> Result<bool> {
        let status = document.summary.status;
        Ok(match news {
            RespondentNews::Invitation | RespondentNews::YourTurn => self.is_awaited(document, respondent),
            RespondentNews::Reminder | RespondentNews::DueReminder => {
                self.is_awaited(document, respondent)
                    && respondent.kind != RoleKind::Viewer
                    && !store::opt_outs::is_noted(self.app.database(), self.workspace, &respondent.email).await?
            }
            RespondentNews::Completed => status == Status::Completed,
            RespondentNews::Declined => status == Status::Declined,
            RespondentNews::Voided => status == Status::Voided,
            RespondentNews::Expired => status == Status::Expired,
        })
    }

    /// Whether the respondent can still act on the document.
    fn is_awaited(&self, document: &Document, respondent: &Respondent) -> bool {
        let now = self.app.now();
        matches!(respondent.status, RespondentStatus::Invited | RespondentStatus::Opened)
            && !document.summary.status.is_final()
            && !document.is_past(now)
            && respondent.link.expires_at.is_none_or(|end| end > now)
    }

    async fn to_sender(&self, document: &Document, news: &SenderNews) -> Result<Option<Parcel>> {
        let Some(sender) = self.told_as_sender(document).await? else { return Ok(None) };
        let language = sender.language.unwrap_or(self.language).tag();
        let name = document.summary.name.to_string();
        let link = Some(self.console(&format!("/documents/{}", document.summary.id)));
        let status = document.summary.status;
        let (kind, letter) = match news {
            SenderNews::Completed if status == Status::Completed => {
                let attachment = self.copy(document).await?;
                ("senderCompleted", Letter::SenderCompleted { document: name, link, attachment })
            }
            SenderNews::Declined if status == Status::Declined => {
                let (by, reason) = (declined_by(document).to_owned(), document.closing_reason.clone());
                ("senderDeclined", Letter::SenderDeclined { document: name, link, by, reason })
            }
            SenderNews::Expired if status == Status::Expired => {
                let missing = document.respondents.iter().filter(|one| one.holds_up());
                let missing = missing.map(|one| one.called().to_owned()).collect();
                ("senderExpired", Letter::SenderExpired { document: name, link, missing })
            }
            SenderNews::Delegated { by, to, address, note } => {
                let passed =
                    Passed { by: by.clone(), to: to.clone(), address: address.clone(), note: note.clone() };
                ("senderDelegated", Letter::SenderDelegated { document: name, link, passed })
            }
            SenderNews::Bounced { address, reason } => {
                let (address, said) = (address.clone(), reason.clone());
                ("undelivered", Letter::Undelivered { document: name, link, address, said })
            }
            SenderNews::Completed | SenderNews::Declined | SenderNews::Expired => return Ok(None),
        };
        let setting = self.setting(language, None);
        Ok(Some(Parcel::about(document, kind, person(sender), letter, setting)))
    }

    async fn to_administrator(&self, user: UserId, news: &AdministratorNews) -> Result<Option<Parcel>> {
        let member = store::users::member(self.app.database(), self.workspace, user).await?;
        let Some(member) = member.filter(|member| member.role == Role::Administrator) else { return Ok(None) };
        let language = member.user.language.unwrap_or(self.language).tag();
        let to = person(member.user);
        let setting = self.setting(language, None);
        match news {
            AdministratorNews::SealWaits { document, reason } => {
                let document = self.document(*document).await?.filter(|document| document.seal.is_none());
                let waiting =
                    store::outbox::waiting_in(self.app.database(), self.workspace, Kind::Seal.name()).await?;
                Ok(document.map(|document| {
                    let (name, reason) = (document.summary.name.to_string(), reason.clone());
                    let link = Some(self.console("/settings/sealing"));
                    let letter = Letter::SealingWaits { document: name, waiting: waiting.count, reason, link };
                    Parcel::about(&document, "sealingWaits", to, letter, setting)
                }))
            }
            AdministratorNews::WebhookDisabled { webhook } => {
                let webhook = store::webhooks::find(self.app.database(), self.workspace, *webhook).await?;
                let told =
                    webhook.and_then(|webhook| Some((webhook.id, fault(self, &webhook, language)?, webhook.url)));
                Ok(told.map(|(id, fault, url)| {
                    let link = Some(self.console(&format!("/webhooks/{id}")));
                    let letter = Letter::WebhookDisabled { url, fault, link };
                    Parcel::new("webhookDisabled", to, letter, setting)
                }))
            }
        }
    }

    /// A page of the console.
    fn console(&self, path: &str) -> String {
        format!("{}{path}", self.app.base_url())
    }

    /// Who sent the document, while they are in the workspace.
    async fn sender(&self, document: &Document) -> Result<Option<User>> {
        let Some(sender) = document.sender else { return Ok(None) };
        let member = store::users::member(self.app.database(), self.workspace, sender).await?;
        Ok(member.map(|member| member.user))
    }

    /// Who is told how a document goes: who sent it, and of one that somebody filled at a public page who made its template.
    /// Those who filled it are not told who that is.
    async fn told_as_sender(&self, document: &Document) -> Result<Option<User>> {
        if !self.is_of_public_page(document).await? {
            return self.sender(document).await;
        }
        let database = self.app.database();
        let author = store::template_versions::author(database, self.workspace, document.summary.template).await?;
        let Some(author) = author else { return Ok(None) };
        let member = store::users::member(database, self.workspace, author).await?;
        Ok(member.map(|member| member.user))
    }

    /// Whether somebody filled it at a public page, who gave whichever address they liked.
    async fn is_of_public_page(&self, document: &Document) -> Result<bool> {
        // Only these are sent by nobody.
        if document.sender.is_some() {
            return Ok(false);
        }
        let (database, id) = (self.app.database(), document.summary.id);
        let made = store::activity::noted(database, self.workspace, id, Event::DocumentCreated).await?;
        Ok(made.iter().any(|noted| fill::is_of_public_page(noted)))
    }

    /// How somebody gets the finished PDF. It goes by mail only to a mailbox that was trusted with the document: not where the
    /// sender set a code because the mailbox alone shall not do, nor where a stranger named the address.
    async fn copy_for(
        &self,
        document: &Document,
        respondent: &Respondent,
        is_strangers: bool,
        language: &str,
    ) -> Result<Copy> {
        let asks_code = respondent.link.access_code.is_some();
        let is_trusted = !asks_code && !is_strangers;
        let attached = if is_trusted { self.copy(document).await? } else { None };
        if let Some(file) = attached {
            return Ok(Copy::Attached(file));
        }
        let link = LinkToken::of(self.app, respondent).address(self.app);
        let until = signing::link_end(self.app, document, respondent).map(|end| self.day(language, end));
        Ok(Copy::Linked(LinkedCopy { link, until, asks_code }))
    }

    /// The sealed PDF, unless there is none yet or it is too large for a mail.
    async fn copy(&self, document: &Document) -> Result<Option<Attachment>> {
        let Some(seal) = &document.seal else { return Ok(None) };
        let content = sealing::sealed_pdf(self.app, self.workspace, seal).await?;
        Ok((content.len() <= LARGEST_ATTACHMENT).then(|| Attachment {
            name: format!("{}.pdf", document.summary.name),
            media_type: "application/pdf".to_owned(),
            bytes: content.into(),
        }))
    }

    pub fn setting(&self, language: &str, opt_out: Option<String>) -> Setting {
        Setting {
            language: language.to_owned(),
            base_url: self.app.base_url().to_owned(),
            workspace: self.shown.clone(),
            opt_out,
        }
    }
}

/// Somebody who has an account, as mails know people.
pub(super) fn person(user: User) -> Person {
    Person { name: user.name, address: user.email.to_string() }
}

pub(super) fn task(kind: RoleKind) -> Task {
    match kind {
        RoleKind::Signer => Task::Sign,
        RoleKind::Approver => Task::Approve,
        RoleKind::Viewer => Task::View,
    }
}

/// Whether another invitation followed the one that is to be sent, which goes to whoever is in their place now.
fn invited_again(document: &Document, respondent: RespondentId, invited_at: Option<Timestamp>) -> bool {
    let last = document.respondent(respondent).ok().and_then(|one| one.invited_at);
    invited_at.is_some_and(|then| last.is_some_and(|last| last > then))
}

/// The end of the document or of the link, whichever is first.
fn open_until(document: &Document, respondent: &Respondent) -> Option<Timestamp> {
    [document.expires_at, respondent.link.expires_at].into_iter().flatten().min()
}

/// Why the service disabled a webhook; none where it did not, or it is enabled again.
fn fault(desk: &Desk<'_>, webhook: &Webhook, language: &str) -> Option<WebhookFault> {
    let disabled = webhook.disabled?;
    match disabled.reason {
        DisabledReason::Gone => Some(WebhookFault::Gone),
        DisabledReason::Failing => {
            let since = webhook.failing_since.unwrap_or(disabled.at);
            Some(WebhookFault::Failing { since: desk.day(language, since) })
        }
        DisabledReason::SwitchedOff => None,
    }
}

fn declined_by(document: &Document) -> &str {
    document.respondents.iter().find(|one| one.declined_at.is_some()).map_or("", Respondent::called)
}
