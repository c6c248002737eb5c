//! The answers of many documents as a table: a row for each document, a column for each variable and field.
//!
//! The columns have to be known before the first row, so the documents are looked through twice: first only for which they
//! are and which templates they were made from, then, a few at a time, for what was collected.

mod cells;
mod columns;

use std::collections::{HashMap, HashSet};

use futures::Stream;
use model::activity::Event;
use model::document::DocumentFilter;
use model::error::Result;
use model::id::DocumentId;
use model::page::PageRequest;
use serde_json::json;

use self::cells::Layout;
use self::columns::Columns;
use crate::change::{About, Change};
use crate::spreadsheet::Separator;
use crate::{App, Call, templates};

/// The most documents of one table.
pub const MOST_ROWS: usize = 10_000;
/// Documents that are looked for at once, and those of which everything is read at once.
const FOUND: u32 = 500;
const READ: usize = 50;

/// A table on its way.
pub struct AnswersTable<S> {
    /// What stands above the columns.
    pub head: Vec<String>,
    /// Whether there are more documents than fit.
    pub is_truncated: bool,
    /// The rows, in pieces, each with a cell for each column. Cells run no formula.
    pub rows: S,
}

/// The documents that a filter finds, newest first, with what was collected in each. Numbers are written as those expect
/// them who separate cells so.
///
/// # Errors
/// When the documents have too many different fields, or the database does not answer.
pub async fn answers(
    app: &App,
    call: &Call,
    filter: DocumentFilter,
    separator: Separator,
) -> Result<AnswersTable<impl Stream<Item = Result<Vec<Vec<String>>>> + Send + use<>>> {
    let (documents, is_truncated) = find(app, call, &filter).await?;
    let columns = columns(app, call, &documents).await?;
    let about = filter.template.map_or(About::NOTHING, About::template);
    let row = Change::new(app, call).row(
        Event::DocumentDownloaded,
        about,
        format!("The answers of {} documents were exported", documents.len()),
        json!({ "documents": documents.len(), "files": ["answers.csv"] }),
    );
    app.downloads().note(app, call.workspace, row).await?;
    let head = columns.head();
    let start = (app.clone(), call.clone(), Layout { columns, separator }, documents);
    let rows = futures::stream::try_unfold(start, async |(app, call, layout, mut documents)| {
        if documents.is_empty() {
            return Ok(None);
        }
        let rest = documents.split_off(documents.len().min(READ));
        let rows = rows(&app, &call, &layout, &documents).await?;
        Ok(Some((rows, (app, call, layout, rest))))
    });
    Ok(AnswersTable { head, is_truncated, rows })
}

/// The documents that a filter finds, and whether there are more than fit.
async fn find(app: &App, call: &Call, filter: &DocumentFilter) -> Result<(Vec<DocumentId>, bool)> {
    let mut documents = Vec::new();
    let mut request = PageRequest { limit: FOUND, after: None };
    loop {
        let page = super::found(app, call, filter, request).await?;
        documents.extend(page.rows.iter().map(|row| row.summary.id));
        let is_full = documents.len() >= MOST_ROWS;
        match page.next {
            Some(after) if !is_full => request.after = Some(after),
            next => {
                let is_truncated = next.is_some() || documents.len() > MOST_ROWS;
                documents.truncate(MOST_ROWS);
                return Ok((documents, is_truncated));
            }
        }
    }
}

/// The columns of what all these documents were made from, those of the newest document first.
async fn columns(app: &App, call: &Call, documents: &[DocumentId]) -> Result<Columns> {
    let (mut columns, mut seen) = (Columns::default(), HashSet::new());
    for some in documents.chunks(FOUND as usize) {
        let bodies = store::answers::bodies(app.database(), call.workspace, some).await?;
        let bodies: HashMap<_, _> = bodies.into_iter().collect();
        for body in some.iter().filter_map(|id| bodies.get(id)) {
            if seen.insert(body.clone()) {
                columns.add(&*templates::parsed::stored(app, call.workspace, body).await?)?;
            }
        }
    }
    Ok(columns)
}

/// The rows of some documents, in their order. Those that were deleted meanwhile are left out.
async fn rows(app: &App, call: &Call, layout: &Layout, documents: &[DocumentId]) -> Result<Vec<Vec<String>>> {
    let (database, workspace) = (app.database(), call.workspace);
    let collected = store::answers::of_documents(database, workspace, documents).await?;
    let respondents = store::respondents::of_documents(database, workspace, documents.iter().copied()).await?;
    let collected: HashMap<_, _> = collected.into_iter().map(|one| (one.summary.id, one)).collect();
    let mut rows = Vec::new();
    for one in documents.iter().filter_map(|id| collected.get(id)) {
        let people = respondents.get(&one.summary.id).map_or(&[][..], Vec::as_slice);
        rows.push(cells::row(app, workspace, layout, one, people).await?);
    }
    Ok(rows)
}
