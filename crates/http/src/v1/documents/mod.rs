//! Documents.

pub(crate) mod auto_reminder;
pub(crate) mod bundle;
pub(crate) mod create;
pub(crate) mod delete;
pub(crate) mod list;
pub(crate) mod pdf;
pub(crate) mod send;
pub(crate) mod show;
pub(crate) mod update;

use model::Timestamp;
use model::body::JsonObject;
use model::document::{Document, DocumentSummary};
use model::id::{DocumentId, RespondentId, TemplateId};
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
    /// Whether everybody who had to has submitted.
    completed: bool,
    /// Whether invitations went out.
    sent: bool,
    /// When it was made.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// When it was last changed.
    #[schema(value_type = String, format = DateTime)]
    updated_at: Timestamp,
}

impl<'a> DocumentItem<'a> {
    fn of(document: &'a DocumentSummary) -> Self {
        Self {
            id: document.id,
            name: document.name.as_str(),
            template_id: document.template,
            completed: document.completed(),
            sent: document.sent(),
            created_at: document.created_at,
            updated_at: document.updated_at,
        }
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
    #[schema(value_type = BTreeMap<String, Value>)]
    response_data: &'a JsonObject,
    /// The people invited, in signing order.
    respondents: Vec<RespondentItem<'a>>,
}

impl<'a> DocumentDetail<'a> {
    fn of(document: &'a Document) -> Self {
        Self::new(&document.summary, &document.values, &document.respondents)
    }

    fn new(summary: &'a DocumentSummary, values: &'a JsonObject, respondents: &'a [Respondent]) -> Self {
        Self {
            item: DocumentItem::of(summary),
            response_data: values,
            respondents: respondents.iter().map(RespondentItem::of).collect(),
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
    /// Their role, empty where they have none.
    #[schema(example = "Tenant")]
    role: &'a str,
    /// Whether they submitted.
    submitted: bool,
    /// When they submitted; null until then.
    #[schema(value_type = Option<String>, format = DateTime)]
    submitted_at: Option<Timestamp>,
}

impl<'a> RespondentItem<'a> {
    fn of(respondent: &'a Respondent) -> Self {
        Self {
            id: respondent.id,
            email: respondent.email.as_str(),
            role: &respondent.role,
            submitted: respondent.has_submitted(),
            submitted_at: respondent.submitted_at,
        }
    }
}
