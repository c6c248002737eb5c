//! `POST /documents/bulk`.

use app::bulk::Row;
use app::documents::NewRecipient;
use axum::extract::State;
use indexmap::IndexMap;
use model::Timestamp;
use model::bulk::Bulk;
use model::given::Given;
use model::values::Values;
use serde::Deserialize;
use utoipa::ToSchema;

use super::BulkItem;
use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};
use crate::v1::documents::send::Recipient;
use crate::v2::documents::create::template_id;

/// Documents of one template.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({
    "templateId": "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab",
    "documents": [
        { "externalId": "crm-1", "values": { "tenant": "Ana Lima" }, "recipients": [{ "email": "ana@example.com" }] },
        { "externalId": "crm-2", "values": { "tenant": "Bo Berg" } },
    ],
}))]
pub(crate) struct CreateBulk {
    /// The template to use.
    template_id: String,
    /// The documents, 1 to 1,000. All are made, or on any error in any of them none.
    documents: Vec<BulkDocument>,
    /// When they can no longer be signed.
    #[schema(value_type = Option<String>, format = DateTime)]
    expires_at: Option<Timestamp>,
    /// Whether those invited get a mail; true where left out.
    notify: Option<bool>,
    /// A page of yours to which those invited can go back once they have submitted or declined, as for
    /// `POST /documents/{id}/send`; for those whose document names none.
    redirect_url: Option<String>,
}

/// One of them. It is no bag of values: they stand in `values`, and a field that is not here is ignored.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BulkDocument {
    /// What people will call it; made from the template's name and the date where left out.
    name: Option<String>,
    /// What your own system calls it, up to 255 characters.
    external_id: Option<String>,
    /// What else you want to attach: up to 50 texts.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    metadata: Option<IndexMap<String, String>>,
    /// Values known already.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    values: Option<Values>,
    /// Another name for `values`.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    data: Option<Values>,
    /// Whom to send it to; it is only made where left out.
    recipients: Option<Vec<Recipient>>,
    /// The page to go back to, in place of the one for all; only with `recipients`.
    redirect_url: Option<String>,
}

impl BulkDocument {
    fn into_row(self, expires_at: Option<Timestamp>, notify: bool) -> Row {
        let recipients = self.recipients.unwrap_or_default().into_iter().map(NewRecipient::from).collect();
        Row {
            name: self.name,
            external_id: self.external_id,
            metadata: self.metadata,
            values: Given::nested(self.values, self.data).unwrap_or_default().values,
            recipients,
            expires_at,
            notify,
            redirect_url: self.redirect_url,
        }
    }
}

/// Create many documents
///
/// Up to 1,000 of one template, with values and recipients of their own. All are checked before any is made; then they are
/// made one after the other, and `GET /bulk/{id}` says how far that is.
#[utoipa::path(
    post, path = "/documents/bulk", operation_id = "createDocumentsInBulk", tag = "Documents",
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours")),
    request_body = CreateBulk,
    responses(
        (status = 201, description = "The documents are ordered", body = Data<BulkItem>),
        (status = 404, description = "No such template", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn create(
    State(api): State<Api>,
    caller: Caller,
    Json(body): Json<CreateBulk>,
) -> Result<Reply, ApiError> {
    let template = template_id(&body.template_id)?;
    let (expires_at, notify) = (body.expires_at, body.notify.unwrap_or(true));
    let rows = body.documents.into_iter().map(|one| one.into_row(expires_at, notify)).collect();
    let answer = |bulk: &Bulk| Reply::created(BulkItem::of(bulk));
    Ok(app::bulk::order(&api.app, &caller.call, template, rows, body.redirect_url, answer).await?)
}
