//! `POST /documents/{id}/void`.

use axum::extract::State;
use model::document::Document;
use model::id::DocumentKind;
use serde::Deserialize;
use utoipa::ToSchema;

use super::DocumentDetail;
use crate::api::Api;
use crate::body::MaybeJson;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// Why it is taken back.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({ "reason": "The rent was wrong; you will get a new version." }))]
pub(crate) struct VoidDocument {
    /// What the people invited are told, 1 to 2,000 characters.
    reason: Option<String>,
}

/// Void a document
///
/// Takes it back: nobody can sign it any more, and everybody who was invited is told. A document that is completed,
/// declined, voided or expired can't be voided.
#[utoipa::path(
    post, path = "/documents/{id}/void", operation_id = "voidDocument", tag = "Documents",
    params(
        ("id" = String, Path, description = "The document's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    request_body = Option<VoidDocument>,
    responses(
        (status = 200, description = "The document as it is now", body = Data<DocumentDetail>),
        (status = 403, description = "The plan lacks the API entitlement", body = ErrorBody),
        (status = 404, description = "No such document", body = ErrorBody),
        (status = 409, description = "The document's state forbids it", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn void(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
    MaybeJson(body): MaybeJson<VoidDocument>,
) -> Result<Reply, ApiError> {
    let answer = |document: &Document| Reply::ok(DocumentDetail::of(document));
    let reason = body.as_ref().and_then(|body| body.reason.as_deref());
    Ok(app::documents::void(&api.app, &caller.call, id.or_nothing(), reason, answer).await?)
}
