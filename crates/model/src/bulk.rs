//! Documents that were ordered together.

use crate::Timestamp;
use crate::id::{BulkId, DocumentId, TemplateId};

/// How an order stands.
#[derive(Debug, Clone)]
pub struct Bulk {
    /// Its id.
    pub id: BulkId,
    /// The template of all its documents.
    pub template: TemplateId,
    /// How many documents were ordered.
    pub total: i64,
    /// How many are made.
    pub done: i64,
    /// How many could not be made.
    pub failed: i64,
    /// When it was ordered.
    pub created_at: Timestamp,
    /// When the last of them was made.
    pub completed_at: Option<Timestamp>,
}

/// What became of one document of an order.
#[derive(Debug, Clone)]
pub struct BulkRow {
    /// Its place in the order, from 0 on.
    pub number: i64,
    /// The document, once it is made.
    pub document: Option<DocumentId>,
    /// Why it could not be made.
    pub error: Option<String>,
}

impl Bulk {
    /// Where it stands, in a word.
    #[must_use]
    pub const fn status(&self) -> &'static str {
        if self.completed_at.is_some() {
            "completed"
        } else if self.done + self.failed > 0 {
            "running"
        } else {
            "queued"
        }
    }
}
