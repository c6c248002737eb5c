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

/// Adds a body unless it is there; then nobody deletes it until the commit.
pub fn insert(write: &mut Write, workspace: WorkspaceId, hash: &BodyHash, body: &Body, now: Timestamp) {
    write.any(
        "INSERT INTO bodies (workspace_id, hash, content, symbol_table, expression_table, form_schema, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (workspace_id, hash) DO UPDATE SET created_at = bodies.created_at",
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

/// Deletes a body, unless a template has or had it or it is ordered. Whoever adds it at the same moment is waited for, and
/// then seen. Documents are asked for before, by [`is_in_use`]: there are too many to look through them while all other changes
/// wait, and without a template none is added.
pub fn delete_unused(write: &mut Write, workspace: WorkspaceId, hash: &BodyHash) {
    const HELD: &str = "UPDATE bodies SET created_at = created_at WHERE workspace_id = $1 AND hash = $2";
    const UNUSED: &str = "DELETE FROM bodies WHERE workspace_id = $1 AND hash = $2
        AND NOT EXISTS (SELECT 1 FROM templates t WHERE t.workspace_id = $1 AND t.body_hash = $2)
        AND NOT EXISTS (SELECT 1 FROM template_versions v WHERE v.workspace_id = $1 AND v.body_hash = $2)
        AND NOT EXISTS (SELECT 1 FROM bulk_jobs o WHERE o.workspace_id = $1 AND o.body_hash = $2)";
    for sql in [HELD, UNUSED] {
        write.any(sql, args![workspace, hash.as_str()]);
    }
}

/// How far behind another node's clock may be that wrote the row of a document.
const APART_MILLIS: i64 = 60 * 60 * 1_000;

/// Whether a document is made of a body, a template has or had it, or it is ordered. The documents since there is the body are
/// looked through, so this is for work that nobody waits for.
///
/// # Errors
/// When the database does not answer.
pub async fn is_in_use(database: &Database, workspace: WorkspaceId, hash: &BodyHash) -> Result<bool, StoreError> {
    const SQL: &str = "SELECT id FROM templates WHERE workspace_id = $1 AND body_hash = $2
        UNION ALL
        SELECT template_id FROM template_versions WHERE workspace_id = $1 AND body_hash = $2
        UNION ALL
        SELECT id FROM bulk_jobs WHERE workspace_id = $1 AND body_hash = $2
        UNION ALL
        SELECT id FROM documents WHERE workspace_id = $1 AND body_hash = $2 AND created_at >= (
            SELECT created_at - $3 FROM bodies WHERE workspace_id = $1 AND hash = $2
        )
        LIMIT 1";
    let args = args![workspace, hash.as_str(), APART_MILLIS];
    Ok(!database.query(SQL, args, |mut row| row.take::<String>()).await?.is_empty())
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
