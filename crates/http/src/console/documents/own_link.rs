//! `POST /documents/{id}/respondents/{respondent}/own-link`.

use app::documents::FreshLink;
use axum::extract::State;
use model::id::{DocumentKind, RespondentKind};

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::{PathId, PathSecondId};
use crate::refusals::Refused;
use crate::reply::{Data, Reply};
use crate::v2::documents::link::SigningLink;

/// Go and sign yourself
///
/// The signing link of somebody who is signed in, where the respondent has the address of their account. The link in their mail
/// goes on working. The proof says that the link was taken at the console.
#[utoipa::path(
    post, path = "/documents/{id}/respondents/{respondent}/own-link", operation_id = "takeOwnSigningLink",
    tag = "Documents",
    params(
        ("id" = String, Path, description = "The document's id"),
        ("respondent" = String, Path, description = "The respondent's id"),
    ),
    responses(
        (status = 200, description = "The link", body = Data<SigningLink>),
        (status = 403, description = "The respondent has another address", body = ErrorBody),
        (status = 404, description = "No such document or respondent", body = ErrorBody),
        (status = 409, description = "The document's state forbids it, or others come first", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn take(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
    respondent: PathSecondId<RespondentKind>,
) -> Result<Reply, ApiError> {
    let answer = |link: &FreshLink| Reply::ok(SigningLink::of(link));
    let (id, respondent) = (id.known()?, respondent.known()?);
    Ok(app::documents::own_link(&api.app, &caller.call, id, respondent, answer).await?)
}
