//! Documents, with all that version 2 says of them.

pub(super) mod link;
pub(super) mod show;
pub(super) mod void;

use model::Timestamp;
use model::body::JsonObject;
use model::document::Document;
use model::id::{DocumentId, RespondentId, TemplateId};
use model::respondent::Respondent;
use serde::Serialize;
use utoipa::ToSchema;

/// A document in full.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DocumentDetail<'a> {
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
    #[schema(example = "in_progress")]
    status: &'static str,
    /// Whether everybody who had to has submitted.
    completed: bool,
    /// Whether invitations went out.
    sent: bool,
    /// Whether the sealed PDF is there.
    sealed: bool,
    /// Why it was declined or voided.
    reason: Option<&'a str>,
    /// The values collected so far, by name.
    #[schema(value_type = Object)]
    response_data: &'a JsonObject,
    /// The people invited, in signing order.
    respondents: Vec<RespondentItem<'a>>,
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

impl<'a> DocumentDetail<'a> {
    fn of(document: &'a Document) -> Self {
        let summary = &document.summary;
        Self {
            id: summary.id,
            name: summary.name.as_str(),
            template_id: summary.template,
            status: summary.status.name(),
            completed: summary.completed(),
            sent: summary.sent(),
            sealed: document.seal.is_some(),
            reason: document.closing_reason.as_deref(),
            response_data: &document.values,
            respondents: document.respondents.iter().map(RespondentItem::of).collect(),
            completed_at: document.completed_at,
            expires_at: document.expires_at,
            created_at: summary.created_at,
            updated_at: summary.updated_at,
        }
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
    /// Their turn; equal numbers in parallel.
    order: i64,
    /// How far they have come: `waiting`, `invited`, `opened`, `submitted` or `declined`.
    #[schema(example = "invited")]
    status: &'static str,
    /// Whether they submitted.
    submitted: bool,
    /// When they were last invited.
    #[schema(value_type = Option<String>, format = DateTime)]
    invited_at: Option<Timestamp>,
    /// When they opened the document.
    #[schema(value_type = Option<String>, format = DateTime)]
    opened_at: Option<Timestamp>,
    /// When they submitted.
    #[schema(value_type = Option<String>, format = DateTime)]
    submitted_at: Option<Timestamp>,
}

impl<'a> RespondentItem<'a> {
    fn of(respondent: &'a Respondent) -> Self {
        Self {
            id: respondent.id,
            email: respondent.email.as_str(),
            name: respondent.name.as_deref(),
            role: &respondent.role,
            order: respondent.order,
            status: respondent.status.name(),
            submitted: respondent.submitted_at.is_some(),
            invited_at: respondent.invited_at,
            opened_at: respondent.opened_at,
            submitted_at: respondent.submitted_at,
        }
    }
}
