//! Templates.

use model::body::BodyHash;
use model::id::{TemplateId, TemplateKind, WorkspaceId};
use model::locale::ZoneName;
use model::name::Name;
use model::page::{Page, PageRequest, Position};
use model::template::{Origin, PublicLink, Template, TemplateSummary};

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, bodies, lost};

const SUMMARY: &str = "t.id, t.name, t.publicly_fillable, t.clear_after, t.created_at, t.updated_at";

fn read_summary(row: &mut Row) -> Result<TemplateSummary, StoreError> {
    Ok(TemplateSummary {
        id: row.take()?,
        name: Name::stored(row.take()?),
        publicly_fillable: row.take()?,
        clear_after: row.take()?,
        created_at: row.take()?,
        updated_at: row.take()?,
    })
}

/// The columns of a template in full, with its body, as [`read`] takes them.
pub(crate) fn columns() -> String {
    format!("{SUMMARY}, t.require_login, t.body_hash, t.version, {}", bodies::COLUMNS)
}

pub(crate) fn read(row: &mut Row) -> Result<Template, StoreError> {
    Ok(Template {
        summary: read_summary(row)?,
        public_link: PublicLink { require_login: row.take()? },
        body_hash: BodyHash::stored(row.take()?),
        version: row.take()?,
        body: bodies::read(row)?,
    })
}

/// Adds a template whose body is stored.
pub fn insert(write: &mut Write, workspace: WorkspaceId, template: &Template) {
    let summary = &template.summary;
    write.one(
        lost::TEMPLATE,
        "INSERT INTO templates (workspace_id, id, name, publicly_fillable, require_login, body_hash, version,
                                created_at, updated_at, clear_after)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        args![
            workspace,
            summary.id,
            summary.name.as_str(),
            summary.publicly_fillable,
            template.public_link.require_login,
            template.body_hash.as_str(),
            template.version,
            summary.created_at,
            summary.updated_at,
            summary.clear_after,
        ],
    );
}

/// Puts the template in the place of the version before it. The write is lost under the label `template` when another
/// change was faster.
pub fn update(write: &mut Write, workspace: WorkspaceId, template: &Template) {
    let summary = &template.summary;
    write.one(
        lost::TEMPLATE,
        "UPDATE templates
         SET name = $4, publicly_fillable = $5, require_login = $6, body_hash = $7, updated_at = $8, clear_after = $9,
             version = version + 1
         WHERE workspace_id = $1 AND id = $2 AND version = $3",
        args![
            workspace,
            summary.id,
            template.version - 1,
            summary.name.as_str(),
            summary.publicly_fillable,
            template.public_link.require_login,
            template.body_hash.as_str(),
            summary.updated_at,
            summary.clear_after,
        ],
    );
}

/// Makes a write depend on a template being as it was read. The write is lost under the label `template` where it is not.
pub fn unchanged(write: &mut Write, workspace: WorkspaceId, template: &Template) {
    const SQL: &str =
        "UPDATE templates SET version = version WHERE workspace_id = $1 AND id = $2 AND version = $3";
    write.one(lost::TEMPLATE, SQL, args![workspace, template.summary.id, template.version]);
}

/// Deletes a template; its bodies stay for the documents made from them.
pub fn delete(write: &mut Write, workspace: WorkspaceId, id: TemplateId) {
    write.one(lost::TEMPLATE, "DELETE FROM templates WHERE workspace_id = $1 AND id = $2", args![workspace, id]);
}

/// The template of that id, in full.
///
/// # Errors
/// When the database does not answer.
pub async fn find(
    database: &Database,
    workspace: WorkspaceId,
    id: TemplateId,
) -> Result<Option<Template>, StoreError> {
    let sql = format!(
        "SELECT {} FROM templates t JOIN bodies b ON b.workspace_id = t.workspace_id AND b.hash = t.body_hash
         WHERE t.workspace_id = $1 AND t.id = $2",
        columns()
    );
    Ok(database.lookup(sql, args![workspace, id], |mut row| read(&mut row)).await?.pop())
}

/// What a document takes from the template of that id. It reads no body, which may be long.
///
/// # Errors
/// When the database does not answer.
pub async fn origin(
    database: &Database,
    workspace: WorkspaceId,
    id: TemplateId,
) -> Result<Option<Origin>, StoreError> {
    const SQL: &str =
        "SELECT t.name, t.body_hash, w.time_zone FROM templates t JOIN workspaces w ON w.id = t.workspace_id
                       WHERE t.workspace_id = $1 AND t.id = $2";
    let map = move |mut row: Row| {
        let (name, body_hash) = (Name::stored(row.take()?), BodyHash::stored(row.take()?));
        Ok(Origin { id, name, body_hash, zone: ZoneName::stored(row.take()?) })
    };
    Ok(database.lookup(SQL, args![workspace, id], map).await?.pop())
}

/// Where a template belongs. It is asked without a workspace only for public pages, whose address names none.
///
/// # Errors
/// When the database does not answer.
pub async fn home(database: &Database, id: TemplateId) -> Result<Option<WorkspaceId>, StoreError> {
    const SQL: &str =
        "SELECT t.workspace_id FROM templates t JOIN workspaces w ON w.id = t.workspace_id WHERE t.id = $1";
    Ok(database.lookup(SQL, args![id], |mut row| row.take()).await?.pop())
}

/// What a list of templates is narrowed by beside words.
#[derive(Debug, Clone, Copy, Default)]
pub struct Among<'a> {
    /// A label that they must have.
    pub label: Option<&'a str>,
    /// Whether those are wanted that were made for one document, and not the others.
    pub single_use: bool,
}

/// A page of a workspace's templates, newest first.
///
/// # Errors
/// When the database does not answer.
pub async fn page(
    database: &Database,
    workspace: WorkspaceId,
    among: Among<'_>,
    request: PageRequest<TemplateKind>,
) -> Result<Page<TemplateSummary, TemplateKind>, StoreError> {
    let mut args = args![workspace, request.limit + 1];
    let (mut after, mut labelled) = ("", String::new());
    if let Some(position) = request.after {
        after = "AND (t.created_at, t.id) < ($3, $4)";
        args.extend(args![position.created_at, position.id]);
    }
    let which = if among.single_use { "AND t.clear_after IS NOT NULL" } else { "AND t.clear_after IS NULL" };
    if let Some(label) = among.label {
        args.extend(args![label]);
        labelled = format!(
            "AND EXISTS (SELECT 1 FROM template_labels l
                         WHERE l.workspace_id = t.workspace_id AND l.template_id = t.id AND l.label = ${})",
            args.len()
        );
    }
    let sql = format!(
        "SELECT {SUMMARY} FROM templates t WHERE t.workspace_id = $1 {which} {after} {labelled}
         ORDER BY t.created_at DESC, t.id DESC LIMIT $2"
    );
    let rows = database.query(sql, args, |mut row| read_summary(&mut row)).await?;
    Ok(Page::cut(rows, request.limit, |row| Position { created_at: row.created_at, id: row.id }))
}
