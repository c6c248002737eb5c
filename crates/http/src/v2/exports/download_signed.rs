//! `GET /exports/{id}/download-signed`.

use axum::extract::State;
use model::Timestamp;
use model::id::ExportKind;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// An address for a file.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SignedDownload<'a> {
    /// The address, which gives the file to whoever has it.
    #[schema(example = "https://sign.example.com/d/AZMl…")]
    url: &'a str,
    /// Until when it works.
    #[schema(value_type = String, format = DateTime)]
    expires_at: Timestamp,
}

/// Get an address for an export's file
///
/// It works for fifteen minutes, without a key, and can't be altered to give anything else. Where the service keeps its files
/// in an object store, it is an address of that store.
#[utoipa::path(
    get, path = "/exports/{id}/download-signed", operation_id = "downloadExport", tag = "Exports",
    params(("id" = String, Path, description = "The export's id")),
    responses(
        (status = 200, description = "The address", body = Data<SignedDownload>),
        (status = 403, description = "The plan lacks the API entitlement", body = ErrorBody),
        (status = 404, description = "No such export", body = ErrorBody),
        (status = 409, description = "The export is not completed, or failed", body = ErrorBody),
        (status = 410, description = "The export has expired", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn download_signed(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<ExportKind>,
) -> Result<Reply, ApiError> {
    let link = app::exports::signed_link(&api.app, &caller.call, id.known()?).await?;
    Ok(Reply::ok(SignedDownload { url: &link.url, expires_at: link.expires_at }))
}
