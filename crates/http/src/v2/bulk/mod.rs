//! Documents that are ordered together.

pub(super) mod create;
pub(super) mod show;

use model::Timestamp;
use model::bulk::Bulk;
use model::id::{BulkId, TemplateId};
use serde::Serialize;
use utoipa::ToSchema;

/// How an order stands.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Bulk)]
pub(crate) struct BulkItem {
    /// Its id.
    #[schema(value_type = String, example = "blk_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: BulkId,
    /// The template of all its documents.
    #[schema(value_type = String, example = "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    template_id: TemplateId,
    /// Where it stands: `queued`, `running` or `completed`.
    #[schema(example = "running")]
    status: &'static str,
    /// How many documents were ordered.
    #[schema(example = 250)]
    total: i64,
    /// How many are made.
    #[schema(example = 100)]
    done: i64,
    /// How many could not be made.
    #[schema(example = 0)]
    failed: i64,
    /// When it was ordered.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// When the last of them was made.
    #[schema(value_type = Option<String>, format = DateTime)]
    completed_at: Option<Timestamp>,
}

impl BulkItem {
    fn of(bulk: &Bulk) -> Self {
        Self {
            id: bulk.id,
            template_id: bulk.template,
            status: bulk.status(),
            total: bulk.total,
            done: bulk.done,
            failed: bulk.failed,
            created_at: bulk.created_at,
            completed_at: bulk.completed_at,
        }
    }
}
