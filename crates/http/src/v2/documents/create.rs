//! `POST /documents`.

use app::documents::NewDocument;
use axum::extract::State;
use indexmap::IndexMap;
use model::Timestamp;
use model::document::Document;
use model::given::Given;
use model::id::TemplateId;
use serde::Deserialize;
use serde::de::IgnoredAny;
use utoipa::ToSchema;

use super::DocumentDetail;
use crate::api::Api;
use crate::bag::{Bag, OwnFields};
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// A new document. Its values may be nested under `values`, given by bracket keys such as `values[rent]`, or by bare keys
/// beside these fields.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({
    "templateId": "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab", "externalId": "crm-5817", "metadata": { "source": "crm" },
    "values": { "tenant": "Ana Lima", "rent": 950 },
}))]
pub(crate) struct CreateDocument {
    /// The template to use.
    template_id: String,
    /// What people will call it; made from the template's name and the date where left out.
    name: Option<String>,
    /// What your own system calls it, up to 255 characters; lists can be filtered by it.
    external_id: Option<String>,
    /// What else you want to attach: up to 50 texts of 500 characters, whose names have up to 40.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    metadata: Option<IndexMap<String, String>>,
    /// When it can no longer be signed; it lies in the future.
    #[schema(value_type = Option<String>, format = DateTime)]
    expires_at: Option<Timestamp>,
    /// Values known already. Those of the template's variables are checked; all others are kept as they are.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    #[expect(dead_code, reason = "values are sorted out before, in all their shapes")]
    values: Option<IgnoredAny>,
    /// Another name for `values`.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    #[expect(dead_code, reason = "values are sorted out before, in all their shapes")]
    data: Option<IgnoredAny>,
}

impl OwnFields for CreateDocument {
    const NAMES: &'static [&'static str] = &["templateId", "name", "externalId", "metadata", "expiresAt"];
}

impl CreateDocument {
    /// The template's id and the rest.
    fn into_parts(self, given: Given) -> Result<(TemplateId, NewDocument), ApiError> {
        let template = template_id(&self.template_id)?;
        let Self { name, external_id, metadata, expires_at, .. } = self;
        Ok((template, NewDocument { name, given, external_id, metadata, expires_at }))
    }
}

/// Reads the id of a template in a body. What can't be an id names nothing, which is found out after the rest of the body
/// was looked at.
pub(crate) fn template_id(text: &str) -> Result<TemplateId, ApiError> {
    match text.trim() {
        "" => Err(model::Error::field("templateId", "must not be empty").into()),
        text => Ok(text.parse().unwrap_or(TemplateId::NOTHING)),
    }
}

/// Create a document
///
/// From a template, whose body it copies: later edits or the template's deletion change nothing in it. As JSON or as a
/// form; text from a form is converted to the type of its variable.
#[utoipa::path(
    post, path = "/documents", operation_id = "createDocument", tag = "Documents",
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours")),
    request_body(content((CreateDocument = "application/json"), (CreateDocument = "application/x-www-form-urlencoded"))),
    responses(
        (status = 201, description = "The document was made", body = Data<DocumentDetail>),
        (status = 404, description = "No such template", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn create(
    State(api): State<Api>,
    caller: Caller,
    body: Bag<CreateDocument>,
) -> Result<Reply, ApiError> {
    let (template, new) = body.own.into_parts(body.given)?;
    let answer = |document: &Document| Reply::created(DocumentDetail::of(document));
    Ok(app::documents::create(&api.app, &caller.call, template, new, answer).await?)
}
