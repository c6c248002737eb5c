//! Mails that were settled: kept in the local outbox, sent, or given up.

use std::collections::HashMap;

use model::id::{DocumentId, MailId, MailKind, RespondentId, WorkspaceId};
use model::mail::Mail;
use model::page::{Page, PageRequest, Position};

use crate::args;
use crate::conditions::Conditions;
use crate::engine::{Database, Row, StoreError, Write};

const COLUMNS: &str =
    "id, kind, recipient, subject, document_id, respondent_id, status, error, created_at, settled_at";

fn read(row: &mut Row) -> Result<Mail, StoreError> {
    Ok(Mail {
        id: row.take()?,
        kind: row.take()?,
        recipient: row.take()?,
        subject: row.take()?,
        document: row.take()?,
        respondent: row.take()?,
        status: row.parse()?,
        error: row.take()?,
        created_at: row.take()?,
        settled_at: row.take()?,
    })
}

/// Notes a mail, with what it says where that is kept, encrypted. One that was noted before is put in its place.
pub fn put(write: &mut Write, workspace: WorkspaceId, mail: &Mail, content: Option<Vec<u8>>) {
    write.one(
        "mail",
        "INSERT INTO mails (workspace_id, id, kind, recipient, subject, document_id, respondent_id, status, error,
                            created_at, settled_at, content)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         ON CONFLICT (id) DO UPDATE
         SET recipient = excluded.recipient, subject = excluded.subject, status = excluded.status,
             error = excluded.error, settled_at = excluded.settled_at, content = excluded.content",
        args![
            workspace,
            mail.id,
            &mail.kind,
            &mail.recipient,
            &mail.subject,
            mail.document,
            mail.respondent,
            mail.status.name(),
            mail.error.as_ref(),
            mail.created_at,
            mail.settled_at,
            content,
        ],
    );
}

/// A page of a workspace's mails, or of those about one document, newest first.
///
/// # Errors
/// When the database does not answer.
pub async fn page(
    database: &Database,
    workspace: WorkspaceId,
    document: Option<DocumentId>,
    request: PageRequest<MailKind>,
) -> Result<Page<Mail, MailKind>, StoreError> {
    let mut conditions = Conditions::new("workspace_id", workspace);
    if let Some(document) = document {
        conditions.equal("document_id", document);
    }
    conditions.after("created_at, id", request.after);
    let limit = conditions.arg(request.limit + 1);
    let sql = conditions.newest(COLUMNS, "mails", &limit);
    let rows = database.query(sql, conditions.into_args(), |mut row| read(&mut row)).await?;
    Ok(Page::cut(rows, request.limit, |row| Position { created_at: row.created_at, id: row.id }))
}

/// The last mail to each of those invited to a document.
///
/// # Errors
/// When the database does not answer.
pub async fn last_to_respondents(
    database: &Database,
    workspace: WorkspaceId,
    document: DocumentId,
) -> Result<HashMap<RespondentId, Mail>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM mails
         WHERE workspace_id = $1 AND document_id = $2 AND respondent_id IS NOT NULL ORDER BY created_at, id"
    );
    let mails = database.query(sql, args![workspace, document], |mut row| read(&mut row)).await?;
    Ok(mails.into_iter().filter_map(|mail| Some((mail.respondent?, mail))).collect())
}

/// The mail of that id, with what it says, encrypted, where that was kept.
///
/// # Errors
/// When the database does not answer.
pub async fn find(
    database: &Database,
    workspace: WorkspaceId,
    id: MailId,
) -> Result<Option<(Mail, Option<Vec<u8>>)>, StoreError> {
    let sql = format!("SELECT {COLUMNS}, content FROM mails WHERE workspace_id = $1 AND id = $2");
    Ok(database.lookup(sql, args![workspace, id], |mut row| Ok((read(&mut row)?, row.take()?))).await?.pop())
}

/// The mails of a workspace that were kept or given up, a part of them at a time: those after that id.
///
/// # Errors
/// When the database does not answer.
pub async fn unsent(
    database: &Database,
    workspace: WorkspaceId,
    after: Option<MailId>,
) -> Result<Vec<MailId>, StoreError> {
    const SQL: &str = "SELECT id FROM mails
                       WHERE workspace_id = $1 AND status IN ('kept', 'failed') AND id > $2 ORDER BY id LIMIT 500";
    let after = after.map(|id| id.to_string()).unwrap_or_default();
    database.query(SQL, args![workspace, after], |mut row| row.take()).await
}

/// How many mails of all workspaces were kept, and how many were given up.
///
/// # Errors
/// When the database does not answer.
pub async fn count_unsent(database: &Database) -> Result<(i64, i64), StoreError> {
    const SQL: &str = "SELECT count(*) FROM mails WHERE status = $1";
    let mut counts = [0, 0];
    for (count, status) in counts.iter_mut().zip(["kept", "failed"]) {
        *count = database.query(SQL, args![status], |mut row| row.take()).await?.pop().unwrap_or(0);
    }
    Ok(counts.into())
}

/// Forgets a mail that was kept or given up, since it is sent again. The write is lost under the label `mail` where somebody else
/// was faster.
pub fn forget_unsent(write: &mut Write, workspace: WorkspaceId, id: MailId) {
    write.one(
        "mail",
        "DELETE FROM mails WHERE workspace_id = $1 AND id = $2 AND status IN ('kept', 'failed')",
        args![workspace, id],
    );
}

/// Forgets all mails about a document.
pub fn delete_about(write: &mut Write, workspace: WorkspaceId, document: DocumentId) {
    write.any("DELETE FROM mails WHERE workspace_id = $1 AND document_id = $2", args![workspace, document]);
}

/// Forgets the mails to an address, by the form in which addresses are compared.
pub fn delete_to(write: &mut Write, workspace: WorkspaceId, email_key: &str) {
    write.any("DELETE FROM mails WHERE workspace_id = $1 AND lower(recipient) = $2", args![workspace, email_key]);
}
