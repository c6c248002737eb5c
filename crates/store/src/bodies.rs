//! The bodies of templates: stored once per workspace under their hash, never changed.

use model::Timestamp;
use model::body::{Body, BodyHash, JsonObject};
use model::id::WorkspaceId;

use crate::args;
use crate::engine::{Database, Row, StoreError, Write};

pub(crate) const COLUMNS: &str = "b.content, b.symbol_table, b.expression_table, b.form_schema";

pub(crate) fn read(row: &mut Row) -> Result<Body, StoreError> {
    let mut part = || JsonObject::stored(row.take()?).map_err(|error| StoreError::Corrupt(Box::new(error)));
    Ok(Body { content: part()?, symbol_table: part()?, expression_table: part()?, form_schema: part()? })
}

/// Adds a body unless it is there.
pub fn insert(write: &mut Write, workspace: WorkspaceId, hash: &BodyHash, body: &Body, now: Timestamp) {
    write.any(
        "INSERT INTO bodies (workspace_id, hash, content, symbol_table, expression_table, form_schema, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (workspace_id, hash) DO NOTHING",
        args![
            workspace,
            hash.as_str(),
            body.content.text(),
            body.symbol_table.text(),
            body.expression_table.text(),
            body.form_schema.text(),
            now,
        ],
    );
}

/// The body of that hash.
///
/// # Errors
/// When the database does not answer.
pub async fn find(
    database: &Database,
    workspace: WorkspaceId,
    hash: &BodyHash,
) -> Result<Option<Body>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM bodies b WHERE b.workspace_id = $1 AND b.hash = $2");
    Ok(database.lookup(sql, args![workspace, hash.as_str()], |mut row| read(&mut row)).await?.pop())
}
