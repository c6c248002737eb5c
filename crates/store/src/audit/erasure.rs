//! Taking the personal parts out of entries.

use model::Timestamp;
use model::audit::Entry;
use model::id::{ActivityId, RespondentId, WorkspaceId};

use super::entries::{COLUMNS, read};
use crate::args;
use crate::engine::{Database, Row, StoreError, Write, contains};

/// Entries of a workspace behind a number that may tell about a person: what they did themselves, and what names them by id
/// or holds their address, be it as a part of another. At most so many, each with its number, in order.
///
/// # Errors
/// When the database does not answer.
pub async fn about(
    database: &Database,
    workspace: WorkspaceId,
    respondent: Option<RespondentId>,
    address: &str,
    after: i64,
    limit: i64,
) -> Result<Vec<(i64, Entry)>, StoreError> {
    // Whoever asks is rarely in a hurry, and a workspace's stream can be looked through: an index for it would cost every
    // entry. Addresses are compared in small letters, as both engines make them of ASCII.
    let sql = format!(
        "SELECT a.seq, {COLUMNS} FROM activity a
         WHERE a.workspace_id = $1 AND a.seq > $5 AND a.erased_at IS NULL AND a.event <> 'respondent.erased'
           AND (a.actor_id = $2 OR a.metadata LIKE $3 OR lower(a.message) LIKE $4 ESCAPE '!'
                OR lower(a.metadata) LIKE $4 ESCAPE '!')
         ORDER BY a.seq LIMIT $6"
    );
    let id = respondent.map(|id| id.to_string());
    let by_id = id.as_ref().map(|id| format!("%{id}%"));
    let by_address = contains(address);
    let map = |mut row: Row| Ok((row.take()?, read(&mut row)?));
    database.query(sql, args![workspace, id, by_id, by_address, after, limit], map).await
}

/// Takes the personal parts out of an entry and keeps what stands for them. The write is lost where that was done already.
pub fn erase(write: &mut Write, workspace: WorkspaceId, entry: &Entry, erasure: ActivityId, now: Timestamp) {
    write.one(
        "entry to erase",
        "UPDATE activity SET actor_name = '', message = '', metadata = '{}', ip = NULL, words = '', salt = NULL,
                             commitment = $4, erased_at = $5, erasure_id = $6
         WHERE workspace_id = $1 AND created_at = $2 AND id = $3 AND erased_at IS NULL",
        args![workspace, entry.created_at, &entry.id, entry.commitment(), now, erasure],
    );
}
