//! Templates taken apart. Reading one costs more than most requests, and a body never changes, so what was read is kept
//! by the body's hash.

use std::sync::Arc;

use model::body::{Body, BodyHash};
use model::error::{Error, Result};
use model::id::WorkspaceId;
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use template::Template;

use crate::App;

/// How many characters of bodies are kept taken apart, and about how many bodies that is.
const MOST_CHARACTERS: u64 = 16 * 1024 * 1024;
const ABOUT_HOW_MANY: usize = 512;

/// The templates that were read lately.
pub(crate) struct Parsed(Cache<BodyHash, Kept, ByLength>);

#[derive(Clone)]
struct Kept {
    template: Arc<Template>,
    characters: u64,
}

#[derive(Clone)]
struct ByLength;

impl Weighter<BodyHash, Kept> for ByLength {
    fn weight(&self, _: &BodyHash, kept: &Kept) -> u64 {
        // Even an empty one takes some room.
        kept.characters + 1_000
    }
}

impl Default for Parsed {
    fn default() -> Self {
        Self(Cache::with_weighter(ABOUT_HOW_MANY, MOST_CHARACTERS, ByLength))
    }
}

/// Reads a body that may never be saved, or takes what was read of it before. It is not kept: every keystroke makes
/// another draft.
///
/// # Errors
/// A validation error that names every place that is wrong.
pub(super) fn draft(app: &App, hash: &BodyHash, body: &Body) -> Result<Arc<Template>> {
    match app.lookups().templates.note(app.parsed().0.get(hash)) {
        Some(kept) => Ok(kept.template),
        None => Ok(Arc::new(Template::read(body)?)),
    }
}

/// Reads a body that was saved, or takes what was read of it before.
///
/// # Errors
/// A validation error that names every place that is wrong.
pub(crate) fn read(app: &App, hash: &BodyHash, body: &Body) -> Result<Arc<Template>> {
    let parsed = &app.parsed().0;
    if let Some(kept) = app.lookups().templates.note(parsed.get(hash)) {
        return Ok(kept.template);
    }
    let template = Arc::new(Template::read(body)?);
    let parts = [&body.content, &body.symbol_table, &body.expression_table, &body.form_schema];
    let characters = parts.into_iter().map(|part| part.text().len() as u64).sum();
    parsed.insert(hash.clone(), Kept { template: Arc::clone(&template), characters });
    Ok(template)
}

/// The template behind a stored body.
///
/// # Errors
/// When the database does not answer.
pub(crate) async fn stored(app: &App, workspace: WorkspaceId, hash: &BodyHash) -> Result<Arc<Template>> {
    if let Some(kept) = app.parsed().0.get(hash) {
        app.lookups().templates.hit();
        return Ok(kept.template);
    }
    // The miss is counted where it is read.
    let body = store::bodies::find(app.database(), workspace, hash).await?;
    let body = body.ok_or_else(|| Error::internal("something refers to a body that is gone"))?;
    // It was checked when it was saved; if it can't be read now, that is not the caller's doing.
    read(app, hash, &body).map_err(Error::internal)
}
