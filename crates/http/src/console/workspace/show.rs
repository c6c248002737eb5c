//! `GET /workspace`.

use axum::extract::State;

use super::SettingsItem;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// Show the workspace's settings
#[utoipa::path(
    get, path = "/workspace", operation_id = "getWorkspace", tag = "Workspace",
    responses(
        (status = 200, description = "The settings", body = Data<SettingsItem>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn show(State(api): State<Api>, Administrator(caller): Administrator) -> Result<Reply, ApiError> {
    let decided = app::workspaces::settings(&api.app, &caller.call).await?;
    Ok(Reply::ok(SettingsItem::of(&decided)))
}
