//! Listing templates.

use futures::Stream;
use model::Result;
use model::id::TemplateKind;
use model::page::{Page, PageRequest};
use model::template::TemplateSummary;

use crate::{App, Call, listing};

/// One page, newest first.
///
/// # Errors
/// When the database does not answer.
pub async fn page(
    app: &App,
    call: &Call,
    request: PageRequest<TemplateKind>,
) -> Result<Page<TemplateSummary, TemplateKind>> {
    Ok(store::templates::page(app.database(), call.workspace, request).await?)
}

/// All of them, newest first, in pieces.
pub fn all(app: App, call: Call) -> impl Stream<Item = Result<Vec<TemplateSummary>>> {
    listing::all(async move |request| page(&app, &call, request).await)
}
