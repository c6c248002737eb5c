//! `PUT /session/workspace`.

use app::sessions;
use axum::extract::State;
use model::id::WorkspaceId;
use serde::Deserialize;
use utoipa::ToSchema;

use super::show::Session;
use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Person;
use crate::reply::{Data, Reply};

/// Where to go.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GoTo {
    /// The workspace's id; one of those that `GET /session` lists.
    #[schema(example = "wsp_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    workspace_id: String,
}

/// Go to another workspace
#[utoipa::path(
    put, path = "/session/workspace", operation_id = "switchWorkspace", tag = "Session",
    request_body = GoTo,
    responses(
        (status = 200, description = "The session as it is now", body = Data<Session>),
        (status = 404, description = "No such workspace, or not a member of it", body = ErrorBody),
    )
)]
pub(crate) async fn switch(
    State(api): State<Api>,
    Person { who, token, .. }: Person,
    Json(given): Json<GoTo>,
) -> Result<Reply, ApiError> {
    let workspace = given.workspace_id.parse().unwrap_or(WorkspaceId::NOTHING);
    sessions::switch(&api.app, who.user.id, &token, workspace).await?;
    let who = sessions::resume(&api.app, &token).await?;
    Ok(Reply::ok(Session::of(&api, who).await?))
}
