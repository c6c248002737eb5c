//! How webhooks fare, at a glance.

use model::id::{WebhookId, WorkspaceId};
use model::webhook::DeliveryStatus;

use crate::args;
use crate::engine::{Database, Row, StoreError};

/// Deliveries that are counted at most: beyond this it is many.
pub const MOST_COUNTED: i64 = 1_000;
/// The last deliveries that are told.
const RECENT: i64 = 20;

/// A delivery among the last ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recent {
    /// What became of it.
    pub status: DeliveryStatus,
    /// How often it was tried.
    pub attempts: i64,
}

/// How many deliveries to a webhook wait, at most [`MOST_COUNTED`].
///
/// # Errors
/// When the database does not answer.
pub async fn pending(database: &Database, webhook: WebhookId) -> Result<i64, StoreError> {
    const SQL: &str = "SELECT count(*) FROM
                       (SELECT 1 AS one FROM deliveries WHERE webhook_id = $1 AND status = 'pending' LIMIT $2) AS waiting";
    let found = database.lookup(SQL, args![webhook, MOST_COUNTED], |mut row| row.take());
    Ok(found.await?.pop().unwrap_or_default())
}

/// The last deliveries to a webhook, the newest first.
///
/// # Errors
/// When the database does not answer.
pub async fn recent(
    database: &Database,
    workspace: WorkspaceId,
    webhook: WebhookId,
) -> Result<Vec<Recent>, StoreError> {
    const SQL: &str = "SELECT status, attempts FROM deliveries WHERE webhook_id = $2 AND workspace_id = $1
                       ORDER BY created_at DESC, id DESC LIMIT $3";
    let map = |mut row: Row| Ok(Recent { status: row.parse()?, attempts: row.take()? });
    database.lookup(SQL, args![workspace, webhook, RECENT], map).await
}
