//! Listing templates.

use futures::Stream;
use model::Result;
use model::id::TemplateKind;
use model::page::{MAX_PAGE, Page, PageRequest, Position};
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

/// One page of those whose names hold each of these words, or one that begins so, newest first. A workspace has so few
/// templates that they can be looked through.
///
/// # Errors
/// When the database does not answer.
pub async fn found(
    app: &App,
    call: &Call,
    words: &[String],
    request: PageRequest<TemplateKind>,
) -> Result<Page<TemplateSummary, TemplateKind>> {
    if words.is_empty() {
        return page(app, call, request).await;
    }
    let holds = |template: &TemplateSummary| {
        let names = model::activity::words(template.name.as_str());
        words.iter().all(|word| names.iter().any(|name| name.starts_with(word.as_str())))
    };
    let (mut rows, mut after) = (Vec::new(), request.after);
    loop {
        let looked = page(app, call, PageRequest { limit: MAX_PAGE, after }).await?;
        rows.extend(looked.rows.into_iter().filter(holds));
        after = looked.next;
        if after.is_none() || rows.len() > request.limit as usize {
            let position = |row: &TemplateSummary| Position { created_at: row.created_at, id: row.id };
            return Ok(Page::cut(rows, request.limit, position));
        }
    }
}

/// All of them, newest first, in pieces.
pub fn all(app: App, call: Call) -> impl Stream<Item = Result<Vec<TemplateSummary>>> {
    listing::all(async move |request| page(&app, &call, request).await)
}
