//! `DELETE /workspace`.

use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Done, Reply};

/// What shows that it is meant.
#[derive(Deserialize, ToSchema)]
pub(crate) struct DeleteWorkspace {
    /// The workspace's name, letter by letter.
    #[schema(example = "Acme")]
    name: String,
}

/// Delete the workspace
///
/// With its templates, documents, files, people who are in no other workspace, keys, webhooks and its audit trail. At once no
/// key, session or link opens anything of it; the rest is cleared away soon after. There is no way back. Where it was the
/// last one, the service waits to be set up again.
#[utoipa::path(
    delete, path = "/workspace", operation_id = "deleteWorkspace", tag = "Workspace",
    request_body = DeleteWorkspace,
    responses(
        (status = 200, description = "Deleted", body = Data<Done>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn delete(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    Json(body): Json<DeleteWorkspace>,
) -> Result<Reply, ApiError> {
    app::workspaces::delete(&api.app, &caller.call, &body.name).await?;
    Ok(Reply::ok(Done::new("the workspace was deleted")))
}
