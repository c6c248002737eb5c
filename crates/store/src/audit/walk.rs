//! Reading the chains in pieces, to check them.

use model::audit::Entry;
use model::id::{DocumentId, WorkspaceId};
use model::seal::SealFacts;

use super::entries::{COLUMNS, read, rest};
use crate::args;
use crate::documents::read_seal;
use crate::engine::{Database, Dialect, StoreError};

/// The head of a workspace's chain, as it is noted.
#[derive(Debug, Clone)]
pub struct Head {
    /// How many links there are.
    pub length: i64,
    /// The hash of the last one.
    pub hash: Vec<u8>,
    /// How many checkpoints there are.
    pub checkpoints: i64,
    /// The link that the last of them signed.
    pub checkpoint_position: i64,
}

/// The head of a workspace's chain; none where it has no link.
///
/// # Errors
/// When the database does not answer.
pub async fn head(database: &Database, workspace: WorkspaceId) -> Result<Option<Head>, StoreError> {
    const SQL: &str =
        "SELECT length, hash, checkpoint_number, checkpoint_position FROM audit_heads WHERE workspace_id = $1";
    let found = database.query(SQL, args![workspace], |mut row| {
        Ok(Head {
            length: row.take()?,
            hash: row.take()?,
            checkpoints: row.take()?,
            checkpoint_position: row.take()?,
        })
    });
    Ok(found.await?.pop())
}

/// A link with its entry and what is needed to check the entry in the chain of its document.
#[derive(Debug, Clone)]
pub struct Linked {
    /// Its place in the chain.
    pub position: i64,
    /// The id of the entry that it was made for.
    pub activity: String,
    /// Its hash.
    pub hash: Vec<u8>,
    /// The hash of the entry before in the chain of the document.
    pub trail_before: Option<Vec<u8>>,
    /// Whether the document is there.
    pub document_there: bool,
    /// The entry; none where it is gone.
    pub entry: Option<Entry>,
}

/// Links after a position, in order, at most so many.
///
/// # Errors
/// When the database does not answer.
pub async fn links(
    database: &Database,
    workspace: WorkspaceId,
    after: i64,
    limit: i64,
) -> Result<Vec<Linked>, StoreError> {
    let sql = format!(
        "SELECT l.position, l.activity_id, l.hash, b.trail_hash, d.id, {COLUMNS}
         FROM audit_links l
         LEFT JOIN activity a ON a.seq = l.seq
         LEFT JOIN activity b ON b.document_id = a.document_id AND b.trail_number = a.trail_number - 1
                             AND b.trail_number IS NOT NULL
         LEFT JOIN documents d ON d.id = a.document_id AND d.workspace_id = l.workspace_id
         WHERE l.workspace_id = $1 AND l.position > $2 ORDER BY l.position LIMIT $3"
    );
    let rows = database.query(sql, args![workspace, after, limit], |mut row| {
        let (position, activity, hash) = (row.take()?, row.take()?, row.take()?);
        let trail_before = row.take()?;
        let document_there = row.take::<Option<String>>()?.is_some();
        let id: Option<String> = row.take()?;
        let entry = id.map(|id| rest(id, &mut row)).transpose()?;
        Ok(Linked { position, activity, hash, trail_before, document_there, entry })
    });
    rows.await
}

/// Entries of a workspace that no link leads to, although all that were committed before are linked; the first of them.
///
/// # Errors
/// When the database does not answer.
pub async fn unlinked(database: &Database, workspace: WorkspaceId, limit: i64) -> Result<Vec<Entry>, StoreError> {
    let committed = match database.dialect() {
        Dialect::Sqlite => "a.seq <= (SELECT chained FROM audit_position)",
        Dialect::Postgres => "NOT EXISTS (SELECT 1 FROM audit_pending p WHERE p.seq = a.seq)",
    };
    let sql = format!(
        "SELECT {COLUMNS} FROM activity a
         LEFT JOIN audit_links l ON l.workspace_id = a.workspace_id AND l.seq = a.seq
         WHERE a.workspace_id = $1 AND l.seq IS NULL AND {committed} ORDER BY a.seq LIMIT $2"
    );
    database.query(sql, args![workspace, limit], |mut row| read(&mut row)).await
}

/// A document, and how its chain ends.
#[derive(Debug, Clone)]
pub struct DocumentEnd {
    /// Which.
    pub id: DocumentId,
    /// How many entries its chain has, as the document has it.
    pub length: i64,
    /// The hash of the last one, as the document has it.
    pub head: Option<Vec<u8>>,
    /// The highest number among its entries.
    pub last: Option<i64>,
    /// The hash of that entry's link.
    pub last_hash: Option<Vec<u8>>,
    /// Its seal.
    pub seal: Option<SealFacts>,
}

/// The documents of a workspace after an id, in the order of their ids, at most so many.
///
/// # Errors
/// When the database does not answer.
pub async fn documents(
    database: &Database,
    workspace: WorkspaceId,
    after: DocumentId,
    limit: i64,
) -> Result<Vec<DocumentEnd>, StoreError> {
    const SQL: &str = "SELECT d.id, d.trail_length, d.trail_head, a.trail_number, a.trail_hash, d.seal
         FROM documents d
         LEFT JOIN activity a ON a.document_id = d.id AND a.trail_number = (
             SELECT max(b.trail_number) FROM activity b WHERE b.document_id = d.id AND b.trail_number IS NOT NULL
         ) AND a.trail_number IS NOT NULL
         WHERE d.workspace_id = $1 AND d.id > $2 ORDER BY d.id LIMIT $3";
    let rows = database.query(SQL, args![workspace, after, limit], |mut row| {
        Ok(DocumentEnd {
            id: row.take()?,
            length: row.take()?,
            head: row.take()?,
            last: row.take()?,
            last_hash: row.take()?,
            seal: read_seal(row.take()?)?,
        })
    });
    rows.await
}
