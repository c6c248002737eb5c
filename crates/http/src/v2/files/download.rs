//! `GET /files/{id}`.

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use model::file_name::on_any_system;
use model::id::FileKind;

use crate::api::Api;
use crate::binary::Binary;
use crate::disposition::inline;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::Refused;

/// How long the name may be under which a file is saved, so that every system takes it.
const LONGEST_NAME: usize = 150;

/// Download a file
///
/// Its bytes as they were uploaded.
#[utoipa::path(
    get, path = "/files/{id}", operation_id = "downloadFile", tag = "Files",
    params(("id" = String, Path, description = "The file's id")),
    responses(
        (
            status = 200, description = "The file",
            content((Binary = "application/pdf"), (Binary = "image/png"), (Binary = "image/jpeg"), (Binary = "image/webp"))
        ),
        (status = 403, description = "The plan lacks the API entitlement", body = ErrorBody),
        (status = 404, description = "No such file", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn download(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<FileKind>,
) -> Result<Response, ApiError> {
    let app::files::Download { file, content } = app::files::download(&api.app, &caller.call, id.known()?).await?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(file.kind.media_type())),
        // Earlier versions kept whatever ending was sent.
        (header::CONTENT_DISPOSITION, inline(&on_any_system(&file.name, file.kind, LONGEST_NAME))),
    ];
    Ok((headers, content).into_response())
}
