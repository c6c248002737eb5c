//! What a workspace's mails show at their head.

use model::Timestamp;
use model::id::WorkspaceId;

use crate::args;
use crate::engine::{Database, StoreError, Write};

/// A workspace's logo.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logo {
    /// Such as `image/png`.
    pub media_type: String,
    /// The picture itself.
    pub picture: Vec<u8>,
}

/// What is known of a logo without looking at it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogoFacts {
    /// Such as `image/png`.
    pub media_type: String,
    /// When it was set.
    pub updated_at: Timestamp,
}

/// Puts a logo in the place of the one before.
pub fn put(write: &mut Write, workspace: WorkspaceId, logo: &Logo, now: Timestamp) {
    write.one(
        "logo",
        "INSERT INTO logos (workspace_id, media_type, picture, updated_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (workspace_id) DO UPDATE
         SET media_type = excluded.media_type, picture = excluded.picture, updated_at = excluded.updated_at",
        args![workspace, logo.media_type.as_str(), logo.picture.clone(), now],
    );
}

/// Takes the logo away, where there is one.
pub fn delete(write: &mut Write, workspace: WorkspaceId) {
    write.any("DELETE FROM logos WHERE workspace_id = $1", args![workspace]);
}

/// The logo of a workspace.
///
/// # Errors
/// When the database does not answer.
pub async fn find(database: &Database, workspace: WorkspaceId) -> Result<Option<Logo>, StoreError> {
    const SQL: &str = "SELECT media_type, picture FROM logos WHERE workspace_id = $1";
    let map = |mut row: crate::engine::Row| Ok(Logo { media_type: row.take()?, picture: row.take()? });
    Ok(database.lookup(SQL, args![workspace], map).await?.pop())
}

/// What is known of a workspace's logo.
///
/// # Errors
/// When the database does not answer.
pub async fn facts(database: &Database, workspace: WorkspaceId) -> Result<Option<LogoFacts>, StoreError> {
    const SQL: &str = "SELECT media_type, updated_at FROM logos WHERE workspace_id = $1";
    let map = |mut row: crate::engine::Row| Ok(LogoFacts { media_type: row.take()?, updated_at: row.take()? });
    Ok(database.lookup(SQL, args![workspace], map).await?.pop())
}
