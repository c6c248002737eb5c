//! What is written on templates and not published yet: one copy of each at most.

use model::Timestamp;
use model::body::Body;
use model::id::{TemplateId, WorkspaceId};
use model::name::Name;
use model::template::{Template, WorkingCopy};

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, bodies, lost, templates};

/// A template as it is published, and what is written on it.
#[derive(Debug, Clone)]
pub struct Written {
    /// The template as it is published.
    pub template: Template,
    /// The number of its newest version.
    pub number: i64,
    /// When that was published.
    pub published_at: Timestamp,
    /// What is not published yet, where there is something.
    pub copy: Option<WorkingCopy>,
}

/// Adds a copy to a template that has none. The write is lost under the label `working copy` when somebody else was faster.
pub fn insert(write: &mut Write, workspace: WorkspaceId, template: TemplateId, copy: &WorkingCopy) {
    let Body { content, symbol_table, expression_table, form_schema } = &copy.body;
    write.one(
        lost::WORKING_COPY,
        "INSERT INTO working_copies (workspace_id, template_id, name, content, symbol_table, expression_table,
                                     form_schema, based_on, version, actor_name, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         ON CONFLICT (template_id) DO NOTHING",
        args![
            workspace,
            template,
            copy.name.as_ref().map(Name::as_str),
            content.text(),
            symbol_table.text(),
            expression_table.text(),
            form_schema.text(),
            copy.based_on,
            copy.version,
            copy.actor_name.as_str(),
            copy.created_at,
            copy.updated_at,
        ],
    );
}

/// Puts a copy in the place of the version before it. The write is lost under the label `working copy` when another change was
/// faster.
pub fn update(write: &mut Write, workspace: WorkspaceId, template: TemplateId, copy: &WorkingCopy) {
    let Body { content, symbol_table, expression_table, form_schema } = &copy.body;
    write.one(
        lost::WORKING_COPY,
        "UPDATE working_copies
         SET name = $4, content = $5, symbol_table = $6, expression_table = $7, form_schema = $8, based_on = $9,
             actor_name = $10, updated_at = $11, version = version + 1
         WHERE workspace_id = $1 AND template_id = $2 AND version = $3",
        args![
            workspace,
            template,
            copy.version - 1,
            copy.name.as_ref().map(Name::as_str),
            content.text(),
            symbol_table.text(),
            expression_table.text(),
            form_schema.text(),
            copy.based_on,
            copy.actor_name.as_str(),
            copy.updated_at,
        ],
    );
}

/// Takes a copy away. The write is lost under the label `working copy` when somebody changed it meanwhile.
pub fn delete(write: &mut Write, workspace: WorkspaceId, template: TemplateId, version: i64) {
    write.one(
        lost::WORKING_COPY,
        "DELETE FROM working_copies WHERE workspace_id = $1 AND template_id = $2 AND version = $3",
        args![workspace, template, version],
    );
}

/// The template of that id, and what is written on it, of one moment.
///
/// # Errors
/// When the database does not answer.
pub async fn find(
    database: &Database,
    workspace: WorkspaceId,
    template: TemplateId,
) -> Result<Option<Written>, StoreError> {
    let sql = format!(
        "SELECT {}, coalesce(v.number, 0), coalesce(v.created_at, t.updated_at), c.version, c.name, c.based_on,
                c.actor_name, c.created_at, c.updated_at, c.content, c.symbol_table, c.expression_table, c.form_schema
         FROM templates t
         JOIN bodies b ON b.workspace_id = t.workspace_id AND b.hash = t.body_hash
         LEFT JOIN template_versions v ON v.template_id = t.id
              AND v.number = (SELECT max(number) FROM template_versions WHERE template_id = $2)
         LEFT JOIN working_copies c ON c.template_id = t.id
         WHERE t.workspace_id = $1 AND t.id = $2",
        templates::columns()
    );
    let map = |mut row: Row| {
        let template = templates::read(&mut row)?;
        let (number, published_at) = (row.take()?, row.take()?);
        let copy = match row.take::<Option<i64>>()? {
            Some(version) => Some(read(&mut row, version)?),
            None => None,
        };
        Ok(Written { template, number, published_at, copy })
    };
    Ok(database.lookup(sql, args![workspace, template], map).await?.pop())
}

fn read(row: &mut Row, version: i64) -> Result<WorkingCopy, StoreError> {
    Ok(WorkingCopy {
        version,
        name: row.take::<Option<String>>()?.map(Name::stored),
        based_on: row.take()?,
        actor_name: row.take()?,
        created_at: row.take()?,
        updated_at: row.take()?,
        body: bodies::read(row)?,
    })
}

/// A template that has a working copy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unpublished {
    /// The template.
    pub template: TemplateId,
    /// When its copy was last changed.
    pub updated_at: Timestamp,
    /// What whoever did so was called.
    pub actor_name: String,
}

/// The templates of a workspace that have working copies.
///
/// # Errors
/// When the database does not answer.
pub async fn all(database: &Database, workspace: WorkspaceId) -> Result<Vec<Unpublished>, StoreError> {
    const SQL: &str = "SELECT template_id, updated_at, actor_name FROM working_copies
                       WHERE workspace_id = $1 ORDER BY template_id";
    let read =
        |mut row: Row| Ok(Unpublished { template: row.take()?, updated_at: row.take()?, actor_name: row.take()? });
    database.query(SQL, args![workspace], read).await
}
