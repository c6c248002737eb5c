//! Documents as filtered lists show them.

use model::document::{DocumentFilter, DocumentOverview};
use model::id::{DocumentKind, WorkspaceId};
use model::page::{Page, PageRequest, Position};

use crate::conditions::Conditions;
use crate::document_search;
use crate::documents::{read_labels, read_summary};
use crate::engine::{Database, Row, StoreError};
use crate::search::{Searched, Wanted};

fn read(mut row: Row) -> Result<DocumentOverview, StoreError> {
    Ok(DocumentOverview {
        summary: read_summary(&mut row)?,
        labels: read_labels(&mut row)?,
        expires_at: row.take()?,
        completed_at: row.take()?,
        closing_reason: row.take()?,
        sealed: row.take()?,
        mail_lost: row.take()?,
    })
}

const COLUMNS: &str = "d.id, d.name, d.template_id, d.status, d.sent_at, d.created_at, d.updated_at, external_id, metadata, \
                       expires_at, completed_at, closing_reason, seal IS NOT NULL, mail_lost";

/// How documents are searched.
const SEARCHED: Searched = Searched {
    table: "documents d",
    columns: COLUMNS,
    words: "d.words",
    index: "document_search",
    vocabulary: "document_search_words",
    position: "document_search_position",
    joined: "CROSS JOIN document_search_keys ON document_search_keys.seq = document_search.rowid
             CROSS JOIN documents d ON d.id = document_search_keys.document_id",
    number: "seq",
    numbered: "documents JOIN document_search_keys ON document_search_keys.document_id = documents.id",
};

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
    // Of the documents whose mail was lost there are few, in an index of their own: no other index is to be taken for them.
    let found_by = |column: &str| if filter.mail_lost { format!("{column} || ''") } else { column.to_owned() };
    if filter.mail_lost {
        conditions.and("mail_lost");
    }
    conditions.any_of(&found_by("status"), filter.statuses.iter().map(|status| status.name()));
    if let Some(template) = filter.template {
        conditions.equal(&found_by("template_id"), template);
    }
    if let Some(external_id) = &filter.external_id {
        conditions.equal(&found_by("external_id"), external_id);
    }
    conditions.between("created_at", filter.from, filter.to);
    let place = |row: &DocumentOverview| Position { created_at: row.summary.created_at, id: row.summary.id };
    let rows = if filter.words.is_empty() {
        conditions.after("created_at, id", request.after);
        let limit = conditions.arg(request.limit + 1);
        database.query(conditions.newest(COLUMNS, "documents d", &limit), conditions.into_args(), read).await?
    } else {
        document_search::catch_up(database).await?;
        let (from, to, words) = (filter.from, filter.to, filter.words.as_slice());
        let wanted = Wanted { workspace, words, conditions, from, to, page: request };
        SEARCHED.find(database, wanted, read, place).await?
    };
    Ok(Page::cut(rows, request.limit, place))
}
