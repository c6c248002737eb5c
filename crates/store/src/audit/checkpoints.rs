//! Heads of chains that the instance signed.

use model::Timestamp;
use model::audit::Chain;
use model::id::WorkspaceId;

use crate::args;
use crate::engine::{Database, Row, StoreError, Write};

/// A head that the instance signed.
#[derive(Debug, Clone)]
pub struct Checkpoint {
    /// Counts the checkpoints of a workspace, from one.
    pub number: i64,
    /// The link that was the last one then.
    pub position: i64,
    /// Its hash.
    pub hash: Vec<u8>,
    /// When it was signed.
    pub at: Timestamp,
    /// The signature.
    pub signature: Vec<u8>,
    /// The certificate that it can be checked with, by its SHA-256.
    pub certificate: String,
    /// What only this instance can make of it.
    pub mark: Vec<u8>,
    /// The hash of the link that is at its position now.
    pub link: Option<Vec<u8>>,
}

/// A chain that has grown since it was last signed.
#[derive(Debug, Clone)]
pub struct Due {
    /// Whose.
    pub workspace: WorkspaceId,
    /// Its head.
    pub chain: Chain,
    /// How many checkpoints there are already.
    pub number: i64,
}

/// Chains that have grown since they were last signed, where that was at or before a moment; at most so many.
///
/// # Errors
/// When the database does not answer.
pub async fn due(database: &Database, before: Timestamp, limit: i64) -> Result<Vec<Due>, StoreError> {
    const SQL: &str = "SELECT workspace_id, length, hash, checkpoint_number FROM audit_heads
                       WHERE length > checkpoint_position AND checkpoint_at <= $1 ORDER BY checkpoint_at LIMIT $2";
    let rows = database.query(SQL, args![before, limit], |mut row| {
        let (workspace, length) = (row.take()?, row.take()?);
        let head = row.take::<Vec<u8>>()?.try_into();
        let head = head.map_err(|_| StoreError::corrupt("a hash of another length"))?;
        Ok(Due { workspace, chain: Chain { length, head }, number: row.take()? })
    });
    rows.await
}

/// Keeps a checkpoint, as the next one of its workspace. The write is lost where somebody else kept it.
pub fn keep_checkpoint(write: &mut Write, workspace: WorkspaceId, checkpoint: &Checkpoint) {
    write.one(
        "audit head",
        "UPDATE audit_heads SET checkpoint_number = $2, checkpoint_position = $3, checkpoint_at = $4
         WHERE workspace_id = $1 AND checkpoint_number = $5",
        args![workspace, checkpoint.number, checkpoint.position, checkpoint.at, checkpoint.number - 1],
    );
    write.one(
        "checkpoint",
        "INSERT INTO audit_checkpoints (workspace_id, number, position, hash, at, signature, certificate_sha256, mark)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        args![
            workspace,
            checkpoint.number,
            checkpoint.position,
            checkpoint.hash.clone(),
            checkpoint.at,
            checkpoint.signature.clone(),
            &checkpoint.certificate,
            checkpoint.mark.clone(),
        ],
    );
}

/// The checkpoints of a workspace after a number, in order, at most so many.
///
/// # Errors
/// When the database does not answer.
pub async fn checkpoints(
    database: &Database,
    workspace: WorkspaceId,
    after: i64,
    limit: i64,
) -> Result<Vec<Checkpoint>, StoreError> {
    const SQL: &str =
        "SELECT c.number, c.position, c.hash, c.at, c.signature, c.certificate_sha256, c.mark, l.hash
         FROM audit_checkpoints c
         LEFT JOIN audit_links l ON l.workspace_id = c.workspace_id AND l.position = c.position
         WHERE c.workspace_id = $1 AND c.number > $2 ORDER BY c.number LIMIT $3";
    let read = |mut row: Row| {
        Ok(Checkpoint {
            number: row.take()?,
            position: row.take()?,
            hash: row.take()?,
            at: row.take()?,
            signature: row.take()?,
            certificate: row.take()?,
            mark: row.take()?,
            link: row.take()?,
        })
    };
    database.query(SQL, args![workspace, after, limit], read).await
}
