//! Documents as filtered lists show them.

use model::document::{DocumentFilter, DocumentOverview};
use model::id::{DocumentKind, WorkspaceId};
use model::page::{Page, PageRequest, Position};

use crate::conditions::Conditions;
use crate::document_search;
use crate::documents::{SUMMARY, read_labels, read_summary};
use crate::engine::{Database, Row, StoreError};

fn read(mut row: Row) -> Result<DocumentOverview, StoreError> {
    Ok(DocumentOverview {
        summary: read_summary(&mut row)?,
        labels: read_labels(&mut row)?,
        expires_at: row.take()?,
        completed_at: row.take()?,
        closing_reason: row.take()?,
        sealed: row.take()?,
    })
}

/// A page of the documents that a filter finds, newest first. Each filter has its index.
///
/// # Errors
/// When the database does not answer.
pub async fn page(
    database: &Database,
    workspace: WorkspaceId,
    filter: &DocumentFilter,
    request: PageRequest<DocumentKind>,
) -> Result<Page<DocumentOverview, DocumentKind>, StoreError> {
    let mut conditions = Conditions::new("workspace_id", workspace);
    conditions.any_of("status", filter.statuses.iter().map(|status| status.name()));
    if let Some(template) = filter.template {
        conditions.equal("template_id", template);
    }
    if let Some(external_id) = &filter.external_id {
        conditions.equal("external_id", external_id);
    }
    conditions.between("created_at", filter.from, filter.to);
    if !filter.words.is_empty() {
        document_search::catch_up(database).await?;
        let dialect = database.dialect();
        let place = conditions.arg(dialect.search_argument(&filter.words));
        conditions.and(&dialect.document_search(&place));
    }
    conditions.after("created_at, id", request.after);
    let limit = conditions.arg(request.limit + 1);
    let sql = format!(
        "SELECT {SUMMARY}, external_id, metadata, expires_at, completed_at, closing_reason, seal IS NOT NULL
         FROM documents d WHERE {} ORDER BY created_at DESC, id DESC LIMIT {limit}",
        conditions.sql
    );
    let rows = database.query(sql, conditions.args, read).await?;
    Ok(Page::cut(rows, request.limit, |row| Position { created_at: row.summary.created_at, id: row.summary.id }))
}
