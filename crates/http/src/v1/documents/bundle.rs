//! `POST /documents/{id}/download-bundle`.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use model::id::DocumentKind;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::MaybeJson;
use crate::disposition::attachment;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;

/// The bytes of a ZIP, as the documentation describes them.
#[derive(utoipa::ToSchema)]
#[schema(value_type = String, format = Binary)]
#[expect(dead_code, reason = "only its schema is used")]
pub(crate) struct ZipFile(Vec<u8>);

/// What the bundle is to hold.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({ "include": ["response.pdf", "audit-trail.pdf"] }))]
pub(crate) struct BundleContents {
    /// What to put into it; everything where left out: `response.pdf`, `audit-trail.pdf`, `response.json`,
    /// `respondents.csv`, `activity.jsonl`, `attachments`. `manifest.json` always comes along.
    #[schema(example = json!(["response.pdf", "audit-trail.pdf"]))]
    include: Option<Vec<String>>,
}

/// Download everything about a document
///
/// A ZIP, in every state of the document: `response.pdf` (the sealed PDF once there is one), `audit-trail.pdf` (the
/// certificate of completion), `response.json`, `respondents.csv`, `activity.jsonl` (each entry of the document's audit
/// chain with all that is hashed of it), the files that people attached, each as `attachments/{number}-{name}`, and
/// `manifest.json` with the SHA-256 of each file. `countersign verify` checks it without the service.
#[utoipa::path(
    post, path = "/documents/{id}/download-bundle", operation_id = "downloadDocumentBundle", tag = "Documents",
    params(("id" = String, Path, description = "The document's id")),
    request_body(content = Option<BundleContents>, description = "May be left out"),
    responses(
        (status = 200, description = "The bundle", content_type = "application/zip", body = ZipFile),
        (status = 404, description = "No such document", body = ErrorBody),
        (status = 409, description = "The document holds too much to be printed", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn bundle(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
    MaybeJson(contents): MaybeJson<BundleContents>,
) -> Result<Response, ApiError> {
    let include = contents.and_then(|contents| contents.include);
    let bundle = app::documents::bundle(&api.app, &caller.call, id.or_nothing(), include.as_deref()).await?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/zip")),
        (header::CONTENT_DISPOSITION, attachment(&format!("{}.zip", bundle.name))),
    ];
    Ok((headers, Body::from_stream(bundle.into_stream())).into_response())
}
