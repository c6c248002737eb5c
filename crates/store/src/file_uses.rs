//! Who uses an uploaded file: the rows that name it, and the page that it came through.

use std::collections::BTreeSet;

use model::Timestamp;
use model::file::UploadedFile;
use model::id::{DocumentId, FileId, RespondentId, TemplateId, WorkspaceId};
use serde::Deserialize;

use crate::args;
use crate::engine::{Database, StoreError};

/// How far apart the row of a file and the entry about its upload may be in time: its bytes are stored in between.
const APART_MILLIS: i64 = 60 * 60 * 1_000;

/// What documents name: in their values, in signatures, in what was not submitted yet. The texts are read one by one, so
/// this is for work that nobody waits for.
const DOCUMENTS: [&str; 3] = [
    "SELECT id FROM documents WHERE workspace_id = $1 AND response_data LIKE $2 AND id <> $3 LIMIT 1",
    "SELECT id FROM respondents WHERE workspace_id = $1 AND signatures LIKE $2 AND document_id <> $3 LIMIT 1",
    "SELECT d.respondent_id FROM drafts d JOIN respondents r ON r.id = d.respondent_id
     WHERE d.workspace_id = $1 AND d.content LIKE $2 AND r.document_id <> $3 LIMIT 1",
];
/// What templates name, their earlier versions as well, and the documents that were made from them; and what is written on
/// them and not published yet.
const BODIES: [&str; 2] = [
    "SELECT hash FROM bodies
     WHERE workspace_id = $1 AND (content LIKE $2 OR symbol_table LIKE $2 OR expression_table LIKE $2
                                  OR form_schema LIKE $2)
     LIMIT 1",
    "SELECT template_id FROM working_copies
     WHERE workspace_id = $1 AND (content LIKE $2 OR symbol_table LIKE $2 OR expression_table LIKE $2
                                  OR form_schema LIKE $2)
     LIMIT 1",
];

/// Whether a document names a file that was made since it was uploaded, be it by a clock that is behind.
///
/// # Errors
/// When the database does not answer.
pub async fn is_submitted(
    database: &Database,
    workspace: WorkspaceId,
    file: &UploadedFile,
) -> Result<bool, StoreError> {
    const SQL: &str =
        "SELECT id FROM documents WHERE workspace_id = $1 AND response_data LIKE $2 AND created_at >= $3 LIMIT 1";
    let arguments = args![workspace, containing(file.id), file.created_at.plus_millis(-APART_MILLIS)];
    Ok(!database.query(SQL, arguments, |mut row| row.take::<String>()).await?.is_empty())
}

/// Whether a document names a file, in what was submitted or in what somebody has filled in so far.
///
/// # Errors
/// When the database does not answer.
pub async fn is_named_in(
    database: &Database,
    workspace: WorkspaceId,
    document: DocumentId,
    id: FileId,
) -> Result<bool, StoreError> {
    const SQL: [&str; 2] = [
        "SELECT id FROM documents WHERE workspace_id = $1 AND id = $2 AND response_data LIKE $3",
        "SELECT d.respondent_id FROM respondents r JOIN drafts d ON d.respondent_id = r.id
         WHERE r.workspace_id = $1 AND r.document_id = $2 AND d.content LIKE $3 LIMIT 1",
    ];
    for sql in SQL {
        let arguments = args![workspace, document, containing(id)];
        if !database.query(sql, arguments, |mut row| row.take::<String>()).await?.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether a template, or a document other than that one, names a file.
///
/// # Errors
/// When the database does not answer.
pub async fn is_named_beside(
    database: &Database,
    workspace: WorkspaceId,
    document: DocumentId,
    id: FileId,
) -> Result<bool, StoreError> {
    for sql in BODIES {
        let arguments = args![workspace, containing(id)];
        if !database.query(sql, arguments, |mut row| row.take::<String>()).await?.is_empty() {
            return Ok(true);
        }
    }
    for sql in DOCUMENTS {
        let arguments = args![workspace, containing(id), document];
        if !database.query(sql, arguments, |mut row| row.take::<String>()).await?.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The pattern of texts that hold an id. Its `_` also stands for itself.
fn containing(id: FileId) -> String {
    format!("%{id}%")
}

/// A page at which files are attached.
#[derive(Debug, Clone, Copy)]
pub enum Page {
    /// Somebody's signing page.
    Signing(DocumentId, RespondentId),
    /// The public page of a template.
    Public(TemplateId),
}

/// What entries say about uploads in a span of time. They are not of a document's own chain, so they are found by their
/// event.
const UPLOADS: &str = "SELECT metadata FROM activity
                       WHERE workspace_id = $1 AND event = 'file.uploaded' AND created_at >= $2 AND created_at <= $3";

/// What an entry says about an upload.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Upload {
    file_id: FileId,
}

/// Whether a file was attached at a page. The entry about its upload says so.
///
/// # Errors
/// When the database does not answer.
pub async fn came_through(
    database: &Database,
    workspace: WorkspaceId,
    file: &UploadedFile,
    page: Page,
) -> Result<bool, StoreError> {
    let (from, to) = (file.created_at.plus_millis(-APART_MILLIS), file.created_at.plus_millis(APART_MILLIS));
    let mut arguments = args![workspace, from, to, containing(file.id)];
    let sql = match page {
        Page::Signing(document, respondent) => {
            arguments.extend(args![document, respondent]);
            format!("{UPLOADS} AND metadata LIKE $4 AND document_id = $5 AND actor_id = $6")
        }
        Page::Public(template) => {
            arguments.extend(args![template]);
            format!("{UPLOADS} AND metadata LIKE $4 AND template_id = $5 AND document_id IS NULL")
        }
    };
    let said = database.query(sql, arguments, |mut row| row.take::<String>()).await?;
    // A file may also be called like another one's id.
    Ok(named(&said).any(|id| id == file.id))
}

/// The files that were attached to a document in a span of time, those that were put aside again as well.
///
/// # Errors
/// When the database does not answer.
pub async fn attached(
    database: &Database,
    workspace: WorkspaceId,
    document: DocumentId,
    from: Timestamp,
    to: Timestamp,
) -> Result<BTreeSet<FileId>, StoreError> {
    let sql = format!("{UPLOADS} AND document_id = $4");
    let said = database.query(sql, args![workspace, from, to, document], |mut row| row.take::<String>()).await?;
    Ok(named(&said).collect())
}

/// The files that entries about uploads name.
fn named(said: &[String]) -> impl Iterator<Item = FileId> {
    said.iter().filter_map(|said| serde_json::from_str::<Upload>(said).ok()).map(|upload| upload.file_id)
}
