//! `POST /files`.

use app::files::NewFile;
use axum::extract::State;
use model::Timestamp;
use model::file::{FoundField, PageSize, UploadedFile};
use model::id::FileId;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::binary::Binary;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::received::Received;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// An uploaded file.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct File<'a> {
    /// Its id, by which templates and values of type `image` refer to it.
    #[schema(value_type = String, example = "fil_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: FileId,
    /// What it was called where it came from.
    #[schema(example = "lease.pdf")]
    name: &'a str,
    /// What it is, told by its content.
    #[schema(example = "application/pdf")]
    content_type: &'static str,
    /// Its length in bytes.
    size: i64,
    /// The SHA-256 of its bytes, in hexadecimal digits.
    sha256: &'a str,
    /// How many pages a PDF has; null for a picture.
    #[schema(example = 2)]
    pages: Option<usize>,
    /// The sizes of the pages of a PDF in points, turned as they are displayed.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    #[schema(value_type = Vec<BTreeMap<String, Value>>)]
    page_sizes: &'a [PageSize],
    /// The form fields that a PDF brought along: where they lie, as parts of the displayed page from its top left.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    #[schema(value_type = Vec<BTreeMap<String, Value>>)]
    form_fields: &'a [FoundField],
    /// The width of a picture in pixels.
    #[serde(skip_serializing_if = "Option::is_none")]
    width: Option<u32>,
    /// The height of a picture in pixels.
    #[serde(skip_serializing_if = "Option::is_none")]
    height: Option<u32>,
    /// When it was uploaded.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
}

impl<'a> File<'a> {
    fn of(file: &'a UploadedFile) -> Self {
        let facts = &file.facts;
        Self {
            id: file.id,
            name: &file.name,
            content_type: file.kind.media_type(),
            size: file.size,
            sha256: &file.sha256,
            pages: (!file.kind.is_picture()).then_some(facts.pages.len()),
            page_sizes: &facts.pages,
            form_fields: &facts.fields,
            width: facts.pixels.map(|(width, _)| width),
            height: facts.pixels.map(|(_, height)| height),
            created_at: file.created_at,
        }
    }
}

/// A form with a file.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only its schema is used")]
pub(crate) struct UploadForm {
    /// The file, with its name.
    file: Binary,
}

/// Upload a file
///
/// A PDF, PNG, JPEG or WebP, told by its content: as the body itself (its name in `?name=`), or as the part called
/// `file` of a `multipart/form-data` form. Templates refer to it by its id, and so do values of type `image`.
#[utoipa::path(
    post, path = "/files", operation_id = "uploadFile", tag = "Files",
    params(
        ("name" = Option<String>, Query, description = "What the file is called, where it is the body itself"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    request_body(content((Binary = "application/octet-stream"), (UploadForm = "multipart/form-data"))),
    responses(
        (status = 201, description = "The file was taken in", body = Data<File>),
        (status = 400, description = "The file is of another type, damaged, protected by a password or too large in some way", body = ErrorBody),
        (status = 403, description = "The plan lacks the API entitlement", body = ErrorBody),
        (status = 413, description = "The body is too large", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn upload(State(api): State<Api>, caller: Caller, received: Received) -> Result<Reply, ApiError> {
    let answer = |file: &UploadedFile| Reply::created(File::of(file));
    let new = NewFile { name: received.name, content: received.content };
    Ok(app::files::upload(&api.app, &caller.call, new, answer).await?)
}
