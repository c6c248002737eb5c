//! `GET`, `PUT` and `DELETE /workspace/logo`.

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;

use crate::api::Api;
use crate::binary::Binary;
use crate::error::{ApiError, ErrorBody};
use crate::gate::{Administrator, Caller};
use crate::refusals::Refused;
use crate::reply::{Data, Done, Reply};

/// Show the workspace's logo
#[utoipa::path(
    get, path = "/workspace/logo", operation_id = "getWorkspaceLogo", tag = "Workspace",
    responses(
        (status = 200, description = "The picture, PNG or JPEG", content_type = "image/png", body = Binary),
        (status = 404, description = "There is none", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn show(State(api): State<Api>, caller: Caller) -> Result<Response, ApiError> {
    let logo = app::workspaces::logo(&api.app, &caller.call).await?;
    let kind = HeaderValue::from_str(&logo.media_type).map_err(model::Error::internal)?;
    Ok(([(header::CONTENT_TYPE, kind)], logo.picture).into_response())
}

/// Set the workspace's logo
///
/// A PNG or JPEG picture of at most 200 kB, since every mail carries it. The body is the picture itself.
#[utoipa::path(
    put, path = "/workspace/logo", operation_id = "setWorkspaceLogo", tag = "Workspace",
    request_body(content = Binary, content_type = "application/octet-stream"),
    responses(
        (status = 200, description = "Set", body = Data<Done>),
        (status = 400, description = "It is no such picture", body = ErrorBody),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        (status = 413, description = "It is far too large", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn set(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    picture: Bytes,
) -> Result<Reply, ApiError> {
    app::workspaces::set_logo(&api.app, &caller.call, Some(picture.into())).await?;
    Ok(Reply::ok(Done::new("the logo was set")))
}

/// Take the workspace's logo away
#[utoipa::path(
    delete, path = "/workspace/logo", operation_id = "deleteWorkspaceLogo", tag = "Workspace",
    responses(
        (status = 200, description = "There is none any more", body = Data<Done>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn remove(
    State(api): State<Api>,
    Administrator(caller): Administrator,
) -> Result<Reply, ApiError> {
    app::workspaces::set_logo(&api.app, &caller.call, None).await?;
    Ok(Reply::ok(Done::new("the logo was taken away")))
}
