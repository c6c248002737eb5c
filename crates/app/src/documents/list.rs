//! Listing documents.

use std::collections::HashMap;

use futures::Stream;
use model::Result;
use model::document::{DocumentFilter, DocumentOverview, DocumentSummary};
use model::id::{DocumentId, DocumentKind};
use model::page::{Page, PageRequest};
use model::respondent::Respondent;

use crate::{App, Call, listing};

/// One page, newest first.
///
/// # Errors
/// When the database does not answer.
pub async fn page(
    app: &App,
    call: &Call,
    request: PageRequest<DocumentKind>,
) -> Result<Page<DocumentSummary, DocumentKind>> {
    Ok(store::documents::page(app.database(), call.workspace, request).await?)
}

/// One page of those that a filter finds, newest first.
///
/// # Errors
/// When the database does not answer.
pub async fn found(
    app: &App,
    call: &Call,
    filter: &DocumentFilter,
    request: PageRequest<DocumentKind>,
) -> Result<Page<DocumentOverview, DocumentKind>> {
    Ok(store::document_list::page(app.database(), call.workspace, filter, request).await?)
}

/// Those who are invited to some documents of a page, by document, in signing order.
///
/// # Errors
/// When the database does not answer.
pub async fn invited(
    app: &App,
    call: &Call,
    documents: &[DocumentOverview],
) -> Result<HashMap<DocumentId, Vec<Respondent>>> {
    let ids = documents.iter().map(|document| document.summary.id);
    Ok(store::respondents::of_documents(app.database(), call.workspace, ids).await?)
}

/// All of them, newest first, in pieces.
pub fn all(app: App, call: Call) -> impl Stream<Item = Result<Vec<DocumentSummary>>> {
    listing::all(async move |request| page(&app, &call, request).await)
}
