//! `PATCH /documents/{id}`.

use app::documents::{DocumentChanges, Expiry};
use axum::extract::State;
use indexmap::IndexMap;
use model::Timestamp;
use model::document::Document;
use model::given::Given;
use model::id::DocumentKind;
use model::values::Values;
use serde::{Deserialize, Deserializer};
use utoipa::ToSchema;

use super::DocumentDetail;
use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::nulls::emptied;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// What is to be changed; what is left out stays.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "name": "Lease of flat 4", "expiresAt": "2026-12-24T18:00:00.000Z", "values": { "rent": 980, "deposit": null } }))]
pub(crate) struct UpdateDocument {
    /// What people will call it, 1 to 255 characters.
    name: Option<String>,
    /// Values to take over; `null` removes one.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    values: Option<Values>,
    /// Another name for `values`.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    data: Option<Values>,
    /// When it can no longer be signed, sooner or later than before but in the future; `null` for never.
    #[serde(default, deserialize_with = "expiry")]
    #[schema(value_type = Option<String>, format = DateTime)]
    expires_at: Option<Expiry>,
    /// What your own system calls it, up to 255 characters; `null` for nothing.
    #[serde(default, deserialize_with = "emptied")]
    external_id: Option<String>,
    /// What else you want to attach, in the place of all that was there; `null` for nothing.
    #[serde(default, deserialize_with = "emptied")]
    #[schema(value_type = Option<Object>)]
    metadata: Option<IndexMap<String, String>>,
}

/// Tells a field that is `null` from one that is left out.
fn expiry<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Expiry>, D::Error> {
    let moment = Option::<Timestamp>::deserialize(deserializer)?;
    Ok(Some(moment.map_or(Expiry::Never, Expiry::At)))
}

/// Change a document
///
/// Its name, its values, what you attached to it, until when it can be signed. A completed, declined, voided or expired document
/// only takes another name, `externalId` and `metadata`.
#[utoipa::path(
    patch, path = "/documents/{id}", operation_id = "updateDocument", tag = "Documents",
    params(
        ("id" = String, Path, description = "The document's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    request_body = UpdateDocument,
    responses(
        (status = 200, description = "The document as it is now", body = Data<DocumentDetail>),
        (status = 404, description = "No such document", body = ErrorBody),
        (status = 409, description = "The document's state forbids it", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn update(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
    Json(body): Json<UpdateDocument>,
) -> Result<Reply, ApiError> {
    let given = Given::nested(body.values, body.data);
    let UpdateDocument { name, expires_at, external_id, metadata, .. } = body;
    let changes = DocumentChanges { name, given, expiry: expires_at, external_id, metadata };
    let answer = |document: &Document| Reply::ok(DocumentDetail::of(document));
    Ok(app::documents::update(&api.app, &caller.call, id.or_nothing(), changes, answer).await?)
}
