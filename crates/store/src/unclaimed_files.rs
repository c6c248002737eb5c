//! Which files rows name, for clearing away those that none does.

use std::collections::HashSet;

use model::Timestamp;
use model::id::WorkspaceId;

use crate::args;
use crate::engine::{Database, Row, StoreError, Write};

/// Rows that are read at once.
const BATCH: usize = 1_000;
/// The same as an argument.
const LIMIT: i64 = 1_000;
/// Hexadecimal digits of a SHA-256.
const DIGITS: usize = 64;

/// Takes the next round of looking for them, which no other node takes within so long. The write is lost under the label
/// `round` when it is not due.
pub fn take_round(write: &mut Write, now: Timestamp, pause_millis: i64) {
    write.one(
        "round",
        "UPDATE rounds SET at = $1 WHERE name = 'unclaimed files' AND at <= $2",
        args![now, now.plus_millis(-pause_millis)],
    );
}

/// The SHA-256 of every sealed PDF of a workspace that a document has or had: the documents know the present one, the audit
/// trail those before an upgrade.
///
/// # Errors
/// When the database does not answer.
pub async fn sealed(database: &Database, workspace: WorkspaceId) -> Result<HashSet<String>, StoreError> {
    const SEALS: &str = "SELECT id, seal FROM documents
                         WHERE workspace_id = $1 AND id > $2 AND seal IS NOT NULL ORDER BY id LIMIT $3";
    const SAID: &str = "SELECT a.id, a.metadata FROM activity a JOIN documents d ON d.id = a.document_id
                        WHERE a.workspace_id = $1 AND a.event = 'document.sealed' AND a.id > $2
                        ORDER BY a.id LIMIT $3";
    let mut claimed = HashSet::new();
    for sql in [SEALS, SAID] {
        let mut after = String::new();
        loop {
            let read = |mut row: Row| Ok((row.take::<String>()?, row.take::<String>()?));
            let rows = database.query(sql, args![workspace, &after, LIMIT], read).await?;
            for (_, text) in &rows {
                claimed.extend(hashes(text).map(str::to_owned));
            }
            match rows.last() {
                Some((id, _)) if rows.len() >= BATCH => after.clone_from(id),
                _ => break,
            }
        }
    }
    Ok(claimed)
}

/// Everything in a text that looks like a SHA-256: rather one too many than one too few.
fn hashes(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_hexdigit()).filter(|word| word.len() == DIGITS)
}
