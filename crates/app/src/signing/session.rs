//! What a signing page shows: how things stand between somebody and their document.

use model::Timestamp;
use model::activity::Event;
use model::document::{Document, Status};
use model::error::Result;
use model::form::RoleKind;
use model::id::{DocumentId, RespondentId, UserId, WorkspaceId};
use model::respondent::{Respondent, RespondentStatus};
use model::signing::Barrier;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::consent::{self, ConsentText};
use super::form::{self, Form};
use super::visit::{Visit, Visitor, may_read, visit};
use super::{delegate, draft};
use crate::App;
use crate::documents::return_address;

/// How things stand.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own that the page asks")]
pub struct Session {
    /// What can be done now.
    pub state: State,
    /// The language to speak.
    pub language: &'static str,
    /// Who asks.
    pub workspace: Workspace,
    /// What is to be signed.
    pub document: DocumentFacts,
    /// Who signs.
    pub respondent: RespondentFacts,
    /// A code is set and was not given yet.
    pub access_code_required: bool,
    /// The document was opened.
    pub opened: bool,
    /// When: whoever submits says of which opening.
    #[schema(value_type = Option<String>, format = DateTime, required)]
    pub opened_at: Option<Timestamp>,
    /// The consent in force was given.
    pub consented: bool,
    /// What there is to agree to.
    pub consent: ConsentText,
    /// They may name somebody else in their place.
    pub may_delegate: bool,
    /// The finished copy can be had.
    pub copy_available: bool,
    /// How many have to submit before.
    pub waiting_for: usize,
    /// What proves that the access code was given; only said when it is.
    #[schema(required)]
    pub access: Option<String>,
    /// What is filled in; only once the document was opened.
    #[schema(required)]
    pub form: Option<Form>,
}

/// What can be done now, or why nothing can.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum State {
    /// It is this person's turn.
    Ready,
    /// Others come first.
    Waiting,
    /// This person has submitted, and others have not yet.
    Submitted,
    /// Somebody declined.
    Declined,
    /// Everybody has submitted.
    Completed,
    /// The sender withdrew it.
    Voided,
    /// Its time is over.
    Expired,
    /// The time of the link is over.
    LinkExpired,
}

/// The workspace that asks.
#[derive(Debug, Serialize, ToSchema)]
pub struct Workspace {
    /// Its name.
    pub name: String,
    /// Its colour, where it chose one.
    #[schema(required)]
    pub colour: Option<WorkspaceColour>,
}

/// The colour of a workspace's buttons.
#[derive(Debug, Serialize, ToSchema)]
pub struct WorkspaceColour {
    /// The colour.
    pub fill: String,
    /// That of the words on it.
    pub ink: &'static str,
}

impl Workspace {
    /// A workspace as strangers see it.
    pub(crate) async fn seen(app: &App, id: WorkspaceId) -> Result<Self> {
        let workspace = store::workspaces::find(app.database(), id).await?;
        let settings = store::workspace_settings::find(app.database(), id).await?;
        Ok(Self {
            name: workspace.map(|one| one.name.to_string()).unwrap_or_default(),
            colour: settings.colour.map(|colour| WorkspaceColour { fill: colour.to_string(), ink: colour.ink() }),
        })
    }
}

/// The document, before it is opened.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DocumentFacts {
    /// Its id.
    #[schema(value_type = String, example = "doc_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    pub id: DocumentId,
    /// Its name.
    pub name: String,
    /// Where it stands.
    pub status: &'static str,
    /// Who sent it.
    #[schema(required)]
    pub sender: Option<String>,
    /// What the sender wrote.
    #[schema(required)]
    pub message: Option<String>,
    /// Until when it can be signed.
    #[schema(value_type = Option<String>, format = DateTime, required)]
    pub expires_at: Option<Timestamp>,
    /// Whether the sender has changed it since this person opened it.
    pub changed: bool,
    /// Why it was withdrawn; why it was declined only to who said so, since it was said to the sender.
    #[schema(required)]
    pub reason: Option<String>,
    /// Who declined.
    #[schema(required)]
    pub declined_by: Option<String>,
    /// Where this person can go back to, now that they are done.
    pub return_to: Option<String>,
}

/// The person.
#[derive(Debug, Serialize, ToSchema)]
pub struct RespondentFacts {
    /// Their id.
    #[schema(value_type = String, example = "rsp_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    pub id: RespondentId,
    /// Their address.
    pub email: String,
    /// Their name.
    #[schema(required)]
    pub name: Option<String>,
    /// Their role.
    pub role: String,
    /// What the role does.
    pub kind: RoleKind,
    /// Whether mails tell them how things go on; otherwise whoever gave them the link does.
    pub notified: bool,
}

/// How things stand for whoever comes through a link. Looking changes nothing.
///
/// # Errors
/// When the link is not one of ours or was replaced, or the database does not answer.
pub async fn look(app: &App, visitor: &Visitor) -> Result<Session> {
    of_visit(app, &visit(app, visitor).await?).await
}

/// How things stand in a visit.
pub(super) async fn of_visit(app: &App, visit: &Visit) -> Result<Session> {
    let respondent = visit.respondent()?;
    let document = &visit.document;
    let barrier = visit.barrier(app)?;
    let consent = consent::text(app, respondent.kind, visit.language);
    let workspace = Workspace::seen(app, visit.call.workspace).await?;
    let sender = match document.sender {
        Some(user) => called(app, visit, user).await?,
        None => None,
    };
    let shown = visit.granted && respondent.opened_at.is_some() && may_read(barrier, respondent.kind);
    let form = if shown {
        let kept = draft::kept(app, visit).await?;
        Some(form::of_document(app, visit, &kept).await?)
    } else {
        None
    };
    let before = document.respondents.iter().filter(|one| one.holds_up() && one.order < respondent.order).count();
    Ok(Session {
        state: State::from(barrier),
        language: visit.language.tag(),
        workspace,
        document: DocumentFacts {
            id: document.summary.id,
            name: document.summary.name.to_string(),
            status: document.summary.status.name(),
            sender,
            message: respondent.message.clone(),
            expires_at: document.expires_at,
            changed: has_seen_another(app, visit).await?,
            reason: reason(document, respondent),
            declined_by: document
                .respondents
                .iter()
                .find(|one| one.status == RespondentStatus::Declined)
                .map(|one| if one.id == respondent.id { one.email.to_string() } else { one.called().to_owned() }),
            return_to: return_address::of(document, respondent).filter(|_| visit.granted && !visit.link_is_over),
        },
        respondent: RespondentFacts {
            id: respondent.id,
            email: respondent.email.to_string(),
            name: respondent.name.clone(),
            role: respondent.role.clone(),
            kind: respondent.kind,
            notified: respondent.notify,
        },
        access_code_required: !visit.granted,
        opened: respondent.opened_at.is_some(),
        opened_at: respondent.opened_at,
        consented: respondent.consent.as_ref().is_some_and(|given| given.version == consent.version),
        consent,
        may_delegate: shown && delegate::obstacle(app, visit).await?.is_none(),
        copy_available: visit.granted && !visit.link_is_over && document.seal.is_some(),
        waiting_for: before,
        access: None,
        form,
    })
}

/// Whether the document was changed after they had opened it. Who was given the link in the place of somebody else has not
/// seen what that one saw.
async fn has_seen_another(app: &App, visit: &Visit) -> Result<bool> {
    let respondent = visit.respondent()?;
    if !respondent.has_to_open() {
        return Ok(false);
    }
    let (document, event) = (visit.document.summary.id, Event::RespondentOpened);
    let opened = store::activity::noted(app.database(), visit.call.workspace, document, event).await?;
    let own = |noted: &Opening| noted.respondent_id == respondent.id && noted.email == respondent.email.as_str();
    Ok(opened.iter().filter_map(|noted| serde_json::from_str(noted).ok()).any(|noted: Opening| own(&noted)))
}

/// What the trail notes of an opening, as far as it matters here.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Opening {
    respondent_id: RespondentId,
    email: String,
}

/// Why a document was closed, as far as it concerns somebody.
fn reason(document: &Document, respondent: &Respondent) -> Option<String> {
    let is_told = document.summary.status != Status::Declined || respondent.status == RespondentStatus::Declined;
    document.closing_reason.clone().filter(|_| is_told)
}

impl From<Option<Barrier>> for State {
    fn from(barrier: Option<Barrier>) -> Self {
        match barrier {
            None => Self::Ready,
            Some(Barrier::Waiting) => Self::Waiting,
            Some(Barrier::Submitted) => Self::Submitted,
            Some(Barrier::Declined) => Self::Declined,
            Some(Barrier::Completed) => Self::Completed,
            Some(Barrier::Voided) => Self::Voided,
            Some(Barrier::Expired) => Self::Expired,
            Some(Barrier::LinkExpired) => Self::LinkExpired,
        }
    }
}

/// What the sender is called, as in the mails: by their name where they have one.
async fn called(app: &App, visit: &Visit, user: UserId) -> Result<Option<String>> {
    match store::users::member(app.database(), visit.call.workspace, user).await? {
        Some(member) => Ok(Some(member.user.name.unwrap_or_else(|| member.user.email.to_string()))),
        None => Ok(store::users::address(app.database(), user).await?),
    }
}
