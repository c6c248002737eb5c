//! `PATCH /documents/{id}`.

use app::documents::DocumentChanges;
use axum::extract::State;
use model::document::Document;
use model::given::Given;
use model::id::DocumentKind;
use model::values::Values;
use serde::Deserialize;
use utoipa::ToSchema;

use super::DocumentDetail;
use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// What is to be changed; what is left out stays.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({ "data": { "rent": 980, "deposit": null } }))]
pub(crate) struct UpdateDocument {
    /// What people will call it, 1 to 255 characters.
    name: Option<String>,
    /// Values to take over; `null` removes one.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    data: Option<Values>,
}

/// Change a document
///
/// Its name, its values, or both. A completed, declined, voided or expired document takes no more values.
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
    let given = body.data.map(Given::from);
    let changes = DocumentChanges { name: body.name, given, ..DocumentChanges::default() };
    let answer = |document: &Document| Reply::ok(DocumentDetail::of(document));
    Ok(app::documents::update(&api.app, &caller.call, id.or_nothing(), changes, answer).await?)
}
