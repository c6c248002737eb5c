//! Exports of documents. Their files are blobs.

use model::Timestamp;
use model::export::{Export, ExportFile};
use model::id::{DocumentId, ExportId, WorkspaceId};

use crate::args;
use crate::engine::{Database, Row, StoreError, Write};

/// Files that are removed at once.
const LIMIT: i64 = 100;

fn read(mut row: Row) -> Result<Export, StoreError> {
    let size: Option<i64> = row.take()?;
    let sha256: Option<String> = row.take()?;
    Ok(Export {
        file: size.zip(sha256).map(|(size, sha256)| ExportFile { size, sha256 }),
        id: row.take()?,
        document: row.take()?,
        name: row.take()?,
        format: row.parse()?,
        status: row.parse()?,
        progress: row.take()?,
        error: row.take()?,
        created_at: row.take()?,
        completed_at: row.take()?,
        expires_at: row.take()?,
    })
}

/// Adds an export.
pub fn insert(write: &mut Write, workspace: WorkspaceId, export: &Export) {
    write.one(
        "export",
        "INSERT INTO exports (workspace_id, id, document_id, name, format, status, progress, kept, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        args![
            workspace,
            export.id,
            export.document,
            &export.name,
            export.format.name(),
            export.status.name(),
            export.progress,
            false,
            export.created_at,
        ],
    );
}

/// The export of that id.
///
/// # Errors
/// When the database does not answer.
pub async fn find(
    database: &Database,
    workspace: WorkspaceId,
    id: ExportId,
) -> Result<Option<Export>, StoreError> {
    const SQL: &str = "SELECT size, sha256, id, document_id, name, format, status, progress, error, created_at,
                              completed_at, expires_at
                       FROM exports WHERE workspace_id = $1 AND id = $2";
    Ok(database.lookup(SQL, args![workspace, id], read).await?.pop())
}

/// Says that an export is being made, and how much of it is done.
pub fn advance(write: &mut Write, workspace: WorkspaceId, id: ExportId, progress: i64) {
    write.any(
        "UPDATE exports SET status = 'running', progress = $3
         WHERE workspace_id = $1 AND id = $2 AND status IN ('queued', 'running')",
        args![workspace, id, progress],
    );
}

/// Says why an attempt failed; there will be another one.
pub fn put_off(write: &mut Write, workspace: WorkspaceId, id: ExportId, error: &str) {
    write.any(
        "UPDATE exports SET status = 'queued', progress = 0, error = $3
         WHERE workspace_id = $1 AND id = $2 AND status IN ('queued', 'running')",
        args![workspace, id, error],
    );
}

/// Says that the file is there. The write is lost under the label `export` when that was settled before.
pub fn complete(write: &mut Write, workspace: WorkspaceId, export: &Export) {
    let file = export.file.as_ref();
    write.one(
        "export",
        "UPDATE exports
         SET status = 'completed', progress = $3, size = $4, sha256 = $5, kept = $6, error = NULL, completed_at = $7,
             expires_at = $8
         WHERE workspace_id = $1 AND id = $2 AND status IN ('queued', 'running')",
        args![
            workspace,
            export.id,
            export.progress,
            file.map(|file| file.size),
            file.map(|file| file.sha256.as_str()),
            true,
            export.completed_at,
            export.expires_at,
        ],
    );
}

/// Says that an export was given up. The write is lost under the label `export` when that was settled before.
pub fn fail(write: &mut Write, workspace: WorkspaceId, id: ExportId, error: &str) {
    write.one(
        "export",
        "UPDATE exports SET status = 'failed', error = $3
         WHERE workspace_id = $1 AND id = $2 AND status IN ('queued', 'running')",
        args![workspace, id, error],
    );
}

/// Ends the time of all files that were made of a document: they are to be had no more and removed soon.
pub fn end_of_document(write: &mut Write, workspace: WorkspaceId, document: DocumentId, now: Timestamp) {
    write.any(
        "UPDATE exports SET expires_at = $3
         WHERE workspace_id = $1 AND document_id = $2 AND kept AND expires_at > $3",
        args![workspace, document, now],
    );
}

/// Exports whose files are there and whose time is over, of all workspaces.
///
/// # Errors
/// When the database does not answer.
pub async fn to_remove(database: &Database, now: Timestamp) -> Result<Vec<(WorkspaceId, ExportId)>, StoreError> {
    const SQL: &str = "SELECT workspace_id, id FROM exports WHERE kept AND expires_at <= $1
                       ORDER BY expires_at LIMIT $2";
    database.query(SQL, args![now, LIMIT], |mut row| Ok((row.take()?, row.take()?))).await
}

/// Says that the file of an export is gone.
pub fn removed(write: &mut Write, workspace: WorkspaceId, id: ExportId) {
    write.any(
        "UPDATE exports SET kept = $3, status = 'expired' WHERE workspace_id = $1 AND id = $2",
        args![workspace, id, false],
    );
}
