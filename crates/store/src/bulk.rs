//! Documents that were ordered together: what is still to be made, and what became of the rest.

use model::Timestamp;
use model::body::BodyHash;
use model::bulk::{Bulk, BulkRow};
use model::id::{BulkId, DocumentId, WorkspaceId};
use model::name::Name;

use crate::args;
use crate::engine::{Database, Row, StoreError, Write};

/// How long an order is remembered.
const KEPT_DAYS: i64 = 30;

/// What an order's documents are made of, beside their own rows.
#[derive(Debug, Clone)]
pub struct Order {
    /// How it stands.
    pub bulk: Bulk,
    /// What the template was called.
    pub template_name: Name,
    /// The template's body when it was ordered.
    pub body: BodyHash,
    /// Who ordered, as JSON.
    pub caller: String,
}

const COLUMNS: &str = "id, template_id, total, done, failed, created_at, completed_at";

fn read(row: &mut Row) -> Result<Bulk, StoreError> {
    Ok(Bulk {
        id: row.take()?,
        template: row.take()?,
        total: row.take()?,
        done: row.take()?,
        failed: row.take()?,
        created_at: row.take()?,
        completed_at: row.take()?,
    })
}

/// Adds an order with the encrypted rows.
pub fn insert(write: &mut Write, workspace: WorkspaceId, order: &Order, rows: &[Vec<u8>]) {
    let bulk = &order.bulk;
    write.one(
        "bulk",
        "INSERT INTO bulk_jobs (workspace_id, id, template_id, template_name, body_hash, caller, total, done, failed,
                                created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        args![
            workspace,
            bulk.id,
            bulk.template,
            order.template_name.as_str(),
            order.body.as_str(),
            &order.caller,
            bulk.total,
            bulk.done,
            bulk.failed,
            bulk.created_at,
        ],
    );
    for (number, payload) in (0i64..).zip(rows) {
        const SQL: &str = "INSERT INTO bulk_rows (bulk_id, number, payload) VALUES ($1, $2, $3)";
        write.one("bulk row", SQL, args![bulk.id, number, payload.as_slice()]);
    }
}

/// The order of that id.
///
/// # Errors
/// When the database does not answer.
pub async fn find(database: &Database, workspace: WorkspaceId, id: BulkId) -> Result<Option<Order>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS}, template_name, body_hash, caller FROM bulk_jobs WHERE workspace_id = $1 AND id = $2"
    );
    let map = |mut row: Row| {
        Ok(Order {
            bulk: read(&mut row)?,
            template_name: Name::stored(row.take()?),
            body: BodyHash::stored(row.take()?),
            caller: row.take()?,
        })
    };
    Ok(database.lookup(sql, args![workspace, id], map).await?.pop())
}

/// What became of each document of an order, in the order's own order. The order was found before, in its workspace.
///
/// # Errors
/// When the database does not answer.
pub async fn rows(database: &Database, bulk: &Bulk) -> Result<Vec<BulkRow>, StoreError> {
    const SQL: &str = "SELECT number, document_id, error FROM bulk_rows WHERE bulk_id = $1 ORDER BY number";
    let map = |mut row: Row| Ok(BulkRow { number: row.take()?, document: row.take()?, error: row.take()? });
    database.query(SQL, args![bulk.id], map).await
}

/// The next rows that are still to be made, with their encrypted content.
///
/// # Errors
/// When the database does not answer.
pub async fn waiting(database: &Database, id: BulkId, most: u32) -> Result<Vec<(i64, Vec<u8>)>, StoreError> {
    const SQL: &str = "SELECT number, payload FROM bulk_rows WHERE bulk_id = $1 AND payload IS NOT NULL
                       ORDER BY number LIMIT $2";
    database.query(SQL, args![id, most], |mut row| Ok((row.take()?, row.take()?))).await
}

/// Notes what became of a row: its document, or why there is none. The write is lost under the label `bulk row` where that
/// was noted before, so that no row is made twice.
pub fn settle(write: &mut Write, id: BulkId, number: i64, made: Result<DocumentId, &str>) {
    let (document, error) = (made.ok(), made.err());
    write.one(
        "bulk row",
        "UPDATE bulk_rows SET payload = NULL, document_id = $3, error = $4
         WHERE bulk_id = $1 AND number = $2 AND payload IS NOT NULL",
        args![id, number, document, error],
    );
}

/// Counts rows that were settled; with the last of them the order is completed.
pub fn count(write: &mut Write, id: BulkId, done: i64, failed: i64, now: Timestamp) {
    write.one(
        "bulk",
        "UPDATE bulk_jobs SET done = done + $2, failed = failed + $3,
                completed_at = CASE WHEN done + failed + $4 >= total THEN $5 ELSE completed_at END
         WHERE id = $1",
        args![id, done, failed, done + failed, now],
    );
}

/// Forgets orders that were completed long ago. Their documents stay.
pub fn forget_old(write: &mut Write, now: Timestamp) {
    const SQL: &str = "DELETE FROM bulk_jobs WHERE completed_at < $1";
    write.any(SQL, args![now.plus_days(-KEPT_DAYS)]);
}
