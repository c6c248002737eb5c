//! The search index of documents. PostgreSQL keeps its own up to date; SQLite's is filled in batches, before a search and
//! every few seconds, so that no change waits for it.

use model::document::Document;

use crate::args;
use crate::engine::{Database, Dialect, Row, StoreError, Write};

/// Documents taken into the index at once: so few that other changes hardly wait behind them.
const BATCH: i64 = 1_000;

/// The words by which a document is found: those of its name and of the names and addresses of those invited.
pub(crate) fn words(document: &Document) -> String {
    let mut words = model::activity::words(document.summary.name.as_str());
    for one in &document.respondents {
        words.extend(model::activity::words(one.email.as_str()));
        words.extend(one.name.as_deref().map(model::activity::words).unwrap_or_default());
    }
    words.sort_unstable();
    words.dedup();
    words.join(" ")
}

/// Takes every document into the index that was committed before.
///
/// # Errors
/// When the database does not answer.
pub async fn catch_up(database: &Database) -> Result<(), StoreError> {
    if database.dialect() == Dialect::Postgres {
        return Ok(());
    }
    let Some(last) = waiting(database, "SELECT max(seq) FROM document_search_waiting").await? else {
        return Ok(());
    };
    while waiting(database, "SELECT min(seq) FROM document_search_waiting").await?.is_some_and(|seq| seq <= last) {
        database.commit(batch()).await?;
    }
    Ok(())
}

/// The documents that have waited longest. What was deleted meanwhile leaves nothing behind.
fn batch() -> Write {
    const NEXT: &str = "SELECT document_id FROM document_search_waiting ORDER BY seq LIMIT $1";
    let mut write = Write::new();
    write.any(
        format!(
            "INSERT INTO document_search_keys (document_id)
             SELECT id FROM documents WHERE id IN ({NEXT}) ON CONFLICT DO NOTHING"
        ),
        args![BATCH],
    );
    write.any(
        format!(
            "INSERT OR REPLACE INTO document_search (rowid, words)
             SELECT k.seq, d.words FROM document_search_keys k JOIN documents d ON d.id = k.document_id
             WHERE k.document_id IN ({NEXT})"
        ),
        args![BATCH],
    );
    write.any(
        "DELETE FROM document_search_waiting
         WHERE seq IN (SELECT seq FROM document_search_waiting ORDER BY seq LIMIT $1)",
        args![BATCH],
    );
    write
}

async fn waiting(database: &Database, sql: &'static str) -> Result<Option<i64>, StoreError> {
    Ok(database.lookup(sql, args![], |mut row: Row| row.take::<Option<i64>>()).await?.pop().flatten())
}
