//! `POST /documents/{id}/submit`.

use std::collections::BTreeMap;

use app::documents::{Submission, SubmittedDocument};
use app::signing::GivenSignature;
use axum::extract::State;
use model::id::DocumentKind;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{DocumentDetail, RespondentItem};
use crate::api::Api;
use crate::bag::{Bag, OwnFields};
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// What is submitted, and for whom. The answers may be nested under `values`, given by bracket keys such as
/// `values[rent]`, or by bare keys beside these fields.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({
    "email": "ana@example.com", "role": "Tenant", "values": { "rent": 950 }, "signatures": { "sign": { "typed": "Ana Lima" } },
}))]
pub(crate) struct SubmitDocument {
    /// The respondent's id; or their address and role, where these name one. None where nobody was invited.
    respondent_id: Option<String>,
    /// Their address.
    email: Option<String>,
    /// Their role.
    role: Option<String>,
    /// The answers, by the ids of their fields or the names of their variables. To a field that is `readOnly`, signed, or filled
    /// in by the service none is taken but what stands there.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    #[expect(dead_code, reason = "values are sorted out before, in all their shapes")]
    values: Option<IgnoredAny>,
    /// Another name for `values`.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    #[expect(dead_code, reason = "values are sorted out before, in all their shapes")]
    data: Option<IgnoredAny>,
    /// The signatures by the ids of their fields: each `{"typed": "…"}`, or `{"image": "data:image/png;base64,…"}`.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    signatures: Option<BTreeMap<String, GivenSignature>>,
}

impl OwnFields for SubmitDocument {
    const NAMES: &'static [&'static str] = &["respondentId", "email", "role", "signatures"];
}

/// What came of it.
#[derive(Serialize, ToSchema)]
pub(crate) struct SubmittedAnswer<'a> {
    /// The document as it is now.
    document: DocumentDetail<'a>,
    /// Who submitted; null where nobody was invited.
    respondent: Option<RespondentItem<'a>>,
}

impl<'a> SubmittedAnswer<'a> {
    fn of(submitted: &'a SubmittedDocument) -> Self {
        let document = &submitted.document;
        let respondent = submitted.respondent.and_then(|id| document.respondent(id).ok());
        Self { document: DocumentDetail::of(document), respondent: respondent.map(RespondentItem::of) }
    }
}

/// Submit a document
///
/// For somebody who was invited; a document that nobody was invited to is completed by it. Required fields are enforced as on
/// the signing page. The audit trail says that it came through the API, and by which key; it speaks of consent only where
/// it was given on the page before.
#[utoipa::path(
    post, path = "/documents/{id}/submit", operation_id = "submitDocument", tag = "Documents",
    params(
        ("id" = String, Path, description = "The document's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    request_body(content((SubmitDocument = "application/json"), (SubmitDocument = "application/x-www-form-urlencoded"))),
    responses(
        (status = 200, description = "It is submitted", body = Data<SubmittedAnswer>),
        (status = 404, description = "No such document or respondent", body = ErrorBody),
        (status = 409, description = "It is not their turn, or the state forbids it", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn submit(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
    body: Bag<SubmitDocument>,
) -> Result<Reply, ApiError> {
    let Bag { own, given } = body;
    let signatures = own.signatures.unwrap_or_default();
    let submission =
        Submission { respondent: own.respondent_id, email: own.email, role: own.role, given, signatures };
    let answer = |submitted: &SubmittedDocument| Reply::ok(SubmittedAnswer::of(submitted));
    Ok(app::documents::submit(&api.app, &caller.call, id.or_nothing(), submission, answer).await?)
}
