//! `POST /documents/{id}/respondents/{respondent}/link`.

use app::documents::FreshLink;
use axum::extract::State;
use model::Timestamp;
use model::id::{DocumentKind, RespondentKind};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::{PathId, PathSecondId};
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// A signing link.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SigningLink<'a> {
    /// The address that opens the document for this person, and for whoever else has it.
    url: &'a str,
    /// When it ends.
    #[schema(value_type = String, format = DateTime)]
    expires_at: Timestamp,
}

impl<'a> SigningLink<'a> {
    pub fn of(link: &'a FreshLink) -> Self {
        Self { url: &link.url, expires_at: link.expires_at }
    }
}

/// Make a signing link
///
/// A fresh one, for embedding or for handing out yourself. The link that this person had before opens nothing any more. The
/// proof says of whoever comes by it that the link was handed out.
#[utoipa::path(
    post, path = "/documents/{id}/respondents/{respondent}/link", operation_id = "makeSigningLink", tag = "Documents",
    params(
        ("id" = String, Path, description = "The document's id"),
        ("respondent" = String, Path, description = "The respondent's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    responses(
        (status = 200, description = "The link", body = Data<SigningLink>),
        (status = 403, description = "The plan lacks the API entitlement", body = ErrorBody),
        (status = 404, description = "No such document or respondent", body = ErrorBody),
        (status = 409, description = "The document's state forbids it", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn link(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
    respondent: PathSecondId<RespondentKind>,
) -> Result<Reply, ApiError> {
    let answer = |link: &FreshLink| Reply::ok(SigningLink::of(link));
    let (id, respondent) = (id.known()?, respondent.known()?);
    Ok(app::documents::fresh_link(&api.app, &caller.call, id, respondent, answer).await?)
}
