//! The schemas of what events hold.

use model::Timestamp;
use model::id::{DocumentId, ExportId, RespondentId, TemplateId};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// The parts that an event may have. Signing links and secrets are in none of them, and the values that were filled in only
/// where a webhook asks for them.
#[derive(Serialize, ToSchema)]
#[schema(as = EventData)]
pub(crate) struct EventParts {
    /// The document.
    document: ToldDocument,
    /// Who did something: with `document.opened`, `document.declined` and `recipient.…`; not with a `recipient.submitted` of a
    /// document that nobody was invited to.
    #[schema(value_type = ToldRespondent, required = false)]
    respondent: Option<ToldRespondent>,
    /// The export: with `export.completed`.
    #[schema(value_type = ToldExport, required = false)]
    export: Option<ToldExport>,
    /// Who the respondent was before: with `recipient.delegated`.
    #[schema(value_type = ToldFormer, required = false)]
    from: Option<ToldFormer>,
}

/// A document as events tell of it: as it was when the event happened.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = EventDocument)]
pub(crate) struct ToldDocument {
    /// Its id.
    #[schema(value_type = String, example = "doc_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: DocumentId,
    /// What people call it.
    #[schema(example = "Mutual NDA – 2026-11-14")]
    name: String,
    /// The template that it was made from.
    #[schema(value_type = String, example = "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    template_id: TemplateId,
    /// Where it stands: `draft`, `sent`, `in_progress`, `completed`, `declined`, `voided` or `expired`.
    #[schema(example = "in_progress")]
    status: String,
    /// Whether everybody who had to has submitted.
    #[schema(example = false)]
    completed: bool,
    /// Whether invitations went out.
    #[schema(example = true)]
    sent: bool,
    /// Whether the sealed PDF is there.
    #[schema(example = false)]
    sealed: bool,
    /// What your own system calls it.
    #[schema(example = "crm-5817")]
    external_id: Option<String>,
    /// What else you attached to it, texts by name.
    #[schema(value_type = Object, example = json!({ "source": "crm" }))]
    metadata: Value,
    /// When everybody had submitted.
    #[schema(value_type = Option<String>, format = DateTime)]
    completed_at: Option<Timestamp>,
    /// When it can no longer be signed.
    #[schema(value_type = Option<String>, format = DateTime)]
    expires_at: Option<Timestamp>,
    /// Why it was declined or voided, in the words of whoever did.
    reason: Option<String>,
    /// When it was made.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// When it was last changed.
    #[schema(value_type = String, format = DateTime)]
    updated_at: Timestamp,
    /// The people invited, in signing order.
    respondents: Vec<ToldRespondent>,
    /// What people filled in, by name, as `GET /documents/{id}` answers it: in deliveries of `document.completed` to webhooks
    /// with `includeAnswers`, and nowhere else. Not there where the document was deleted meanwhile; null where the answers
    /// take more than 512 kB, which `GET /documents/{id}` has all the same.
    #[schema(value_type = Option<BTreeMap<String, Value>>, required = false, example = json!({ "tenant": "Ana Lima", "rent": 950 }))]
    response_data: Option<Value>,
}

/// Somebody invited, as events tell of them.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = EventRespondent)]
pub(crate) struct ToldRespondent {
    /// Their id.
    #[schema(value_type = String, example = "rsp_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: RespondentId,
    /// Their address.
    #[schema(example = "ana@example.com")]
    email: String,
    /// Their name.
    #[schema(example = "Ana Lima")]
    name: Option<String>,
    /// Their role, empty where they have none.
    #[schema(example = "Tenant")]
    role: String,
    /// What they are to do: `signer`, `approver` or `viewer`.
    #[schema(example = "signer")]
    kind: String,
    /// Their turn; equal numbers in parallel.
    #[schema(example = 1)]
    order: i64,
    /// How far they have come: `waiting`, `invited`, `opened`, `submitted` or `declined`.
    #[schema(example = "opened")]
    status: String,
    /// Whether they submitted.
    #[schema(example = false)]
    submitted: bool,
    /// When they were last invited.
    #[schema(value_type = Option<String>, format = DateTime, example = "2026-11-14T09:00:00.000Z")]
    invited_at: Option<Timestamp>,
    /// When they opened the document.
    #[schema(value_type = Option<String>, format = DateTime, example = "2026-11-14T09:20:00.000Z")]
    opened_at: Option<Timestamp>,
    /// When they submitted.
    #[schema(value_type = Option<String>, format = DateTime)]
    submitted_at: Option<Timestamp>,
}

/// An export, as events tell of it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = EventExport)]
pub(crate) struct ToldExport {
    /// Its id: `GET /exports/{id}/download-signed` gives the file's address.
    #[schema(value_type = String, example = "exp_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: ExportId,
    /// The document.
    #[schema(value_type = String, example = "doc_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    document_id: DocumentId,
    /// What it is: `pdf`, `bundle` or `json`.
    #[schema(example = "bundle")]
    format: String,
    /// Where it stands: `completed`.
    #[schema(example = "completed")]
    status: String,
    /// Bytes of the file.
    #[schema(example = 48_213)]
    size: Option<i64>,
    /// The file's SHA-256, in hex.
    #[schema(example = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08")]
    sha256: Option<String>,
    /// When it was ordered.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// When it was ready.
    #[schema(value_type = Option<String>, format = DateTime, example = "2026-11-14T09:30:02.000Z")]
    completed_at: Option<Timestamp>,
    /// Until when the file is kept.
    #[schema(value_type = Option<String>, format = DateTime, example = "2026-11-21T09:30:02.000Z")]
    expires_at: Option<Timestamp>,
}

/// Who a respondent was before they named somebody else.
#[derive(Serialize, ToSchema)]
#[schema(as = EventFormerRespondent)]
pub(crate) struct ToldFormer {
    /// Their address.
    #[schema(example = "ana@example.com")]
    email: String,
    /// Their name.
    #[schema(example = "Ana Lima")]
    name: Option<String>,
}
