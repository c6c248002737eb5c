//! `POST /documents`.

use app::documents::NewDocument;
use axum::extract::State;
use model::Timestamp;
use model::document::Document;
use model::id::{DocumentId, TemplateId};
use model::values::Values;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// A new document.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "templateId": "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab", "data": { "tenant": "Ana Lima", "rent": 950 } }))]
pub(crate) struct CreateDocument {
    /// The template to use.
    template_id: String,
    /// What people will call it; made from the template's name and the date where left out.
    name: Option<String>,
    /// Values known already. Those of the template's variables are checked; all others are kept as they are.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    data: Option<Values>,
}

/// What was made.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CreatedDocument<'a> {
    /// Its id.
    #[schema(value_type = String, example = "doc_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: DocumentId,
    /// What people call it.
    #[schema(example = "Lease – 2026-11-14")]
    name: &'a str,
    /// The template that it was made from.
    #[schema(value_type = String)]
    template_id: TemplateId,
    /// Whether everybody who had to has submitted.
    #[schema(example = false)]
    completed: bool,
    /// Whether invitations went out.
    #[schema(example = false)]
    sent: bool,
    /// When it was made.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
}

impl<'a> CreatedDocument<'a> {
    fn of(document: &'a Document) -> Self {
        let summary = &document.summary;
        Self {
            id: summary.id,
            name: summary.name.as_str(),
            template_id: summary.template,
            completed: summary.completed(),
            sent: summary.sent(),
            created_at: summary.created_at,
        }
    }
}

/// Create a document
///
/// From a template, whose body it copies: later edits or the template's deletion change nothing in it.
#[utoipa::path(
    post, path = "/documents", operation_id = "createDocument", tag = "Documents",
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours")),
    request_body = CreateDocument,
    responses(
        (status = 201, description = "The document was made", body = Data<CreatedDocument>),
        (status = 404, description = "No such template", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn create(
    State(api): State<Api>,
    caller: Caller,
    Json(body): Json<CreateDocument>,
) -> Result<Reply, ApiError> {
    if body.template_id.trim().is_empty() {
        return Err(model::Error::field("templateId", "must not be empty").into());
    }
    // What can't be an id names nothing, which is found out after the rest of the body was looked at.
    let template = body.template_id.trim().parse().unwrap_or(TemplateId::NOTHING);
    let given = body.data.unwrap_or_default().into();
    let new = NewDocument { name: body.name, given, ..NewDocument::default() };
    let answer = |document: &Document| Reply::created(CreatedDocument::of(document));
    Ok(app::documents::create(&api.app, &caller.call, template, new, answer).await?)
}
