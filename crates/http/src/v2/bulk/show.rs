//! `GET /bulk/{id}`.

use app::bulk::Progress;
use axum::extract::State;
use model::id::{BulkKind, DocumentId};
use serde::Serialize;
use utoipa::ToSchema;

use super::BulkItem;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// An order in full.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BulkDetail<'a> {
    #[serde(flatten)]
    #[schema(inline)]
    item: BulkItem,
    /// The documents in the order in which they were given; null for those that are not made.
    #[schema(value_type = Vec<Option<String>>, example = json!(["doc_01jcmwk1x3f2q8z5v7t9r4n6ab", null]))]
    document_ids: Vec<Option<DocumentId>>,
    /// Why some could not be made.
    errors: Vec<RowError<'a>>,
}

/// Why a document could not be made.
#[derive(Serialize, ToSchema)]
#[schema(as = BulkRowError)]
pub(crate) struct RowError<'a> {
    /// Its place among the documents, from 0 on.
    #[schema(example = 3)]
    row: i64,
    /// What is wrong.
    #[schema(example = "expiresAt must lie in the future")]
    message: &'a str,
}

impl<'a> BulkDetail<'a> {
    fn of(progress: &'a Progress) -> Self {
        let errors = progress
            .rows
            .iter()
            .filter_map(|row| Some(RowError { row: row.number, message: row.error.as_deref()? }));
        Self {
            item: BulkItem::of(&progress.bulk),
            document_ids: progress.rows.iter().map(|row| row.document).collect(),
            errors: errors.collect(),
        }
    }
}

/// Show how an order of documents stands
///
/// It is kept for 30 days after it was completed.
#[utoipa::path(
    get, path = "/bulk/{id}", operation_id = "getBulk", tag = "Documents",
    params(("id" = String, Path, description = "The order's id")),
    responses(
        (status = 200, description = "How it stands", body = Data<BulkDetail>),
        (status = 404, description = "No such order", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn show(State(api): State<Api>, caller: Caller, id: PathId<BulkKind>) -> Result<Reply, ApiError> {
    let progress = app::bulk::show(&api.app, &caller.call, id.known()?).await?;
    Ok(Reply::ok(BulkDetail::of(&progress)))
}
