//! Exports of documents.

pub(super) mod create;
pub(super) mod download_signed;
pub(super) mod show;

use model::Timestamp;
use model::export::Export;
use model::id::{DocumentId, ExportId};
use serde::Serialize;
use utoipa::ToSchema;

/// An export job.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Export)]
pub(crate) struct ExportJob<'a> {
    /// Its id.
    #[schema(value_type = String, example = "exp_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: ExportId,
    /// The document.
    #[schema(value_type = String, example = "doc_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    document_id: DocumentId,
    /// What it is exported as: `pdf`, `bundle` or `json`.
    #[schema(example = "pdf")]
    format: &'static str,
    /// How far it has come: `queued`, `running`, `completed`, `failed` or `expired`.
    #[schema(example = "completed")]
    status: &'static str,
    /// How much of it is done, from 0 to 100.
    #[schema(example = 100)]
    progress: i64,
    /// The length of the file in bytes, once it is there.
    #[schema(example = 18_231)]
    size: Option<i64>,
    /// The SHA-256 of the file, in hexadecimal digits, once it is there.
    #[schema(example = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08")]
    sha256: Option<&'a str>,
    /// Why it failed; while it is queued, why the last attempt did.
    #[schema(example = json!(null))]
    error: Option<&'a str>,
    /// When it was asked for.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// When the file was finished.
    #[schema(value_type = Option<String>, format = DateTime)]
    completed_at: Option<Timestamp>,
    /// Until when the file is kept: seven days.
    #[schema(value_type = Option<String>, format = DateTime)]
    expires_at: Option<Timestamp>,
}

impl<'a> ExportJob<'a> {
    fn of(export: &'a Export) -> Self {
        Self {
            id: export.id,
            document_id: export.document,
            format: export.format.name(),
            status: export.status.name(),
            progress: export.progress,
            size: export.file.as_ref().map(|file| file.size),
            sha256: export.file.as_ref().map(|file| file.sha256.as_str()),
            error: export.error.as_deref(),
            created_at: export.created_at,
            completed_at: export.completed_at,
            expires_at: export.expires_at,
        }
    }
}
