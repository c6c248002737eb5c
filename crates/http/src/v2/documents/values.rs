//! `PATCH /documents/{id}/values`.

use app::documents::DocumentChanges;
use axum::extract::State;
use model::document::Document;
use model::id::DocumentKind;
use serde::Deserialize;
use serde::de::IgnoredAny;
use utoipa::ToSchema;

use super::DocumentDetail;
use crate::api::Api;
use crate::bag::{Bag, OwnFields};
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// Values to take over: nested under `values`, by bracket keys such as `values[rent]`, or by bare keys.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({ "values": { "rent": 980, "deposit": null } }))]
pub(crate) struct UpdateValues {
    /// The values by name; `null` removes one.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    #[expect(dead_code, reason = "values are sorted out before, in all their shapes")]
    values: Option<IgnoredAny>,
    /// Another name for `values`.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    #[expect(dead_code, reason = "values are sorted out before, in all their shapes")]
    data: Option<IgnoredAny>,
}

impl OwnFields for UpdateValues {
    const NAMES: &'static [&'static str] = &[];
}

/// Change a document's values
///
/// They are merged with those that are there. As JSON or as a form; text from a form is converted to the type of its
/// variable. A completed, declined, voided or expired document takes no more values.
#[utoipa::path(
    patch, path = "/documents/{id}/values", operation_id = "updateDocumentValues", tag = "Documents",
    params(
        ("id" = String, Path, description = "The document's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    request_body(content((UpdateValues = "application/json"), (UpdateValues = "application/x-www-form-urlencoded"))),
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
    body: Bag<UpdateValues>,
) -> Result<Reply, ApiError> {
    let changes = DocumentChanges { given: Some(body.given), ..DocumentChanges::default() };
    let answer = |document: &Document| Reply::ok(DocumentDetail::of(document));
    Ok(app::documents::update(&api.app, &caller.call, id.or_nothing(), changes, answer).await?)
}
