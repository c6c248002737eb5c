//! Listing templates.

use futures::Stream;
use model::Result;
use model::id::TemplateKind;
use model::page::{MAX_PAGE, Page, PageRequest, Position};
use model::template::TemplateSummary;
use store::templates::Among;

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
    Ok(store::templates::page(app.database(), call.workspace, Among::default(), request).await?)
}

/// What a list of templates is narrowed by.
#[derive(Debug, Clone, Default)]
pub struct Wanted {
    /// Words of which each must be in the name, or begin one that is.
    pub words: Vec<String>,
    /// A label that they must have, as it is written.
    pub label: Option<String>,
    /// Whether those are wanted that were made for one document, and not the others.
    pub single_use: bool,
}

/// One page of those that are wanted, newest first. A workspace has so few templates that their names can be
/// looked through; of those for one document as many as its page takes.
///
/// # Errors
/// When the database does not answer.
pub async fn found(
    app: &App,
    call: &Call,
    wanted: &Wanted,
    request: PageRequest<TemplateKind>,
) -> Result<Page<TemplateSummary, TemplateKind>> {
    let Wanted { words, label, single_use } = wanted;
    let among = Among { label: label.as_deref(), single_use: *single_use };
    let page = async |request| store::templates::page(app.database(), call.workspace, among, request).await;
    if words.is_empty() {
        return Ok(page(request).await?);
    }
    let holds = |template: &TemplateSummary| {
        let names = model::activity::words(template.name.as_str());
        words.iter().all(|word| names.iter().any(|name| name.starts_with(word.as_str())))
    };
    let (mut rows, mut after) = (Vec::new(), request.after);
    loop {
        let looked = page(PageRequest { limit: MAX_PAGE, after }).await?;
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
