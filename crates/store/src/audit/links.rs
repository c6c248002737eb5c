//! Linking entries into the chain of their workspace, after they were committed.
//!
//! Whoever reads the chain calls [`catch_up`] before, and so does every node now and then. Several may do so at once: a
//! batch is written only where the heads of the chains are those that were read, so a chain never forks.

use std::collections::BTreeMap;

use model::audit::{Chain, Entry};

use super::entries::{COLUMNS, read};
use crate::args;
use crate::engine::{Database, Dialect, Row, StoreError, Write};

/// Entries linked at once: so few that other changes hardly wait behind them.
const BATCH: usize = 500;

/// An entry that has no link yet, with the head of its workspace's chain.
struct Unlinked {
    seq: i64,
    entry: Entry,
    head: Chain,
    /// On SQLite, up to which place in the stream entries are linked.
    position: i64,
}

/// Links every entry that was committed before.
///
/// # Errors
/// When the database does not answer.
pub async fn catch_up(database: &Database) -> Result<(), StoreError> {
    loop {
        let waiting = waiting(database).await?;
        if waiting.is_empty() {
            return Ok(());
        }
        match database.commit(batch(database.dialect(), &waiting)).await {
            Ok(_) if waiting.len() < BATCH => return Ok(()),
            Ok(_) => {}
            // Somebody else was faster; what they left is read anew.
            Err(error) if error.is_lost() => {}
            Err(error) => return Err(error),
        }
    }
}

/// On SQLite, links entries that have no link, wherever in the stream they are: after rows came from a database where
/// numbers are not in the order of the commits. The position is then behind the last one.
///
/// # Errors
/// When the database does not answer.
pub(crate) async fn settle(database: &Database) -> Result<(), StoreError> {
    loop {
        let sql = format!(
            "SELECT a.seq, h.length, h.hash, 0, {COLUMNS}
             FROM activity a LEFT JOIN audit_heads h ON h.workspace_id = a.workspace_id
             WHERE a.seq IN (SELECT seq FROM activity EXCEPT SELECT seq FROM audit_links) ORDER BY a.seq LIMIT {BATCH}"
        );
        let waiting = database.query(sql, args![], read_unlinked).await?;
        if waiting.is_empty() {
            break;
        }
        database.commit(links(&waiting)).await?;
    }
    let mut write = Write::new();
    write.one(
        "audit position",
        "UPDATE audit_position SET chained = coalesce((SELECT max(seq) FROM activity), 0)",
        args![],
    );
    database.commit(write).await.map(drop)
}

/// The next entries without a link. On SQLite, whose writes follow one another, their numbers are in the order of the
/// commits, and a position will do. On PostgreSQL one with a smaller number may be committed later: those that wait
/// are listed, one by one.
async fn waiting(database: &Database) -> Result<Vec<Unlinked>, StoreError> {
    let (position, from) = match database.dialect() {
        Dialect::Sqlite => (
            "(SELECT chained FROM audit_position)",
            "activity a LEFT JOIN audit_heads h ON h.workspace_id = a.workspace_id
             WHERE a.seq > (SELECT chained FROM audit_position)",
        ),
        Dialect::Postgres => (
            "CAST(0 AS BIGINT)",
            "audit_pending p JOIN activity a ON a.seq = p.seq
             LEFT JOIN audit_heads h ON h.workspace_id = a.workspace_id",
        ),
    };
    let sql =
        format!("SELECT a.seq, h.length, h.hash, {position}, {COLUMNS} FROM {from} ORDER BY a.seq LIMIT {BATCH}");
    database.query(sql, args![], read_unlinked).await
}

fn read_unlinked(mut row: Row) -> Result<Unlinked, StoreError> {
    let seq = row.take()?;
    let (length, hash): (Option<i64>, Option<Vec<u8>>) = (row.take()?, row.take()?);
    let head = match (length, hash) {
        (Some(length), Some(hash)) => {
            Chain { length, head: hash.try_into().map_err(|_| StoreError::corrupt("a hash of another length"))? }
        }
        _ => Chain::default(),
    };
    Ok(Unlinked { seq, head, position: row.take()?, entry: read(&mut row)? })
}

fn batch(dialect: Dialect, waiting: &[Unlinked]) -> Write {
    let mut write = links(waiting);
    let Some(last) = waiting.last() else { return write };
    match dialect {
        Dialect::Sqlite => write.one(
            "audit position",
            "UPDATE audit_position SET chained = $2 WHERE chained = $1",
            args![last.position, last.seq],
        ),
        Dialect::Postgres => {
            let linked: Vec<_> = waiting.iter().map(|one| one.seq.to_string()).collect();
            write.any(
                "DELETE FROM audit_pending WHERE seq = ANY (CAST(string_to_array($1, ',') AS BIGINT[]))",
                args![linked.join(",")],
            )
        }
    };
    write
}

/// The links themselves, and the heads of the chains behind them.
fn links(waiting: &[Unlinked]) -> Write {
    let mut write = Write::new();
    // In the order of the workspaces, so that two nodes never wait for each other.
    let mut chains: BTreeMap<&str, Vec<&Unlinked>> = BTreeMap::new();
    for one in waiting {
        chains.entry(&one.entry.workspace_id).or_default().push(one);
    }
    for (workspace, entries) in &chains {
        let Some(first) = entries.first() else { continue };
        let mut chain = first.head;
        let mut links = Vec::with_capacity(entries.len());
        for one in entries {
            chain.append(&one.entry.digest());
            links.push((one, chain));
        }
        write.one(
            "audit head",
            "INSERT INTO audit_heads (workspace_id, length, hash) VALUES ($1, $2, $3)
             ON CONFLICT (workspace_id) DO UPDATE SET length = excluded.length, hash = excluded.hash
             WHERE audit_heads.length = $4 AND audit_heads.hash = $5",
            args![*workspace, chain.length, chain.head, first.head.length, first.head.head],
        );
        for (one, link) in links {
            write.one(
                "audit link",
                "INSERT INTO audit_links (workspace_id, position, seq, activity_id, hash) VALUES ($1, $2, $3, $4, $5)",
                args![*workspace, link.length, one.seq, &one.entry.id, link.head],
            );
        }
    }
    write
}
