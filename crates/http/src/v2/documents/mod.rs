//! Documents, with all that version 2 says of them. What is the same in both versions stands in version 1's folder.

pub(super) mod correct;
pub(crate) mod create;
pub(super) mod export;
pub(crate) mod link;
pub(super) mod list;
pub(super) mod remind;
pub(super) mod show;
pub(super) mod submit;
pub(super) mod update;
pub(super) mod values;
pub(super) mod void;

use model::Timestamp;
use model::body::JsonObject;
use model::document::{Document, DocumentOverview, DocumentSummary};
use model::id::{DocumentId, RespondentId, TemplateId};
use model::labels::Labels;
use model::respondent::Respondent;
use serde::Serialize;
use utoipa::ToSchema;

/// A document as lists show it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Document)]
pub(crate) struct DocumentItem<'a> {
    /// Its id.
    #[schema(value_type = String, example = "doc_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: DocumentId,
    /// What people call it.
    #[schema(example = "Mutual NDA – 2026-11-14")]
    name: &'a str,
    /// The template that it was made from.
    #[schema(value_type = String, example = "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    template_id: TemplateId,
    /// Where it stands: `draft`, `sent`, `in_progress`, `completed`, `declined`, `voided` or `expired`.
    #[schema(example = "sent")]
    status: &'static str,
    /// Whether everybody who had to has submitted.
    completed: bool,
    /// Whether invitations went out.
    #[schema(example = true)]
    sent: bool,
    /// Whether the sealed PDF is there.
    sealed: bool,
    /// Why it was declined or voided.
    reason: Option<&'a str>,
    /// What your own system calls it.
    #[schema(example = "crm-5817")]
    external_id: Option<&'a str>,
    /// What else you attached to it, texts by name.
    #[schema(value_type = BTreeMap<String, Value>, example = json!({ "source": "crm" }))]
    metadata: JsonObject,
    /// When everybody had submitted.
    #[schema(value_type = Option<String>, format = DateTime)]
    completed_at: Option<Timestamp>,
    /// When it can no longer be signed.
    #[schema(value_type = Option<String>, format = DateTime)]
    expires_at: Option<Timestamp>,
    /// When it was made.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// When it was last changed.
    #[schema(value_type = String, format = DateTime)]
    updated_at: Timestamp,
}

impl<'a> DocumentItem<'a> {
    fn new(summary: &'a DocumentSummary, labels: &'a Labels) -> Self {
        Self {
            id: summary.id,
            name: summary.name.as_str(),
            template_id: summary.template,
            status: summary.status.name(),
            completed: summary.completed(),
            sent: summary.sent(),
            sealed: false,
            reason: None,
            external_id: labels.external_id.as_deref(),
            metadata: labels.metadata.clone().unwrap_or_default(),
            completed_at: None,
            expires_at: None,
            created_at: summary.created_at,
            updated_at: summary.updated_at,
        }
    }

    pub fn of(document: &'a DocumentOverview) -> Self {
        Self {
            sealed: document.sealed,
            reason: document.closing_reason.as_deref(),
            completed_at: document.completed_at,
            expires_at: document.expires_at,
            ..Self::new(&document.summary, &document.labels)
        }
    }
}

/// A document as a page of them shows it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ListedDocument<'a> {
    #[serde(flatten)]
    #[schema(inline)]
    item: DocumentItem<'a>,
    /// Whether the last mail to somebody who has yet to sign or read it could not be delivered. Correct their address, or
    /// remind them.
    mail_lost: bool,
    /// The people invited, in signing order; only where `include=respondents` asks for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    respondents: Option<Vec<RespondentItem<'a>>>,
}

impl<'a> ListedDocument<'a> {
    pub fn of(document: &'a DocumentOverview, respondents: Option<&'a [Respondent]>) -> Self {
        let respondents = respondents.map(|all| all.iter().map(RespondentItem::of).collect());
        Self { item: DocumentItem::of(document), mail_lost: document.mail_lost, respondents }
    }
}

/// A document in full.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DocumentDetail<'a> {
    #[serde(flatten)]
    #[schema(inline)]
    item: DocumentItem<'a>,
    /// The values collected so far, by name.
    #[schema(value_type = BTreeMap<String, Value>, example = json!({ "tenant": "Ana Lima", "rent": 950 }))]
    response_data: &'a JsonObject,
    /// Whether the last mail to somebody who has yet to sign or read it could not be delivered.
    mail_lost: bool,
    /// The people invited, in signing order.
    respondents: Vec<RespondentItem<'a>>,
    /// The page of yours to which people can go back once they have submitted or declined.
    #[schema(example = "https://app.example.com/orders/5817")]
    redirect_url: Option<&'a str>,
}

impl<'a> DocumentDetail<'a> {
    pub fn of(document: &'a Document) -> Self {
        let item = DocumentItem {
            sealed: document.seal.is_some(),
            reason: document.closing_reason.as_deref(),
            completed_at: document.completed_at,
            expires_at: document.expires_at,
            ..DocumentItem::new(&document.summary, &document.labels)
        };
        let respondents = document.respondents.iter().map(RespondentItem::of).collect();
        let (mail_lost, redirect_url) = (document.mail_is_lost(), document.redirect_url.as_deref());
        Self { item, response_data: &document.values, mail_lost, respondents, redirect_url }
    }
}

/// Somebody invited.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Respondent)]
pub(crate) struct RespondentItem<'a> {
    /// Their id.
    #[schema(value_type = String, example = "rsp_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: RespondentId,
    /// Their address.
    #[schema(example = "ana@example.com")]
    email: &'a str,
    /// Their name.
    name: Option<&'a str>,
    /// Their role, empty where they have none.
    #[schema(example = "Tenant")]
    role: &'a str,
    /// What they are to do: `signer`, `approver` or `viewer`. Viewers have nothing to submit.
    #[schema(example = "signer")]
    kind: &'static str,
    /// Their turn; equal numbers in parallel.
    #[schema(example = 1)]
    order: i64,
    /// How far they have come: `waiting`, `invited`, `opened`, `submitted` or `declined`.
    #[schema(example = "invited")]
    status: &'static str,
    /// Whether they submitted.
    submitted: bool,
    /// When they were last invited.
    #[schema(value_type = Option<String>, format = DateTime, example = "2026-11-14T09:30:00.000Z")]
    invited_at: Option<Timestamp>,
    /// When they opened the document.
    #[schema(value_type = Option<String>, format = DateTime)]
    opened_at: Option<Timestamp>,
    /// When they submitted.
    #[schema(value_type = Option<String>, format = DateTime)]
    submitted_at: Option<Timestamp>,
    /// Whether the last mail to them could not be delivered. Correct their address, or remind them.
    mail_lost: bool,
}

impl<'a> RespondentItem<'a> {
    fn of(respondent: &'a Respondent) -> Self {
        Self {
            id: respondent.id,
            email: respondent.email.as_str(),
            name: respondent.name.as_deref(),
            role: &respondent.role,
            kind: respondent.kind.name(),
            order: respondent.order,
            status: respondent.status.name(),
            submitted: respondent.has_submitted(),
            invited_at: respondent.invited_at,
            opened_at: respondent.opened_at,
            submitted_at: respondent.submitted_at,
            mail_lost: respondent.is_out_of_reach(),
        }
    }
}
