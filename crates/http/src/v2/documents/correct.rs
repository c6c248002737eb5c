//! `PATCH /documents/{id}/respondents/{respondent}`.

use app::documents::Correction;
use axum::extract::State;
use model::document::Document;
use model::id::{DocumentKind, RespondentKind};
use serde::Deserialize;
use utoipa::ToSchema;

use super::DocumentDetail;
use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::{PathId, PathSecondId};
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// What is to be corrected; each is optional, one must be there.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "email": "ana.lima@example.com" }))]
pub(crate) struct CorrectRespondent {
    /// Their address. With another one the link that they had opens nothing any more, and a new invitation goes out
    /// unless the document was sent without mail.
    email: Option<String>,
    /// Their name; an empty one takes it away.
    name: Option<String>,
    /// The code that they have to enter before anything is shown, 4 to 64 characters; an empty one takes it away. Their link
    /// stays, and whoever was locked out by wrong codes may try again at once. Tell it to them by other means than mail.
    access_code: Option<String>,
}

/// Correct a respondent
///
/// Their address, name or access code, before they submit.
#[utoipa::path(
    patch, path = "/documents/{id}/respondents/{respondent}", operation_id = "correctRespondent", tag = "Documents",
    params(
        ("id" = String, Path, description = "The document's id"),
        ("respondent" = String, Path, description = "The respondent's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    request_body = CorrectRespondent,
    responses(
        (status = 200, description = "The document as it is now", body = Data<DocumentDetail>),
        (status = 404, description = "No such document or respondent", body = ErrorBody),
        (status = 409, description = "The document's state or the respondent's forbids it", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn correct(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
    respondent: PathSecondId<RespondentKind>,
    Json(body): Json<CorrectRespondent>,
) -> Result<Reply, ApiError> {
    let answer = |document: &Document| Reply::ok(DocumentDetail::of(document));
    let correction = Correction { email: body.email, name: body.name, access_code: body.access_code };
    let (id, respondent) = (id.or_nothing(), respondent.or_nothing());
    Ok(app::documents::correct(&api.app, &caller.call, id, respondent, correction, answer).await?)
}
