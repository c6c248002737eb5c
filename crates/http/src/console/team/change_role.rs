//! `PATCH /team/{id}`.

use app::team;
use axum::extract::State;
use model::id::UserKind;
use model::people::Role;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Done, Reply};

/// What a member may do from now on.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewRole {
    /// `administrator` or `member`.
    #[schema(example = "administrator")]
    role: String,
}

/// Change what a member may do
///
/// The keys that they made follow at once. The last administrator stays one.
#[utoipa::path(
    patch, path = "/team/{id}", operation_id = "changeRole", tag = "Team",
    params(("id" = String, Path, description = "The member's id")),
    request_body = NewRole,
    responses(
        (status = 200, description = "Changed", body = Data<Done>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        (status = 404, description = "No such member", body = ErrorBody),
        (status = 409, description = "It is the last administrator", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn change_role(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    id: PathId<UserKind>,
    Json(given): Json<NewRole>,
) -> Result<Reply, ApiError> {
    let role: Role = given
        .role
        .parse()
        .map_err(|error: model::people::UnknownRole| model::Error::field("role", error.to_string()))?;
    team::change_role(&api.app, &caller.call, id.or_nothing(), role).await?;
    Ok(Reply::ok(Done::new("the role was changed")))
}
