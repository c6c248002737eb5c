//! Uploaded files: what is known of them. Their bytes are blobs.

use model::file::{FileKind, UploadedFile};
use model::id::{FileId, WorkspaceId};

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, lost};

fn read(mut row: Row) -> Result<UploadedFile, StoreError> {
    Ok(UploadedFile {
        id: row.take()?,
        name: row.take()?,
        kind: FileKind::of_media_type(&row.take::<String>()?)
            .ok_or_else(|| StoreError::corrupt("unknown media type"))?,
        size: row.take()?,
        sha256: row.take()?,
        facts: serde_json::from_str(&row.take::<String>()?)
            .map_err(|error| StoreError::Corrupt(Box::new(error)))?,
        created_at: row.take()?,
    })
}

/// Adds a file whose bytes are stored.
pub fn insert(write: &mut Write, workspace: WorkspaceId, file: &UploadedFile) {
    // Facts are numbers and texts under constant names, which always have a text form.
    let facts = serde_json::to_string(&file.facts).unwrap_or_default();
    write.one(
        lost::FILE,
        "INSERT INTO files (workspace_id, id, name, media_type, size, sha256, facts, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        args![
            workspace,
            file.id,
            file.name.as_str(),
            file.kind.media_type(),
            file.size,
            file.sha256.as_str(),
            facts,
            file.created_at,
        ],
    );
}

/// The file of that id.
///
/// # Errors
/// When the database does not answer.
pub async fn find(
    database: &Database,
    workspace: WorkspaceId,
    id: FileId,
) -> Result<Option<UploadedFile>, StoreError> {
    const SQL: &str = "SELECT id, name, media_type, size, sha256, facts, created_at
         FROM files WHERE workspace_id = $1 AND id = $2";
    Ok(database.lookup(SQL, args![workspace, id], read).await?.pop())
}

/// Makes a write that names a file depend on its being there: it is lost under the label `file` where it is gone, and nobody
/// removes it until the commit.
pub fn hold(write: &mut Write, workspace: WorkspaceId, id: FileId) {
    const SQL: &str = "UPDATE files SET id = id WHERE workspace_id = $1 AND id = $2";
    write.one(lost::FILE, SQL, args![workspace, id]);
}

/// Deletes what is known of a file. The write is lost under the label `file` where it is gone already.
pub fn delete(write: &mut Write, workspace: WorkspaceId, id: FileId) {
    write.one(lost::FILE, "DELETE FROM files WHERE workspace_id = $1 AND id = $2", args![workspace, id]);
}

/// Whether any file of the workspace has these bytes, by their SHA-256.
///
/// # Errors
/// When the database does not answer.
pub async fn has_bytes(database: &Database, workspace: WorkspaceId, sha256: &str) -> Result<bool, StoreError> {
    const SQL: &str = "SELECT id FROM files WHERE workspace_id = $1 AND sha256 = $2 LIMIT 1";
    let found = database.query(SQL, args![workspace, sha256], |mut row| row.take::<String>()).await?;
    Ok(!found.is_empty())
}
