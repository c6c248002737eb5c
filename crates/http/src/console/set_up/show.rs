//! `GET /set-up`.

use axum::extract::State;
use axum::http::HeaderMap;
use serde::Serialize;
use utoipa::ToSchema;

use super::followed;
use crate::api::Api;
use crate::error::ApiError;
use crate::reply::{Data, Reply};

/// Whether the service can be set up from this browser.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SetUpState {
    /// Whether a workspace exists already.
    is_set_up: bool,
    /// Whether this browser followed a set-up link that works.
    has_link: bool,
}

/// Show whether the service can be set up
#[utoipa::path(
    get, path = "/set-up", operation_id = "getSetUp", tag = "Set-up", security(()),
    responses((status = 200, description = "Whether it can", body = Data<SetUpState>))
)]
pub(crate) async fn show(State(api): State<Api>, headers: HeaderMap) -> Result<Reply, ApiError> {
    let has_link = followed(&api, &headers).await?.is_some();
    let is_set_up = !app::workspaces::none_yet(&api.app).await?;
    Ok(Reply::ok(SetUpState { is_set_up, has_link }))
}
