//! The search index of documents. PostgreSQL keeps its own up to date; SQLite's is filled in batches, before a search and
//! every few seconds, so that no change waits for it.

use model::document::Document;
use model::id::DocumentId;

use crate::args;
use crate::engine::{Database, Dialect, StoreError, Write};

/// Documents taken into the index at once: so few that other changes hardly wait behind them.
const BATCH: i64 = 1_000;

/// Up to which row new documents are in the index. What is stored is the last one's id: SQLite may number rows anew, but
/// keeps their order, which is that of the commits.
const FILLED: &str = "coalesce((SELECT rowid FROM documents
                                WHERE id = (SELECT document_id FROM document_search_position)), 0)";

/// The words by which a document is found: those of its name and of the names and addresses of those invited.
pub(crate) fn words(document: &Document) -> String {
    let people = document.respondents.iter().flat_map(|one| [Some(one.email.as_str()), one.name.as_deref()]);
    model::activity::distinct_words(std::iter::once(document.summary.name.as_str()).chain(people.flatten()))
}

/// Takes every document into the index that was committed before.
///
/// # Errors
/// When the database does not answer.
pub async fn catch_up(database: &Database) -> Result<(), StoreError> {
    if database.dialect() == Dialect::Postgres {
        return Ok(());
    }
    let next = format!("SELECT rowid FROM documents WHERE rowid > {FILLED} AND rowid <= $1 LIMIT 1");
    if let Some(last) = database.look_up_one::<i64>("SELECT max(rowid) FROM documents", args![]).await? {
        while database.look_up_one::<i64>(next.clone(), args![last]).await?.is_some() {
            database.commit(added()).await?;
        }
    }
    let next = "SELECT min(document_id) FROM document_search_waiting WHERE document_id <= $1";
    let last = "SELECT max(document_id) FROM document_search_waiting";
    if let Some(last) = database.look_up_one::<DocumentId>(last, args![]).await? {
        while database.look_up_one::<DocumentId>(next, args![last]).await?.is_some() {
            database.commit(changed()).await?;
        }
    }
    // An older program, to which somebody went back for a while, fills the index and notes nothing of the order.
    let unnoted = "SELECT k.seq FROM document_search_keys k JOIN documents d ON d.id = k.document_id
                   WHERE k.seq > (SELECT noted FROM document_search_position) LIMIT 1";
    if database.look_up_one::<i64>(unnoted, args![]).await?.is_some() {
        let mut write = Write::new();
        note_order(&mut write);
        database.commit(write).await?;
    }
    Ok(())
}

/// The next new documents, in the order in which they were added.
fn added() -> Write {
    let next =
        format!("SELECT rowid AS place, id, words FROM documents WHERE rowid > {FILLED} ORDER BY rowid LIMIT $1");
    let mut write = Write::new();
    write.any(
        format!(
            "INSERT INTO document_search_keys (document_id)
             SELECT id FROM ({next}) WHERE true ON CONFLICT DO NOTHING"
        ),
        args![BATCH],
    );
    write.any(
        format!(
            "INSERT OR REPLACE INTO document_search (rowid, words)
             SELECT k.seq, d.words FROM ({next}) d JOIN document_search_keys k ON k.document_id = d.id"
        ),
        args![BATCH],
    );
    write.one(
        "search position",
        format!(
            "UPDATE document_search_position SET document_id = coalesce(
                 (SELECT id FROM ({next}) ORDER BY place DESC LIMIT 1), document_id
             )"
        ),
        args![BATCH],
    );
    note_order(&mut write);
    write
}

/// Notes of the documents that are new in the index, in the order of their numbers, how far one is behind the newest of
/// those before it: [`crate::search`] has to know.
fn note_order(write: &mut Write) {
    write.one(
        "search position",
        "UPDATE document_search_position SET (noted, newest, disorder) = (
             SELECT coalesce(max(seq), noted), max(newest, coalesce(max(created_at), newest)),
                    max(disorder, coalesce(max(max(newest, latest) - created_at), disorder))
             FROM (SELECT k.seq, d.created_at, max(d.created_at) OVER (ORDER BY k.seq) AS latest
                   FROM document_search_keys k JOIN documents d ON d.id = k.document_id WHERE k.seq > noted)
         )",
        args![],
    );
}

/// Documents whose words changed. What was deleted meanwhile leaves nothing behind.
fn changed() -> Write {
    const NEXT: &str = "SELECT document_id FROM document_search_waiting ORDER BY document_id LIMIT $1";
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
    write.any(format!("DELETE FROM document_search_waiting WHERE document_id IN ({NEXT})"), args![BATCH]);
    note_order(&mut write);
    write
}
