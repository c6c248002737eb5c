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

/// A round that was taken.
#[derive(Debug, Clone, Copy)]
pub struct Round {
    at: Timestamp,
    due: Timestamp,
}

/// Takes the next round of looking for them, which no other node takes within so long. The write is lost under the label
/// `round` when it is not due.
pub fn take_round(write: &mut Write, now: Timestamp, pause_millis: i64) -> Round {
    let round = Round { at: now, due: now.plus_millis(-pause_millis) };
    write.one(
        "round",
        "UPDATE rounds SET at = $1 WHERE name = 'unclaimed files' AND at <= $2",
        args![round.at, round.due],
    );
    round
}

/// Makes a round due again that did not come to its end.
pub fn give_round_back(write: &mut Write, round: Round) {
    const SQL: &str = "UPDATE rounds SET at = $2 WHERE name = 'unclaimed files' AND at = $1";
    write.any(SQL, args![round.at, round.due]);
}

/// The hashes of sealed PDFs, by their beginnings alone, since a workspace may have millions.
#[derive(Debug, Default)]
pub struct SealedHashes(HashSet<u64>);

impl SealedHashes {
    /// Whether it is among them. What begins like one of them is taken for one: rather one too many than one too few.
    #[must_use]
    pub fn may_hold(&self, hash: &str) -> bool {
        beginning(hash).is_none_or(|beginning| self.0.contains(&beginning))
    }
}

/// The first 64 bits of a hash.
fn beginning(hash: &str) -> Option<u64> {
    u64::from_str_radix(hash.get(..16)?, 16).ok()
}

/// The SHA-256 of every sealed PDF of a workspace that a document has or had: the documents know the present one, the audit
/// trail those before an upgrade.
///
/// # Errors
/// When the database does not answer.
pub async fn sealed(database: &Database, workspace: WorkspaceId) -> Result<SealedHashes, StoreError> {
    const SEALS: &str = "SELECT id, seal FROM documents
                         WHERE workspace_id = $1 AND id > $2 AND seal IS NOT NULL ORDER BY id LIMIT $3";
    const SAID: &str = "SELECT a.id, a.metadata FROM activity a JOIN documents d ON d.id = a.document_id
                        WHERE a.workspace_id = $1 AND a.event = 'document.sealed' AND a.id > $2
                        ORDER BY a.id LIMIT $3";
    let mut claimed = SealedHashes::default();
    for sql in [SEALS, SAID] {
        let mut after = String::new();
        loop {
            let read = |mut row: Row| Ok((row.take::<String>()?, row.take::<String>()?));
            let rows = database.query(sql, args![workspace, &after, LIMIT], read).await?;
            for (_, text) in &rows {
                claimed.0.extend(hashes(text).filter_map(beginning));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_known_by_its_beginning_and_what_is_none_is_left_alone() {
        let known = "0123456789abcdef".repeat(4);
        let sealed = SealedHashes(hashes(&format!(r#"{{"sha256":"{known}"}}"#)).filter_map(beginning).collect());
        assert!(sealed.may_hold(&known));
        assert!(!sealed.may_hold(&"1".repeat(64)));
        assert!(sealed.may_hold("notes") && sealed.may_hold(""), "nobody knows what those are");
    }
}
