//! Files that a respondent attaches, and pictures that the document shows.

use app::files::NewFile;
use axum::extract::{FromRequest, Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use model::file::UploadedFile;
use model::id::{FileId, FileKind};
use serde::Serialize;
use utoipa::ToSchema;

use super::Visiting;
use crate::api::Api;
use crate::binary::Binary;
use crate::error::ApiError;
use crate::path_id::PathId;
use crate::received::Received;
use crate::reply::{Data, Reply};

/// A file that was taken in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::public) struct Attached {
    #[schema(value_type = String, example = "file_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: FileId,
    name: String,
    content_type: &'static str,
    size: i64,
}

impl Attached {
    pub(in crate::public) fn of(file: UploadedFile) -> Self {
        Self { id: file.id, content_type: file.kind.media_type(), size: file.size, name: file.name }
    }
}

/// Takes a file in.
#[utoipa::path(
    post, path = "/s/files", operation_id = "attachFile", tag = "Signing",
    request_body(content = Binary, description = "The file as it is, or a form with it", content_type = "application/octet-stream"),
    responses((status = 201, description = "The file", body = Data<Attached>))
)]
pub(in crate::public) async fn attach(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    headers: HeaderMap,
    request: Request,
) -> Result<Reply, ApiError> {
    // Before anything of the file is read: most links that are tried are nobody's.
    app::signing::may_attach(&api.app, &visitor).await?;
    api.floods.let_in(&api.app, visitor.ip, "attachments").await?;
    let _under_way = api.uploads.begin(visitor.ip)?;
    let received = Received::from_request(request, &api).await?;
    api.upload_bytes.take(&visitor.token, visitor.ip, received.content.len(), api.app.now())?;
    let new = NewFile { name: received.name.or_else(|| name_in(&headers)), content: received.content };
    let file = app::signing::attach(&api.app, &visitor, new).await?;
    Ok(Reply::created(Attached::of(file)))
}

/// The name of a file that is sent as the body itself, percent-encoded.
pub(in crate::public) fn name_in(headers: &HeaderMap) -> Option<String> {
    let encoded = headers.get("x-file-name")?.to_str().ok()?;
    // A plus is a plus here, unlike in a form.
    let pair = format!("name={}", encoded.replace('+', "%2B"));
    url::form_urlencoded::parse(pair.as_bytes()).next().map(|(_, name)| name.into_owned())
}

/// A picture that the document shows.
pub(in crate::public) async fn picture(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    id: PathId<FileKind>,
) -> Result<Response, ApiError> {
    let (kind, content) = app::signing::picture(&api.app, &visitor, id.known()?).await?;
    Ok(([(header::CONTENT_TYPE, HeaderValue::from_static(kind))], content).into_response())
}
