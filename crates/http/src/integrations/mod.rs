//! The path that automation platforms have used all along: `POST /api/integrations/documents` makes a document and, where
//! recipients are named, sends it at once. It takes the key in either header, and JSON or a form.

use app::documents::NewDocument;
use axum::Router;
use axum::extract::State;
use indexmap::IndexMap;
use model::Timestamp;
use serde::Deserialize;
use serde::de::IgnoredAny;
use utoipa::ToSchema;
use utoipa::openapi::{OpenApi, ServerBuilder};
use utoipa_axum::routes;

use crate::api::Api;
use crate::bag::{Bag, OwnFields};
use crate::error::{ApiError, ErrorBody};
use crate::gate::{Caller, Face, GateLayer};
use crate::operations::Operations;
use crate::params::Params;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};
use crate::v1::documents::send::Recipient;
use crate::v2::documents::DocumentDetail;
use crate::v2::documents::create::{Inviting, make, template_id};

/// The path, behind the gate.
pub(crate) fn router(api: &Api) -> Router<Api> {
    operations().behind("", GateLayer::new(api, Face::INTEGRATIONS))
}

fn operations() -> Operations {
    Operations::default().routes(routes!(create))
}

/// Adds the path to the document of version 2, below which it does not lie: it begins at the root of the service.
pub(crate) fn describe(document: &mut OpenApi) {
    let mut own = operations().openapi();
    for item in own.paths.paths.values_mut() {
        item.servers = Some(vec![ServerBuilder::new().url("/").build()]);
    }
    document.merge(own);
}

/// A document to be made, and sent where there are recipients. Its values may be nested under `values` or `data`, given by
/// bracket keys such as `values[rent]`, or by bare keys beside these fields.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({
    "templateId": "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab", "externalId": "crm-5817", "values[tenant]": "Ana Lima", "values[rent]": "950",
    "recipients": [{ "email": "ana@example.com", "role": "Tenant" }],
}))]
struct IntegratedDocument {
    /// The template to use; here or in the query.
    template_id: Option<String>,
    /// What people will call it; made from the template's name and the date where left out.
    name: Option<String>,
    /// What your own system calls it, up to 255 characters; lists can be filtered by it.
    external_id: Option<String>,
    /// What else you want to attach: up to 50 texts of 500 characters, whose names have up to 40.
    #[schema(value_type = Option<Object>)]
    metadata: Option<IndexMap<String, String>>,
    /// Whom to send it to, 1 to 100; it is only made where left out.
    recipients: Option<Vec<Recipient>>,
    /// When it can no longer be signed; it lies in the future.
    #[schema(value_type = Option<String>, format = DateTime)]
    expires_at: Option<Timestamp>,
    /// Whether those invited get a mail; true where left out.
    notify: Option<bool>,
    /// A page of yours to which those invited can go back once they have submitted or declined, as for
    /// `POST /documents/{id}/send`; only with `recipients`.
    redirect_url: Option<String>,
    /// Values known already. Those of the template's variables are checked; all others are kept as they are.
    #[schema(value_type = Option<Object>)]
    #[expect(dead_code, reason = "values are sorted out before, in all their shapes")]
    values: Option<IgnoredAny>,
    /// Another name for `values`.
    #[schema(value_type = Option<Object>)]
    #[expect(dead_code, reason = "values are sorted out before, in all their shapes")]
    data: Option<IgnoredAny>,
}

impl OwnFields for IntegratedDocument {
    const NAMES: &'static [&'static str] =
        &["templateId", "name", "externalId", "metadata", "recipients", "expiresAt", "notify", "redirectUrl"];
    const LITERALS: &'static [&'static str] = &["notify", "order"];
}

/// Create and send a document in one call
///
/// For automation platforms: as JSON or as a form, with the template in the body or in the query. Where `recipients` are named, the
/// document is sent at once: both, or on any error neither. The address has no `/api/external/v2` in front. The key may also come
/// as `Authorization: Bearer`.
#[utoipa::path(
    post, path = "/api/integrations/documents", operation_id = "createIntegratedDocument", tag = "Documents",
    params(
        ("templateId" = Option<String>, Query, description = "The template to use, where the body does not name it"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    request_body(content((IntegratedDocument = "application/json"), (IntegratedDocument = "application/x-www-form-urlencoded"))),
    responses(
        (status = 201, description = "The document was made, and sent where that was wanted", body = Data<DocumentDetail>),
        (status = 404, description = "No such template", body = ErrorBody),
        BodyRefused,
    )
)]
async fn create(
    State(api): State<Api>,
    caller: Caller,
    params: Params,
    body: Bag<IntegratedDocument>,
) -> Result<Reply, ApiError> {
    let Bag { own, given } = body;
    let Some(template) = own.template_id.as_deref().or_else(|| params.text("templateId")) else {
        return Err(model::Error::field("templateId", "is required, in the body or in the query").into());
    };
    let template = template_id(template)?;
    let IntegratedDocument { name, external_id, metadata, expires_at, recipients, notify, redirect_url, .. } = own;
    let new = NewDocument { name, given, external_id, metadata, expires_at };
    make(&api, &caller, template, new, Inviting { recipients, notify, redirect_url }).await
}
