//! `POST /documents/{id}/exports`.

use axum::extract::State;
use model::export::Export;
use model::id::DocumentKind;
use serde::Deserialize;
use utoipa::ToSchema;

use super::ExportJob;
use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// What is wanted.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({ "format": "pdf" }))]
pub(crate) struct CreateExport {
    /// `pdf`, `bundle` or `json`.
    #[schema(example = "pdf")]
    format: String,
}

/// Export a document
///
/// Makes a file of the document beside your requests: `pdf` is what `GET /documents/{id}/pdf` gives, `bundle` the ZIP of
/// `POST /documents/{id}/download-bundle`, `json` the document with its values and what happened to it. Ask for the job until its
/// `status` is `completed`, or wait for the `export.completed` event; then get an address for the file from
/// `GET /exports/{id}/download-signed`. The file is kept for seven days, and removed earlier when the document is deleted.
#[utoipa::path(
    post, path = "/documents/{id}/exports", operation_id = "createExport", tag = "Exports",
    params(
        ("id" = String, Path, description = "The document's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    request_body = CreateExport,
    responses(
        (status = 201, description = "The job", body = Data<ExportJob>),
        (status = 403, description = "The plan lacks the API entitlement", body = ErrorBody),
        (status = 404, description = "No such document", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn create(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
    Json(body): Json<CreateExport>,
) -> Result<Reply, ApiError> {
    let answer = |export: &Export| Reply::created(ExportJob::of(export));
    Ok(app::exports::create(&api.app, &caller.call, id.or_nothing(), &body.format, answer).await?)
}
