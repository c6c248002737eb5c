//! Files that are attached to a public page.

use app::files::NewFile;
use axum::extract::{FromRequest, Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use model::id::FileKind;

use super::Filling;
use crate::api::Api;
use crate::binary::Binary;
use crate::client_address::ClientAddress;
use crate::error::ApiError;
use crate::path_id::PathSecondId;
use crate::public::sign::files::{Attached, name_in};
use crate::received::Received;
use crate::reply::{Data, Reply};

/// Takes a file in.
#[utoipa::path(
    post, path = "/f/{id}/files", operation_id = "attachToForm", tag = "Public form", security(()),
    params(("id" = String, Path, description = "The template's id")),
    request_body(content = Binary, description = "The file as it is, or a form with it", content_type = "application/octet-stream"),
    responses((status = 201, description = "The file", body = Data<Attached>))
)]
pub(in crate::public) async fn attach(
    State(api): State<Api>,
    Filling(opened): Filling,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    request: Request,
) -> Result<Reply, ApiError> {
    // Before anything of the file is read.
    app::fill::may_attach(&api.app, &opened).await?;
    api.floods.let_in(&api.app, address, "files").await?;
    let _under_way = api.uploads.begin(address)?;
    let received = Received::from_request(request, &api).await?;
    let page = opened.template().to_string();
    api.upload_bytes.take(&page, address, received.content.len(), api.app.now())?;
    let new = NewFile { name: received.name.or_else(|| name_in(&headers)), content: received.content };
    let file = app::fill::attach(&api.app, &opened, new).await?;
    Ok(Reply::created(Attached::of(file)))
}

/// A picture that the template shows.
pub(in crate::public) async fn picture(
    State(api): State<Api>,
    Filling(opened): Filling,
    file: PathSecondId<FileKind>,
) -> Result<Response, ApiError> {
    let (kind, content) = app::fill::picture(&api.app, &opened, file.known()?).await?;
    Ok(([(header::CONTENT_TYPE, HeaderValue::from_static(kind))], content).into_response())
}
