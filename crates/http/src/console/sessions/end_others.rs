//! `DELETE /sessions`.

use app::sessions;
use axum::extract::State;

use crate::api::Api;
use crate::error::ApiError;
use crate::gate::Person;
use crate::reply::{Data, Done, Reply};

/// Sign out everywhere else
#[utoipa::path(
    delete, path = "/sessions", operation_id = "endOtherSessions", tag = "Account",
    responses((status = 200, description = "All others have ended", body = Data<Done>))
)]
pub(crate) async fn end_others(
    State(api): State<Api>,
    Person { who, token, .. }: Person,
) -> Result<Reply, ApiError> {
    sessions::end_others(&api.app, who.user.id, &token).await?;
    Ok(Reply::ok(Done::new("all other sessions have ended")))
}
