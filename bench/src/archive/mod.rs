//! An archive of years: as many documents as wanted, and as many entries of the activity stream, with respondents,
//! reminders, audit chains and search words, as the product would have left them. It is written past the product, since a
//! million documents over HTTP take too long.
//!
//! Each document has one entry, that of what happened to it last; so states, events and actors are mixed as in a real
//! stream without there being ten entries to a document.

mod before;
mod rows;
mod story;
mod writer;

use model::{
    Timestamp,
    id::{ApiKeyId, DocumentId, RespondentId, TemplateId, UserId},
    page::Position,
};

use crate::{
    bulk::Bulk,
    failure::{Failure, Result},
    instance::Instance,
};
use before::Before;
use rows::{KEYS, TABLES};
use writer::Writer;

/// How far back the archive goes, whatever its size.
const DAYS: i64 = 730;

/// Templates that the documents were made of.
const TEMPLATES: usize = 20;

/// Documents that are written together.
const TOGETHER: u32 = 10_000;

/// Fills SQLite's search indexes as the product does, but all at once; the rows are in the order of time.
const SEARCH: &str = "
    INSERT INTO activity_search (rowid, words) SELECT seq, words FROM activity
        WHERE seq > (SELECT filled FROM activity_search_position) ORDER BY seq;
    UPDATE activity_search_position SET (filled, noted, newest) = (SELECT max(seq), max(seq), max(created_at) FROM activity);
    INSERT INTO document_search_keys (document_id) SELECT id FROM documents ORDER BY rowid;
    INSERT INTO document_search (rowid, words)
        SELECT k.seq, d.words FROM document_search_keys k JOIN documents d ON d.id = k.document_id ORDER BY k.seq;
    UPDATE document_search_position SET document_id = (SELECT id FROM documents ORDER BY rowid DESC LIMIT 1),
        noted = (SELECT max(seq) FROM document_search_keys), newest = (SELECT max(created_at) FROM documents);
";

/// What can be asked of a filled instance.
pub struct Archive {
    /// How many documents there are.
    pub documents: u32,
    /// Ids of documents from all of the time.
    pub ids: Vec<DocumentId>,
    /// Places in the list of documents behind nine tenths of them.
    pub deep_documents: Vec<Position<model::id::DocumentKind>>,
    /// The same in the activity stream.
    pub deep_activity: Vec<Position<model::id::ActivityKind>>,
    /// Members, each of whom did some of it.
    pub users: Vec<UserId>,
    /// The keys by which most of it was done.
    pub keys: Vec<ApiKeyId>,
    /// People who were invited and did something.
    pub respondents: Vec<RespondentId>,
    /// The templates.
    pub templates: Vec<TemplateId>,
    /// What another system calls documents.
    pub external_ids: Vec<String>,
    /// Surnames that stand in documents and entries.
    pub surnames: Vec<String>,
    /// When it begins and ends.
    pub span: (Timestamp, Timestamp),
}

/// Fills an instance on which no server runs.
pub async fn fill(instance: &Instance, documents: u32) -> Result<Archive> {
    let templates = make_templates(instance).await?;
    let url = instance.database_url();
    let before = Before::look(&url, instance).await?;
    let mut bulk = Bulk::open(&url, &TABLES).await?;
    // The links are written beside the entries here, so none of them waits for its link. What the setup left in the stream
    // is newer than the archive and would stand before it: no service ever wrote so.
    let emptied = "DELETE FROM audit_links; DELETE FROM activity";
    bulk.run(emptied, &format!("{emptied}; ALTER TABLE activity DISABLE TRIGGER activity_audit_note")).await?;
    let mut writer = Writer::new(before, templates, documents);
    bulk.rows(KEYS, &writer.keys()).await?;
    for first in (0..documents).step_by(TOGETHER as usize) {
        writer.make(first..documents.min(first + TOGETHER));
        for (table, rows) in TABLES.iter().zip(&mut writer.rows.0) {
            bulk.rows(*table, rows).await?;
            rows.clear();
        }
    }
    let (head, seq) = (writer.chain, writer.seq);
    let (workspace, length, hash) = (instance.workspace(), head.length, model::hex::hex(&head.head));
    bulk.run(
        &format!(
            "UPDATE audit_heads SET length = {length}, hash = x'{hash}' WHERE workspace_id = '{workspace}';
             UPDATE audit_position SET chained = {seq}; {SEARCH}"
        ),
        &format!(
            "UPDATE audit_heads SET length = {length}, hash = '\\x{hash}' WHERE workspace_id = '{workspace}';
             SELECT setval(pg_get_serial_sequence('activity', 'seq'), {seq});
             ALTER TABLE activity ENABLE TRIGGER activity_audit_note"
        ),
    )
    .await?;
    bulk.finish().await?;
    Ok(writer.archive)
}

/// Makes the templates through the interface, so that they and their bodies are as they should be.
async fn make_templates(instance: &Instance) -> Result<Vec<TemplateId>> {
    let server = instance.start().await?;
    let mut connection = server.connect().await?;
    let mut made = Vec::with_capacity(TEMPLATES);
    for _ in 0..TEMPLATES {
        connection.exchange(&instance.requests().create_template()).await?;
        let id = crate::instance::id_in_answer(&connection)?;
        made.push(id.parse().map_err(|_| Failure::new(format!("{id} is no id of a template")))?);
    }
    server.stop().await?;
    Ok(made)
}
