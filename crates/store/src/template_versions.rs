//! The bodies that a template had, in order.

use model::Timestamp;
use model::body::{Body, BodyHash};
use model::id::{TemplateId, UserId, WorkspaceId};
use model::name::Name;
use model::people::Actor;
use model::template::{Template, TemplateVersion};

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, bodies};

const COLUMNS: &str = "v.number, v.name, v.body_hash, v.actor_type, v.actor_id, v.actor_name, v.created_at";

fn read(row: &mut Row) -> Result<TemplateVersion, StoreError> {
    Ok(TemplateVersion {
        number: row.take()?,
        name: Name::stored(row.take()?),
        body_hash: BodyHash::stored(row.take()?),
        actor_type: row.parse()?,
        actor_id: row.take()?,
        actor_name: row.take()?,
        created_at: row.take()?,
    })
}

/// Adds the present body of a template as its newest version. Whoever changes the template at the same moment loses the
/// write of the template itself, so no number is given twice.
pub fn insert(write: &mut Write, workspace: WorkspaceId, template: &Template, actor: &Actor, now: Timestamp) {
    write.one(
        "template version",
        "INSERT INTO template_versions (workspace_id, template_id, number, name, body_hash, actor_type, actor_id,
                                        actor_name, created_at)
         VALUES ($1, $2, (SELECT coalesce(max(number), 0) + 1 FROM template_versions WHERE template_id = $2), $3, $4, $5,
                 $6, $7, $8)",
        args![
            workspace,
            template.summary.id,
            template.summary.name.as_str(),
            template.body_hash.as_str(),
            actor.kind().name(),
            actor.id(),
            actor.name(),
            now,
        ],
    );
}

/// The person who made a template, themselves or by a key of theirs; nobody where that is not known or the template is gone.
///
/// # Errors
/// When the database does not answer.
pub async fn author(
    database: &Database,
    workspace: WorkspaceId,
    template: TemplateId,
) -> Result<Option<UserId>, StoreError> {
    // Templates that are older than their versions have a first one by nobody.
    const SQL: &str = "SELECT CASE WHEN v.actor_type = 'user' THEN v.actor_id ELSE k.created_by END
                       FROM template_versions v LEFT JOIN api_keys k ON k.id = v.actor_id
                       WHERE v.workspace_id = $1 AND v.template_id = $2
                         AND (v.actor_type = 'user' OR k.created_by IS NOT NULL)
                       ORDER BY v.number LIMIT 1";
    Ok(database.query(SQL, args![workspace, template], |mut row| row.take()).await?.pop())
}

/// The versions of a template before a number, newest first.
///
/// # Errors
/// When the database does not answer.
pub async fn page(
    database: &Database,
    workspace: WorkspaceId,
    template: TemplateId,
    before: i64,
    limit: u32,
) -> Result<Vec<TemplateVersion>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM template_versions v
         WHERE v.workspace_id = $1 AND v.template_id = $2 AND v.number < $3 ORDER BY v.number DESC LIMIT $4"
    );
    database.query(sql, args![workspace, template, before, limit], |mut row| read(&mut row)).await
}

/// The versions of a template before a number that end a sitting, newest first, and its very first one. Saves of one actor
/// that follow each other within so many milliseconds are one sitting.
///
/// # Errors
/// When the database does not answer.
pub async fn sittings(
    database: &Database,
    workspace: WorkspaceId,
    template: TemplateId,
    before: i64,
    limit: u32,
    pause: i64,
) -> Result<Vec<TemplateVersion>, StoreError> {
    // The numbers of a template's versions have no gaps: the one that follows is the next number's.
    let sql = format!(
        "SELECT {COLUMNS} FROM template_versions v
         LEFT JOIN template_versions later ON later.template_id = v.template_id AND later.number = v.number + 1
         WHERE v.workspace_id = $1 AND v.template_id = $2 AND v.number < $3
           AND (v.number = 1 OR later.number IS NULL OR later.created_at - v.created_at > $5
                OR later.actor_type <> v.actor_type OR coalesce(later.actor_id, '') <> coalesce(v.actor_id, ''))
         ORDER BY v.number DESC LIMIT $4"
    );
    database.query(sql, args![workspace, template, before, limit, pause], |mut row| read(&mut row)).await
}

/// One version of a template with its body.
///
/// # Errors
/// When the database does not answer.
pub async fn find(
    database: &Database,
    workspace: WorkspaceId,
    template: TemplateId,
    number: i64,
) -> Result<Option<(TemplateVersion, Body)>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS}, {} FROM template_versions v
         JOIN bodies b ON b.workspace_id = v.workspace_id AND b.hash = v.body_hash
         WHERE v.workspace_id = $1 AND v.template_id = $2 AND v.number = $3",
        bodies::COLUMNS
    );
    let map = |mut row: Row| Ok((read(&mut row)?, bodies::read(&mut row)?));
    Ok(database.lookup(sql, args![workspace, template, number], map).await?.pop())
}
