//! The people invited to a document.

use std::collections::HashMap;

use model::Timestamp;
use model::body::JsonObject;
use model::email::EmailAddress;
use model::form::RoleKind;
use model::id::{DocumentId, RespondentId, WorkspaceId};
use model::respondent::{Consent, Link, Respondent};

use crate::args;
use crate::engine::{Database, Row, StoreError, Write};

fn read(mut row: Row) -> Result<Respondent, StoreError> {
    Ok(Respondent {
        id: row.take()?,
        email: EmailAddress::stored(row.take()?),
        name: row.take()?,
        role: row.take()?,
        kind: RoleKind::named(&row.take::<String>()?)
            .ok_or_else(|| StoreError::corrupt("unknown kind of role"))?,
        order: row.take()?,
        language: row.take()?,
        status: row.parse()?,
        invited_at: row.take()?,
        opened_at: row.take()?,
        consent: consent(row.take()?, row.take()?),
        submitted_at: row.take()?,
        declined_at: row.take()?,
        message: row.take()?,
        notify: row.take()?,
        link: Link {
            generation: row.take()?,
            handed_out: row.take()?,
            expires_at: row.take()?,
            access_code: row.take()?,
        },
        signatures: JsonObject::stored(row.take()?).map_err(|error| StoreError::Corrupt(Box::new(error)))?,
        lost_mail_to: row.take()?,
    })
}

fn consent(at: Option<Timestamp>, version: Option<String>) -> Option<Consent> {
    Some(Consent { at: at?, version: version? })
}

const COLUMNS: &str = "id, email, name, role, kind, turn, language, status, invited_at, opened_at, consented_at,
    consent_version, submitted_at, declined_at, message, notify, link_generation, link_handed_out, link_expires_at, access_code,
    signatures, lost_mail_to";

/// Adds a respondent, or writes anew the one that the document has under that id.
pub fn put(
    write: &mut Write,
    workspace: WorkspaceId,
    document: DocumentId,
    respondent: &Respondent,
    now: Timestamp,
) {
    write.one(
        "respondent",
        "INSERT INTO respondents (workspace_id, document_id, id, email, email_key, name, role, kind, turn, language, status,
                                  invited_at, submitted_at, created_at, opened_at, consented_at, consent_version,
                                  declined_at, message, notify, link_generation, link_expires_at, access_code,
                                  signatures, link_handed_out, lost_mail_to)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
                 $23, $24, $25, $26)
         ON CONFLICT (id) DO UPDATE
         SET email = excluded.email, email_key = excluded.email_key, name = excluded.name, turn = excluded.turn,
             language = excluded.language, status = excluded.status, invited_at = excluded.invited_at,
             submitted_at = excluded.submitted_at, opened_at = excluded.opened_at,
             consented_at = excluded.consented_at, consent_version = excluded.consent_version,
             declined_at = excluded.declined_at, message = excluded.message, notify = excluded.notify,
             link_generation = excluded.link_generation, link_expires_at = excluded.link_expires_at,
             access_code = excluded.access_code, signatures = excluded.signatures,
             link_handed_out = excluded.link_handed_out,
             lost_mail_to = excluded.lost_mail_to",
        args![
            workspace,
            document,
            respondent.id,
            respondent.email.as_str(),
            respondent.email.key(),
            respondent.name.as_ref(),
            &respondent.role,
            respondent.kind.name(),
            respondent.order,
            respondent.language.as_ref(),
            respondent.status.name(),
            respondent.invited_at,
            respondent.submitted_at,
            now,
            respondent.opened_at,
            respondent.consent.as_ref().map(|consent| consent.at),
            respondent.consent.as_ref().map(|consent| &consent.version),
            respondent.declined_at,
            respondent.message.as_ref(),
            respondent.notify,
            respondent.link.generation,
            respondent.link.expires_at,
            respondent.link.access_code.as_ref(),
            respondent.signatures.text(),
            respondent.link.handed_out,
            respondent.lost_mail_to.as_ref(),
        ],
    );
}

/// The respondents of a document, in signing order.
///
/// # Errors
/// When the database does not answer.
pub async fn of_document(
    database: &Database,
    workspace: WorkspaceId,
    document: DocumentId,
) -> Result<Vec<Respondent>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM respondents WHERE workspace_id = $1 AND document_id = $2 ORDER BY turn, created_at, id"
    );
    database.lookup(sql, args![workspace, document], read).await
}

/// The respondents of several documents, each document's in signing order.
///
/// # Errors
/// When the database does not answer.
pub async fn of_documents(
    database: &Database,
    workspace: WorkspaceId,
    documents: impl Iterator<Item = DocumentId>,
) -> Result<HashMap<DocumentId, Vec<Respondent>>, StoreError> {
    let documents: Vec<_> = documents.map(|id| id.to_string()).collect();
    let sql = format!(
        "SELECT document_id, {COLUMNS} FROM respondents WHERE workspace_id = $1 AND document_id IN ({})
         ORDER BY turn, created_at, id",
        database.dialect().texts_in("$2")
    );
    let listed = serde_json::to_string(&documents).map_err(|error| StoreError::Refused(Box::new(error)))?;
    let found = database.query(sql, args![workspace, listed], |mut row| Ok((row.take()?, read(row)?))).await?;
    let mut respondents: HashMap<_, Vec<_>> = HashMap::new();
    for (document, respondent) in found {
        respondents.entry(document).or_default().push(respondent);
    }
    Ok(respondents)
}

/// Where a respondent belongs. It is asked without a workspace, since a signing link names none. The
/// link's token is checked before.
///
/// # Errors
/// When the database does not answer.
pub async fn home(database: &Database, id: RespondentId) -> Result<Option<(WorkspaceId, DocumentId)>, StoreError> {
    const SQL: &str = "SELECT r.workspace_id, r.document_id
                       FROM respondents r JOIN workspaces w ON w.id = r.workspace_id WHERE r.id = $1";
    Ok(database.lookup(SQL, args![id], |mut row| Ok((row.take()?, row.take()?))).await?.pop())
}

/// All respondents of a workspace with an address, by the form in which addresses are compared, and their documents.
///
/// # Errors
/// When the database does not answer.
pub async fn with_address(
    database: &Database,
    workspace: WorkspaceId,
    email_key: &str,
) -> Result<Vec<(RespondentId, DocumentId)>, StoreError> {
    const SQL: &str =
        "SELECT id, document_id FROM respondents WHERE workspace_id = $1 AND email_key = $2 ORDER BY id";
    database.query(SQL, args![workspace, email_key], |mut row| Ok((row.take()?, row.take()?))).await
}
