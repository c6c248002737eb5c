//! `DELETE /sessions/{id}`.

use app::sessions;
use axum::extract::State;
use model::id::SessionKind;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Person;
use crate::path_id::PathId;
use crate::reply::{Data, Done, Reply};

/// Sign out elsewhere
#[utoipa::path(
    delete, path = "/sessions/{id}", operation_id = "endSession", tag = "Account",
    params(("id" = String, Path, description = "The session's id")),
    responses(
        (status = 200, description = "Ended", body = Data<Done>),
        (status = 404, description = "No such session of one's own", body = ErrorBody),
    )
)]
pub(crate) async fn end(
    State(api): State<Api>,
    Person { who, .. }: Person,
    id: PathId<SessionKind>,
) -> Result<Reply, ApiError> {
    sessions::end(&api.app, who.user.id, id.known()?).await?;
    Ok(Reply::ok(Done::new("the session has ended")))
}
